#pragma once

#include <cstddef>
#include <functional>

namespace eightfold {

/// Reports the finished fraction of a computation of equal parts, 0 to 1, to a listener. Not synchronized.
class Progress {
 public:
  using Listener = std::function<void(double done)>;
  Progress() = default;
  Progress(Listener listener, std::size_t parts) : listener_(std::move(listener)), parts_(parts) {}
  void begin_part(std::size_t part) { part_ = part; }
  void report(double done_of_part) const {
    if (listener_) listener_((static_cast<double>(part_) + done_of_part) / static_cast<double>(parts_));
  }

 private:
  Listener listener_;
  std::size_t parts_ = 1;
  std::size_t part_ = 0;
};

/// Calls work(worker) with worker = 0 on this thread and with 1, 2, … below `threads` on new threads, on
/// fewer if the system refuses a thread. Returns when all calls have returned. Rethrows the first exception.
void run_workers(std::size_t threads, const std::function<void(std::size_t worker)>& work);

/// Calls work(unit, worker) once for each unit below `units`, on at most `threads` threads (0: one for
/// each processor), and reports the progress after each call, one report at a time and never decreasing.
/// `worker` is below the number of threads; concurrent calls have different workers. Rethrows exceptions of
/// work.
void for_each_unit(std::size_t units, int threads, const Progress& progress,
                   const std::function<void(std::size_t unit, std::size_t worker)>& work);

/// `threads`, or the number of processors that this process may use if that is 0.
int threads_of(int threads);

}  // namespace eightfold
