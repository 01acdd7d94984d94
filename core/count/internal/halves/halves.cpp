// Meet in the middle: solutions are pairs of half-boards that share no diagonal.
//
// The board is cut along its middle lines. For every split of the rows between the western and the eastern
// half, the half-boards of each side are listed and the compatible pairs counted (join.cpp). Backtracking
// visits at least one board per solution; a join touches 512 western boards at a time, and long lists are
// divided by diagonals that both halves may occupy.
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
// Source: Evgeny Kluev, "N Queens Count Solutions" (github.com/EvgenyKluev/N-Queens-Count-Sol, 2022). From it
// are the tabled quadrants, the half-boards joined from them, the bit-sliced match of one half-board with a
// block of others through tabled ANDs, and the middle queens of odd sizes. New here: one AND for each quarter
// board instead of each half-board, tables by two rows, the carry-save count, the division by diagonals, and
// the fold of the transpose.
#include <memory>
#include <vector>

#include "core/count/internal/engines.hpp"
#include "core/count/internal/halves/board_splits.hpp"
#include "core/count/internal/halves/join.hpp"
#include "core/internal/constraints.hpp"

namespace eightfold::halves {
namespace {

struct Worker {
  explicit Worker(Kernel kernel) : join(kernel) {}
  Join join;
  CheckedCount solutions;
};

}  // namespace

EngineResult count(const Board& board, Kernel kernel, const RunOptions& run) {
  const BoardSplits splits(board.columns(), search_squares(board, Rule::queens).prefix, run.stop);
  std::vector<std::unique_ptr<Worker>> workers(static_cast<std::size_t>(threads_of(run.threads)));
  splits.for_each(run, [&](std::size_t which, const BoardSplits::Place& place, const StopToken& stop) {
    std::unique_ptr<Worker>& worker = workers[which];
    if (!worker) worker = std::make_unique<Worker>(kernel);
    worker->solutions.add(worker->join.completions(place.quadrants, place.split.rows, stop),
                          place.split.weight * place.frame.weight);
  });
  EngineResult result;
  for (const auto& worker : workers) {
    if (!worker) continue;
    result.solutions.add(worker->solutions);
    result.statistics += worker->join.statistics();
    if (worker->join.kernel_run() != Kernel::automatic) result.kernel = worker->join.kernel_run();
  }
  return result;
}

}  // namespace eightfold::halves
