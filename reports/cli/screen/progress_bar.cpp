#include "reports/cli/screen/progress_bar.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "reports/text/words.hpp"

namespace eightfold::cli {

std::string progress_text(double done, double seconds_so_far, int width, double done_before,
                          double seconds_without_advance) {
  const double part = std::clamp(done, 0.0, 1.0);
  const int filled = static_cast<int>(part * width);
  std::string text =
      fmt::format("[{:#<{}}{:-<{}}] {:3.0f} %", "", filled, "", width - filled, std::floor(100 * part));
  const double done_since = part - done_before;
  if (done_since <= 0) return text;
  const double seconds_left = seconds_so_far * (1 - part) / done_since;
  if (seconds_without_advance <= seconds_left)
    text += fmt::format(", {} left", reports::duration_text(seconds_left));
  return text;
}

ProgressBar::ProgressBar(std::string title, bool silent, double done_before)
    : title_(std::move(title)), wanted_(!silent && isatty(STDERR_FILENO) == 1), done_before_(done_before) {}

void ProgressBar::clear() {
  if (shown_) std::fputs("\r\x1b[K", stderr);
  shown_ = false;
}

void ProgressBar::show(double done, bool is_advancing) {
  if (!wanted_) return;
  using namespace std::chrono_literals;
  const auto now = Clock::now();
  if (done > last_done_) last_advance_ = now;
  last_done_ = std::max(done, last_done_);
  if (now - start_ < 1s || (shown_ && now - last_ < 100ms)) return;
  shown_ = true;
  last_ = now;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  const double without_advance = is_advancing ? std::chrono::duration<double>(now - last_advance_).count()
                                              : std::numeric_limits<double>::infinity();
  const std::string line = fmt::format(
      "\r{} {}\x1b[K", title_, progress_text(done, seconds, bar_width, done_before_, without_advance));
  std::fwrite(line.data(), 1, line.size(), stderr);
  std::fflush(stderr);
}

}  // namespace eightfold::cli
