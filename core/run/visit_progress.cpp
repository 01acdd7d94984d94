#include "core/run/visit_progress.hpp"

#include "eightfold/core/verify.hpp"

namespace eightfold {

double share_before(const Placement& placement, const Board& board, Rule rule) {
  Placement prefix;
  double before = 0;
  double share = 1;  // of the placements that begin with the prefix
  for (const int column : placement) {
    const auto squares = free_squares(prefix, board, rule);
    share /= static_cast<double>(squares.size());
    for (const Square& square : squares)
      if (square.column < column) before += share;
    prefix.push_back(column);
  }
  return before;
}

}  // namespace eightfold
