#include "symmetry/action.hpp"

#include <stdexcept>

namespace eightfold {

Placement image(Symmetry g, const Placement& placement) {
  if (!is_permutation(placement))
    throw std::invalid_argument("the symmetries act on permutations only: one queen a row and a column");
  Placement result = placement;  // for its number of rows; every row is written below
  for (int row = 0; row < placement.rows(); ++row) {
    const Square queen = image(g, {row, placement[row]}, placement.rows());
    result.move_queen(queen.row, queen.column);
  }
  return result;
}

}  // namespace eightfold
