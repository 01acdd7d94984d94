#include "eightfold/core/search_tree.hpp"

#include "core/run/parallel.hpp"
#include "core/run/visit_progress.hpp"
#include "eightfold/core/solutions.hpp"

namespace eightfold {

SearchTree walk_search_tree(const Board& board, Rule rule, const RunOptions& run) {
  check(run);
  Solutions solutions(board, {}, rule, run.stop);
  SearchTree tree;
  VisitProgress progress(board, rule, run.on_progress);
  for (const Placement& solution : solutions) {
    ++tree.solutions;
    progress.visit(solution);
  }
  const auto& boards = solutions.boards_by_depth();
  tree.boards_by_depth.assign(boards.begin(), boards.begin() + board.rows() + 1);
  tree.statistics = solutions.statistics();
  return tree;
}

}  // namespace eightfold
