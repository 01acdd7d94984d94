#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace eightfold::cli {

/// A line on standard error with the completed fraction and an estimate of the remaining time. It is shown
/// only on a terminal, after the first second, and fits the terminal even if its width changes. The
/// destructor erases it, and so do the signals that end the program.
class ProgressBar {
 public:
  /// `title` precedes the bar. If `silent`, nothing is shown. `done_before` is the fraction, 0 to 1, that was
  /// completed before this object was constructed.
  ProgressBar(std::string title, bool silent, double done_before = 0);
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;
  ~ProgressBar() { clear(); }

  /// `done` is the completed fraction, 0 to 1.
  void show(double done);

  /// Erases the bar, so that other text can be printed. The next show() draws it again.
  void clear() { replace(""); }

  /// Erases the bar that is shown, if any. Async-signal-safe.
  static void erase_shown() noexcept;

 private:
  void replace(const std::string& text);

  using Clock = std::chrono::steady_clock;
  std::string title_;
  bool wanted_;
  double done_before_;
  std::string shown_;
  Clock::time_point start_ = Clock::now();
  Clock::time_point last_ = start_;
  double last_done_ = 0;
  Clock::time_point last_advance_ = start_;
};

struct Progress {
  double done;             ///< the completed fraction, 0 to 1
  double seconds = 0;      ///< the time since `done_before`
  double done_before = 0;  ///< the fraction completed before
  double seconds_without_advance = 0;
};

/// "N = 18 [########------------]  40 %, 12 s left", short enough for a terminal of that many columns. If the
/// room is too small, the bar is shorter; then the time, the bar and the title are omitted, in this order.
/// Empty if not even the percentage fits. The remaining time is also omitted if nothing has been done for
/// longer than that, because the estimate assumes a steady rate.
std::string progress_text(std::string_view title, const Progress& progress, int columns);

}  // namespace eightfold::cli
