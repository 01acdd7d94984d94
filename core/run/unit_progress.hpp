#pragma once

#include <atomic>
#include <cstddef>
#include <functional>
#include <utility>

namespace eightfold {

/// Reports the number of finished units of several workers. It calls the listener without a lock: under one,
/// the other workers would queue behind a slow listener, and a listener that waits for other units would wait
/// forever. A worker that finds a report in progress leaves its unit to the reporting one, which looks again
/// after each report.
class UnitProgress {
 public:
  using Report = std::function<void(std::size_t finished)>;

  /// `report` is called by one thread at a time, with a larger number each time; it may be empty.
  explicit UnitProgress(Report report) : report_(std::move(report)) {}

  void finish_unit() {
    ++finished_;
    if (!report_) return;
    while (finished_ != reported_ && !reporting_.exchange(true)) {
      const std::size_t finished = finished_;
      // If this throws, `reporting_` stays true: nothing is reported again.
      if (finished != reported_) report_(finished);
      reported_ = finished;
      reporting_ = false;
    }
  }

 private:
  Report report_;
  std::atomic<std::size_t> finished_ = 0;
  std::atomic<std::size_t> reported_ = 0;
  std::atomic<bool> reporting_ = false;
};

}  // namespace eightfold
