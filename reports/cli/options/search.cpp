#include "reports/cli/options/search.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <vector>

#include "reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

struct Unit {
  std::string_view name;
  std::uint64_t SearchStatistics::*number;
};

constexpr auto units = std::to_array<Unit>({
    {"board", &SearchStatistics::boards},
    {"block pair", &SearchStatistics::pair_blocks},
    {"cover step", &SearchStatistics::cover_steps},
});

// Three significant digits: "171,000", "52.1 million".
std::string rate_text(double rate) {
  if (rate >= 1e6) return fmt::format("{:.3g} million", rate / 1e6);
  const double scale = std::pow(10, std::max(0.0, std::floor(std::log10(std::max(rate, 1.0))) - 2));
  return reports::grouped(static_cast<std::uint64_t>(std::round(rate / scale) * scale));
}

}  // namespace

std::string stats_text(const SearchStatistics& statistics, double seconds) {
  std::vector<Unit> done;
  for (const Unit& unit : units)
    if (statistics.*unit.number > 0) done.push_back(unit);
  if (done.empty()) done.push_back(units[0]);
  std::string text =
      "stats: " +
      reports::phrase(
          done, [&](const Unit& unit) { return reports::counted(statistics.*unit.number, unit.name); }) +
      fmt::format(" in {:.3f} s", seconds);
  const auto number = static_cast<double>(statistics.*done[0].number);
  constexpr double shortest = 0.001;  // a rate over less time means nothing
  if (done.size() == 1 && number > 0 && seconds >= shortest)
    text += fmt::format(", {} {}s/s", rate_text(number / seconds), done[0].name);
  return text;
}

RunOptions Search::options(int n, int threads, std::string_view part) {
  bar_.emplace(fmt::format("N = {}{}{}", n, part.empty() ? "" : ", ", part), quiet_);
  return {.threads = threads, .stop = stop(), .on_progress = [this](double done) { bar_->show(done); }};
}

ExitCode Search::finish(reports::Output& out, std::string_view text, bool agrees) {
  clear_bar();
  out.write(text);
  out.commit();
  return finish(agrees);
}

ExitCode Search::finish(bool agrees) {
  clear_bar();
  if (prints_stats_) {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
    const std::string line = stats_text(statistics_, passed.count()) + '\n';
    std::fwrite(line.data(), 1, line.size(), stderr);
  }
  return agrees ? ExitCode::done : ExitCode::check_failed;
}

}  // namespace eightfold::cli
