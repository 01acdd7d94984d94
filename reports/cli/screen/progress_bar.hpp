#pragma once

#include <chrono>
#include <string>

namespace eightfold::cli {

/// A line on standard error with the completed fraction and an estimate of the remaining time. It is shown
/// only on a terminal, after the first second. The destructor erases it.
class ProgressBar {
 public:
  /// `title` precedes the bar. If `silent`, nothing is shown. `done_before` is the fraction, 0 to 1, that was
  /// completed before this object was constructed.
  ProgressBar(std::string title, bool silent, double done_before = 0);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() { clear(); }

  /// `done` is the completed fraction, 0 to 1. The remaining time is omitted unless the work advances.
  void show(double done, bool is_advancing = true);

  /// Erases the bar, so that other text can be printed. The next show() draws it again.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  std::string title_;
  bool wanted_;
  double done_before_;
  bool shown_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
  double last_done_ = 0;
  Clock::time_point last_advance_ = start_;
};

inline constexpr int bar_width = 30;

/// "[########------------]  40 %, 12 s left", with `width` characters between the brackets. The time so far
/// was spent on the part from `done_before` to `done`. The remaining time is omitted if nothing has been done
/// for longer than that, because the estimate assumes a steady rate.
std::string progress_text(double done, double seconds_so_far, int width = bar_width, double done_before = 0,
                          double seconds_without_advance = 0);

}  // namespace eightfold::cli
