#include "reports/cli/screen/progress_bar.hpp"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <cmath>
#include <cstdio>

#include "reports/text/words.hpp"

namespace eightfold::cli {

std::string progress_text(double done, double seconds_so_far, int width, double done_before) {
  const double part = std::clamp(done, 0.0, 1.0);
  const int filled = static_cast<int>(part * width);
  std::string text =
      fmt::format("[{:#<{}}{:-<{}}] {:3.0f} %", "", filled, "", width - filled, std::floor(100 * part));
  const double done_since = part - done_before;
  if (done_since > 0)
    text += fmt::format(", {} left", reports::duration_text(seconds_so_far * (1 - part) / done_since));
  return text;
}

ProgressBar::ProgressBar(std::string title, bool silent, double done_before)
    : title_(std::move(title)), wanted_(!silent && isatty(STDERR_FILENO) == 1), done_before_(done_before) {}

void ProgressBar::clear() {
  if (shown_) std::fputs("\r\x1b[K", stderr);
  shown_ = false;
}

void ProgressBar::show(double done) {
  if (!wanted_) return;
  using namespace std::chrono_literals;
  const auto now = Clock::now();
  if (now - start_ < 1s || (shown_ && now - last_ < 100ms)) return;
  shown_ = true;
  last_ = now;
  const double seconds = std::chrono::duration<double>(now - start_).count();
  const std::string line =
      fmt::format("\r{} {}\x1b[K", title_, progress_text(done, seconds, bar_width, done_before_));
  std::fwrite(line.data(), 1, line.size(), stderr);
  std::fflush(stderr);
}

}  // namespace eightfold::cli
