#include "reports/cli/progress_bar.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace eightfold::cli {
namespace {

// "12 s", "3 min 20 s", "5 h 10 min", "3 days".
std::string duration_text(double seconds) {
  if (!(seconds < 1e12)) return "ages";
  const auto whole = static_cast<std::int64_t>(std::ceil(seconds));
  if (whole < 60) return fmt::format("{} s", whole);
  if (whole < 3600) return fmt::format("{} min {} s", whole / 60, whole % 60);
  if (whole < 48 * 3600) return fmt::format("{} h {} min", whole / 3600, whole % 3600 / 60);
  return fmt::format("{} days", whole / (24 * 3600));
}

}  // namespace

std::string progress_text(double done, double seconds_so_far, int width) {
  const double part = std::clamp(done, 0.0, 1.0);
  const int filled = static_cast<int>(part * width);
  std::string text =
      fmt::format("[{:#<{}}{:-<{}}] {:3.0f} %", "", filled, "", width - filled, std::floor(100 * part));
  if (part > 0) text += fmt::format(", {} left", duration_text(seconds_so_far * (1 - part) / part));
  return text;
}

ProgressBar::ProgressBar(std::string title, bool silent)
    : title_(std::move(title)), wanted_(!silent && isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
  if (shown_) std::fputs("\r\x1b[K", stderr);
}

void ProgressBar::show(double done) {
  if (!wanted_) return;
  using namespace std::chrono_literals;
  const auto now = Clock::now();
  if (now - start_ < 1s || (shown_ && now - last_ < 100ms)) return;
  shown_ = true;
  last_ = now;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  const std::string line = fmt::format("\r{} {}\x1b[K", title_, progress_text(done, seconds));
  std::fwrite(line.data(), 1, line.size(), stderr);
  std::fflush(stderr);
}

}  // namespace eightfold::cli
