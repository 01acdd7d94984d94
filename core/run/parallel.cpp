// Threads without a library: oneTBB was rejected because it cannot continue when the system refuses a thread.
// Its worker threads start each other, so the exception ends the program (std::terminate).
#include "core/run/parallel.hpp"

#if EIGHTFOLD_THREADS
#include <sched.h>

#include <new>
#include <system_error>
#include <thread>
#endif

#include <algorithm>
#include <atomic>
#include <exception>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "core/run/mutex.hpp"
#include "core/run/unit_progress.hpp"

namespace eightfold {
namespace {

#if EIGHTFOLD_THREADS
// The processors that this process may use, which taskset(1) and Slurm restrict.
int usable_processors() {
  int count = 0;
#ifdef CPU_COUNT  // Linux
  cpu_set_t processors;
  if (sched_getaffinity(0, sizeof processors, &processors) == 0) count = CPU_COUNT(&processors);
#endif
  return count > 0 ? count : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}
#endif

// Requests a stop if the caller does or a worker failed.
struct WorkerStop {
  const StopToken& of_caller;
  const std::atomic<bool>& has_failure;
  bool stop_requested() const { return has_failure || of_caller.stop_requested(); }
};

}  // namespace

int threads_of(int threads) {
  if (threads < 0) throw std::invalid_argument("the number of threads is negative");
  if (threads > max_threads)
    throw std::invalid_argument("the number of threads exceeds " + std::to_string(max_threads));
#if EIGHTFOLD_THREADS
  return threads > 0 ? threads : usable_processors();
#else
  return 1;
#endif
}

void check(const RunOptions& run) {
  threads_of(run.threads);
  run.stop.throw_if_requested();
}

RunOptions part_of(const RunOptions& run, double begin, double end) {
  RunOptions part = without_progress(run);
  if (run.on_progress)
    part.on_progress = [&listener = run.on_progress, begin, end](double done) {
      listener(begin + (end - begin) * done);
    };
  return part;
}

RunOptions without_progress(const RunOptions& run) { return {.threads = run.threads, .stop = run.stop}; }

void run_workers([[maybe_unused]] std::size_t threads, const StopToken& stop, const WorkerFunction& work) {
  Mutex mutex;
  std::exception_ptr failure;  // the first exception of the workers
  std::atomic<bool> has_failure = false;
  const StopToken stop_of_workers(WorkerStop{stop, has_failure});
  const auto run = [&](std::size_t worker) {
    try {
      work(worker, stop_of_workers);
    } catch (...) {
      const Lock lock(mutex);
      if (!failure) failure = std::current_exception();
      has_failure = true;
    }
  };
#if EIGHTFOLD_THREADS
  std::vector<std::thread> others;
  try {
    for (std::size_t worker = 1; worker < threads; ++worker) others.emplace_back(run, worker);
  } catch (const std::system_error&) {  // the workers that have started do the work
  } catch (const std::bad_alloc&) {
  }
  run(0);
  for (std::thread& other : others) other.join();
#else
  run(0);
#endif
  if (failure) std::rethrow_exception(failure);
}

void for_each_unit(std::size_t units, const RunOptions& run, const UnitWork& work) {
  const std::size_t workers = std::min(static_cast<std::size_t>(threads_of(run.threads)), units);
  UnitProgress::Report report;
  if (run.on_progress)
    report = [&](std::size_t finished) {
      run.on_progress(static_cast<double>(finished) / static_cast<double>(units));
    };
  UnitProgress progress(std::move(report));
  std::atomic<std::size_t> next = 0;
  run_workers(workers, run.stop, [&](std::size_t worker, const StopToken& stop) {
    for (std::size_t unit = next++; unit < units; unit = next++) {
      stop.throw_if_requested();
      work(unit, worker, stop);
      progress.finish_unit();
    }
  });
}

void for_each_range(std::size_t units, std::size_t length, const RunOptions& run, const RangeWork& work) {
  for_each_unit((units + length - 1) / length, run,
                [&](std::size_t range, std::size_t worker, const StopToken& stop) {
                  work(range * length, std::min((range + 1) * length, units), worker, stop);
                });
}

}  // namespace eightfold
