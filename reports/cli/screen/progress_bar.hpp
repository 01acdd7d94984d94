#pragma once

#include <chrono>
#include <string>

namespace eightfold::cli {

/// A line on the standard error that says how much is done and how long the rest may take. It shows on a
/// terminal only, after the first second, and goes away with its object.
class ProgressBar {
 public:
  /// `title` stands before the bar. Nothing is ever shown if `silent`. `done_before` is the part, 0 to 1,
  /// that took none of this object's time.
  ProgressBar(std::string title, bool silent, double done_before = 0);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() { clear(); }

  /// `done` from 0 to 1.
  void show(double done);

  /// Erases the bar from the terminal, so that other text can be printed; the next show() draws it again.
  void clear();

 private:
  using Clock = std::chrono::steady_clock;
  std::string title_;
  bool wanted_;
  double done_before_;
  bool shown_ = false;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
};

inline constexpr int bar_width = 30;

/// "[########------------]  40 %, 12 s left": `width` signs between the brackets. The seconds went into what
/// is done but for the part that was done before.
std::string progress_text(double done, double seconds_so_far, int width = bar_width, double done_before = 0);

}  // namespace eightfold::cli
