// Threads without a library: oneTBB was rejected because it cannot continue when the system refuses a thread.
// Its worker threads start each other, so the exception ends the program (std::terminate).
#include "eightfold/core/count/internal/parallel.hpp"

#include <sched.h>

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <vector>

namespace eightfold {
namespace {

// The processors that this process may use, which taskset(1) and Slurm restrict.
int usable_processors() {
  cpu_set_t processors;
  const int count = sched_getaffinity(0, sizeof processors, &processors) == 0 ? CPU_COUNT(&processors) : 0;
  return count > 0 ? count : std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
}

}  // namespace

int threads_of(int threads) { return threads > 0 ? threads : usable_processors(); }

void run_workers(std::size_t threads, const std::function<void(std::size_t worker)>& work) {
  std::mutex mutex;
  std::exception_ptr thrown;
  const auto run = [&](std::size_t worker) {
    try {
      work(worker);
    } catch (...) {
      const std::lock_guard lock(mutex);
      if (!thrown) thrown = std::current_exception();
    }
  };
  {
    std::vector<std::jthread> others;
    try {
      for (std::size_t worker = 1; worker < threads; ++worker) others.emplace_back(run, worker);
    } catch (const std::system_error&) {  // the workers that have started do the work
    } catch (const std::bad_alloc&) {
    }
    run(0);
  }
  if (thrown) std::rethrow_exception(thrown);
}

void for_each_unit(std::size_t units, int threads, const Progress& progress,
                   const std::function<void(std::size_t unit, std::size_t worker)>& work) {
  std::mutex mutex;
  std::size_t done = 0;
  std::atomic<std::size_t> next = 0;
  const std::size_t workers = std::min(static_cast<std::size_t>(threads_of(threads)), units);
  run_workers(workers, [&](std::size_t worker) {
    try {
      for (std::size_t unit = next++; unit < units; unit = next++) {
        work(unit, worker);
        const std::lock_guard lock(mutex);
        progress.report(static_cast<double>(++done) / static_cast<double>(units));
      }
    } catch (...) {
      next = units;  // the others stop
      throw;
    }
  });
}

}  // namespace eightfold
