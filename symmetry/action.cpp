#include "eightfold/symmetry/action.hpp"

#include <stdexcept>

namespace eightfold {

Placement image(Symmetry g, const Placement& placement) {
  if (!is_permutation(placement))
    throw std::invalid_argument("the symmetries act on permutations only: one queen in each row and column");
  Placement result = placement;  // has the number of rows; every row is overwritten
  for (int row = 0; row < placement.rows(); ++row) {
    const Square queen = image(g, {row, placement[row]}, placement.rows());
    result.move_queen(queen.row, queen.column);
  }
  return result;
}

}  // namespace eightfold
