#pragma once

#include <cstddef>
#include <functional>

namespace eightfold {

/// Tells a listener how much of a computation is done, 0 to 1, never going back, one call at a time. The
/// parts are equal shares of the whole.
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

/// Calls work(unit, worker) once for each unit below `units`, on `threads` threads (0: all there are), and
/// tells the progress after each. `worker`, below the number of threads, is never shared by two calls at a
/// time. Exceptions of work come out of it.
void for_each_unit(std::size_t units, int threads, const Progress& progress,
                   const std::function<void(std::size_t unit, std::size_t worker)>& work);

/// `threads`, or the number of processors for 0.
int threads_of(int threads);

}  // namespace eightfold
