#include "reports/cli/screen/progress_bar.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdio>

#include "reports/cli/screen/terminal.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

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

// If the terminal became narrower, it has broken a text of `width` columns into rows: the number of those
// above the cursor.
int rows_above(int width, int columns) { return std::max(width - 1, 0) / columns; }

// Global for signal handlers: the number of the rows of the shown bar, or 0.
std::atomic<int> rows_shown{0};
static_assert(std::atomic<int>::is_always_lock_free);

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
  const int columns = terminal_columns(STDERR_FILENO);
  const int rows = rows_above(columns_of(shown_), columns);
  const std::string out = (rows > 0 ? fmt::format("\r\x1b[{}A", rows) : "\r") + "\x1b[J" + text;
  rows_shown = text.empty() ? 0 : 1 + rows_above(columns_of(text), columns);
  std::fwrite(out.data(), 1, out.size(), stderr);
  std::fflush(stderr);
  shown_ = text;
}

void ProgressBar::erase_shown() noexcept {
  const auto write_out = [](std::string_view text) {
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
  };
  const int rows = rows_shown.exchange(0);
  if (rows == 0) return;
  for (int row = 1; row < rows; ++row) write_out("\x1b[A");
  write_out("\r\x1b[J");
}

void ProgressBar::show(double done) {
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
  replace(progress_text(title_, {done, seconds_since(start_), done_before_, seconds_since(last_advance_)},
                        terminal_columns(STDERR_FILENO)));
}

}  // namespace eightfold::cli
