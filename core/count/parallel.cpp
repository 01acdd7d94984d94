#include "core/count/parallel.hpp"

#include <tbb/blocked_range.h>
#include <tbb/global_control.h>
#include <tbb/parallel_for.h>
#include <tbb/task_arena.h>

#include <mutex>

namespace eightfold {

int threads_of(int threads) { return threads > 0 ? threads : tbb::this_task_arena::max_concurrency(); }

void for_each_unit(std::size_t units, int threads, const Progress& progress,
                   const std::function<void(std::size_t unit, std::size_t worker)>& work) {
  std::mutex mutex;
  std::size_t done = 0;
  const int concurrency = threads_of(threads);
  const tbb::global_control control(
      tbb::global_control::max_allowed_parallelism,
      static_cast<std::size_t>(concurrency));  // allows more threads than processors
  tbb::task_arena arena(concurrency);
  arena.execute([&] {
    tbb::parallel_for(
        tbb::blocked_range<std::size_t>(0, units, 1),
        [&](const tbb::blocked_range<std::size_t>& range) {
          for (std::size_t unit = range.begin(); unit < range.end(); ++unit) {
            work(unit, static_cast<std::size_t>(tbb::this_task_arena::current_thread_index()));
            const std::lock_guard lock(mutex);
            progress.report(static_cast<double>(++done) / static_cast<double>(units));
          }
        },
        tbb::simple_partitioner());
  });
}

}  // namespace eightfold
