#include "eightfold/reports/cli/screen/progress_bar.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "eightfold/reports/cli/screen/terminal.hpp"
#include "eightfold/reports/text/internal/utf8.hpp"
#include "eightfold/reports/text/internal/words.hpp"

namespace eightfold::cli {
namespace {

constexpr int widest_bar = 30;
constexpr int narrowest_bar = 6;
constexpr int free_columns = 3;  // the last, where some terminals wrap, and two for an echoed ^C

int columns_of(std::string_view text) { return static_cast<int>(reports::width_of(text)); }

double part_of(const Progress& progress) { return std::clamp(progress.done, 0.0, 1.0); }

std::string bar_text(const Progress& progress, int width) {
  const int filled = static_cast<int>(part_of(progress) * width);
  return fmt::format("[{:#<{}}{:-<{}}] ", "", filled, "", width - filled);
}

std::string percent_text(const Progress& progress) {
  return fmt::format("{:3.0f} %", std::floor(100 * part_of(progress)));
}

// Empty if there is no estimate.
std::string time_left_text(const Progress& progress) {
  const double done_since = part_of(progress) - progress.done_before;
  if (done_since <= 0) return "";
  const double seconds_left = progress.seconds * (1 - part_of(progress)) / done_since;
  if (progress.seconds_without_advance > seconds_left) return "";
  return fmt::format(", {} left", reports::duration_text(seconds_left));
}

// Moves to the start of a text of `width` columns before the cursor. If the terminal became narrower, it has
// broken the text into rows.
std::string to_start_of_text(int width, int columns) {
  const int rows_above = std::max(width - 1, 0) / columns;
  return rows_above > 0 ? fmt::format("\r\x1b[{}A", rows_above) : "\r";
}

}  // namespace

std::string progress_text(std::string_view title, const Progress& progress, int columns) {
  const std::string percent = percent_text(progress);
  const std::string time_left = time_left_text(progress);
  for (const std::string& head : {fmt::format("{} ", title), std::string()}) {
    const int room = columns - free_columns - columns_of(head) - columns_of(percent);
    for (const std::string& tail : {time_left, std::string()}) {
      const int bar = std::min(room - columns_of("[] ") - columns_of(tail), widest_bar);
      if (bar >= narrowest_bar) return head + bar_text(progress, bar) + percent + tail;
    }
    if (room >= 0) return head + percent;
  }
  return "";
}

ProgressBar::ProgressBar(std::string title, bool silent, double done_before)
    : title_(std::move(title)), wanted_(!silent && isatty(STDERR_FILENO) == 1), done_before_(done_before) {}

void ProgressBar::replace(const std::string& text) {
  if (shown_.empty() && text.empty()) return;
  const std::string out =
      to_start_of_text(columns_of(shown_), terminal_columns(STDERR_FILENO)) + "\x1b[J" + text;
  std::fwrite(out.data(), 1, out.size(), stderr);
  std::fflush(stderr);
  shown_ = text;
}

void ProgressBar::show(double done, bool is_advancing) {
  if (!wanted_) return;
  using namespace std::chrono_literals;
  const auto now = Clock::now();
  if (done > last_done_) last_advance_ = now;
  last_done_ = std::max(done, last_done_);
  if (now - start_ < 1s || now - last_ < 100ms) return;
  last_ = now;
  const auto seconds_since = [now](Clock::time_point time) {
    return std::chrono::duration<double>(now - time).count();
  };
  const double without_advance =
      is_advancing ? seconds_since(last_advance_) : std::numeric_limits<double>::infinity();
  replace(progress_text(title_, {done, seconds_since(start_), done_before_, without_advance},
                        terminal_columns(STDERR_FILENO)));
}

}  // namespace eightfold::cli
