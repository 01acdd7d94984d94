// Cuts the board along its middle lines. The rows are shared out between the western and the eastern half in
// every way; for each, the pairs of half-boards that share no diagonal are counted (join.cpp). Without a
// prefix a row split stands for its mirror images, top to bottom and left to right, and the transpose is
// folded in by the join.
//
// The idea of joining quarters to halves and halves to boards is that of Kluev's program; the bit planes, the
// tables by two rows and the folding of the transpose by a rank of line sets are our own.
#include "core/count/halves/halves.hpp"

#include <optional>
#include <vector>

#include "core/count/halves/join.hpp"
#include "core/count/halves/row_splits.hpp"

namespace eightfold::halves {
namespace {

struct Worker {
  explicit Worker(const Quadrants& quadrants, Kernel kernel) : join(quadrants, kernel) {}
  Join join;
  CheckedCount solutions;
};

}  // namespace

Result count(int n, const Placement& prefix, Kernel kernel, int threads, const Progress::Listener& listener) {
  const int side = n / 2;
  const QuarterBoards boards(side, threads);
  const std::vector<Frame> frames = frames_of(n, prefix);
  Progress progress(listener, frames.size());
  Result result;
  for (std::size_t f = 0; f < frames.size(); ++f) {
    progress.begin_part(f);
    const Frame& frame = frames[f];
    const Quadrants quadrants(boards, frame, threads);
    const RowSplits splits(frame);
    std::vector<std::optional<Worker>> workers(static_cast<std::size_t>(threads_of(threads)));
    for_each_unit(std::size_t{1} << side, threads, progress, [&](std::size_t unit, std::size_t which) {
      std::optional<Worker>& worker = workers[which];
      for (const WeightedSplit& split : splits.with_north(static_cast<Lines>(unit))) {
        if (!worker) worker.emplace(quadrants, kernel);
        worker->solutions.add(worker->join.completions(split.rows), split.weight * frame.weight);
      }
    });
    for (const std::optional<Worker>& worker : workers) {
      if (!worker) continue;
      result.solutions.add(worker->solutions);
      if (worker->join.kernel_run() != Kernel::automatic) result.kernel = worker->join.kernel_run();
    }
  }
  return result;
}

}  // namespace eightfold::halves
