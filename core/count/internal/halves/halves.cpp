// Meet in the middle: solutions are pairs of half-boards that share no diagonal.
//
// The board is cut along its middle lines. For every split of the rows between the western and the eastern
// half, the half-boards of each side are listed and the compatible pairs counted (join.cpp). Backtracking
// visits at least one board per solution; a join touches 512 western boards at a time, and N = 18 takes 0.37
// of the time that the yardstick takes for N = 16 (tests/bench/results).
//
// Without a prefix, one row split of each orbit under the mirrors is counted. Transposing exchanges the rows
// of the western half with the columns of the northern half. Both are pairs of sets of quarter lines. A set
// has a rank that it shares only with its complement and that no mirror changes; a pair has the higher of its
// two ranks. A solution counts twice if its columns have the lower rank, once if the ranks are equal, and
// not at all otherwise. "Both ranks are lower" is a condition on the western board and one on the eastern
// board, so both lists shrink by a third and their pairs by half. On boards of odd size the queen
// of the middle column is placed first, and that of the middle row belongs to the western half-boards
// (frame.hpp).
//
// Rejected: cutting long western lists into segments by the column of one queen, so that eastern boards on
// its diagonals drop out. It saved a third of the match at N = 20 and cost as much in copied eastern lists.
//
// Source: Evgeny Kluev, "N Queens Count Solutions" (github.com/EvgenyKluev/N-Queens-Count-Sol, 2022). From it
// are the tabled quadrants, the half-boards joined from them, the bit-sliced match of one half-board with a
// block of others through tabled ANDs, and the middle queens of odd sizes. New here: one AND for each quarter
// board instead of each half-board, tables by two rows, the carry-save count, and the fold of the transpose.
#include <optional>
#include <vector>

#include "eightfold/core/count/internal/engines.hpp"
#include "eightfold/core/count/internal/halves/join.hpp"

namespace eightfold::halves {
namespace {

struct Worker {
  explicit Worker(const Quadrants& quadrants, Kernel kernel) : join(quadrants, kernel) {}
  Join join;
  CheckedCount solutions;
};

}  // namespace

EngineResult count(int n, const Placement& prefix, Kernel kernel, const RunOptions& run) {
  const int side = n / 2;
  const QuarterBoards boards(side, run);
  const std::vector<Frame> frames = frames_of(n, prefix);
  EngineResult result;
  for (std::size_t f = 0; f < frames.size(); ++f) {
    const Frame& frame = frames[f];
    const Quadrants quadrants(boards, frame, run);
    const RowSplits splits(frame);
    std::vector<std::optional<Worker>> workers(static_cast<std::size_t>(threads_of(run.threads)));
    const auto count_unit = [&](std::size_t unit, std::size_t which, const StopToken& stop) {
      std::optional<Worker>& worker = workers[which];
      for (const WeightedSplit& split : splits.with_north(static_cast<Lines>(unit))) {
        stop.throw_if_requested();
        if (!worker) worker.emplace(quadrants, kernel);
        worker->solutions.add(worker->join.completions(split.rows, stop), split.weight * frame.weight);
      }
    };
    for_each_unit(std::size_t{1} << side, equal_part_of(run, f, frames.size()), count_unit);
    for (const std::optional<Worker>& worker : workers) {
      if (!worker) continue;
      result.solutions.add(worker->solutions);
      result.statistics += worker->join.statistics();
      if (worker->join.kernel_run() != Kernel::automatic) result.kernel = worker->join.kernel_run();
    }
  }
  return result;
}

}  // namespace eightfold::halves
