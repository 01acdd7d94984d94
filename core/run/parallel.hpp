#pragma once

#include <cstddef>
#include <functional>

#include "eightfold/core/run_options.hpp"

namespace eightfold {

/// `threads`, or the number of processors that this process may use if that is 0; 1 if the library is built
/// without threads. Throws std::invalid_argument if it is negative or exceeds max_threads.
int threads_of(int threads);

/// What every long computation begins with: throws std::invalid_argument if the number of threads is invalid,
/// and Stopped if a stop is already requested.
void check(const RunOptions& run);

/// The run of a part of a computation, whose progress is from `begin` to `end` in that of the whole. Keeps a
/// reference to the listener.
RunOptions part_of(const RunOptions& run, double begin, double end);

/// The run of one of equal parts, from 0.
inline RunOptions equal_part_of(const RunOptions& run, std::size_t part, std::size_t parts) {
  const auto share = [&](std::size_t end) { return static_cast<double>(end) / static_cast<double>(parts); };
  return part_of(run, share(part), share(part + 1));
}

/// The same run without a progress, for a part that is not reported.
RunOptions without_progress(const RunOptions& run);

/// The work of one thread. The token requests a stop if the caller of run_workers does or if another worker
/// threw an exception.
using WorkerFunction = std::function<void(std::size_t worker, const StopToken& stop)>;

/// Calls work(worker, …) with worker = 0 on this thread and with 1, 2, … below `threads` on new threads, on
/// fewer if the system refuses a thread. Returns when all calls have returned. Rethrows the first exception.
void run_workers(std::size_t threads, const StopToken& stop, const WorkerFunction& work);

/// The work of a unit. `worker` is below the number of threads; concurrent calls have different workers. The
/// token requests a stop if the caller of for_each_unit does, or if another unit or the listener threw an
/// exception: a long unit must poll it.
using UnitWork = std::function<void(std::size_t unit, std::size_t worker, const StopToken& stop)>;

/// Calls `work` once for each unit below `units` and reports the progress after each call. Workers do not
/// wait for a slow listener. Rethrows the first exception of `work` or of the listener; throws Stopped.
void for_each_unit(std::size_t units, const RunOptions& run, const UnitWork& work);

/// The same for ranges of `length` units, the last of which may be shorter.
using RangeWork =
    std::function<void(std::size_t begin, std::size_t end, std::size_t worker, const StopToken& stop)>;
void for_each_range(std::size_t units, std::size_t length, const RunOptions& run, const RangeWork& work);

}  // namespace eightfold
