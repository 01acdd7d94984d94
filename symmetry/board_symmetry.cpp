#include "eightfold/symmetry/board_symmetry.hpp"

#include <stdexcept>
#include <string>

#include "core/internal/constraints.hpp"
#include "symmetry/internal/preserved_board.hpp"

namespace eightfold {
namespace {

std::optional<UnpreservedSquare> find_unpreserved_by(Symmetry g, const Board& board) {
  const int n = board.columns();
  if (board.rows() != n) throw std::invalid_argument("symmetries act on square boards only");
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      const Square square = {row, column};
      const Square moved = image(g, square, n);
      if (board.is_required(square) && !board.is_required(moved)) return {{g, square, true}};
      if (board.is_blocked(square) && !board.is_blocked(moved)) return {{g, square, false}};
    }
  return std::nullopt;
}

}  // namespace

std::optional<UnpreservedSquare> find_unpreserved(const Board& board, Subgroup group) {
  for (const Symmetry g : group.elements())
    if (const auto found = find_unpreserved_by(g, board)) return found;
  return std::nullopt;
}

Subgroup preserving_subgroup(const Board& board, Subgroup group) {
  SymmetrySet preserving;
  for (const Symmetry g : group.elements())
    if (!find_unpreserved_by(g, board)) preserving.insert(g);
  return Subgroup(preserving);
}

Board preserved_board(int n, const std::optional<Board>& board, Subgroup group) {
  Board result = board_of(n, board);
  if (const auto found = find_unpreserved(result, group))
    throw std::invalid_argument("the group does not preserve the constraints: " +
                                std::string(name_of(found->symmetry)) + " does not");
  return result;
}

bool allows_images(const Board& board, Square square, Symmetry g) {
  for (int i = 0; i < order_of(g); ++i, square = image(g, square, board.columns()))
    if ((board.allowed(square.row) >> square.column & 1) == 0) return false;
  return true;
}

}  // namespace eightfold
