// The squares that a row-by-row search of a board tries.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"

namespace eightfold {

/// The squares allowed for the piece of each row: by row, one bit per column.
using AllowedSquares = std::array<std::uint32_t, max_size>;

/// The n×n board of a computation, with the constraints of `board` if there is one. Throws
/// std::invalid_argument unless 0 <= n <= 32 and `board` is n×n.
Board board_of(int n, const std::optional<Board>& board);

/// The board with the pieces of a prefix also required. Throws std::invalid_argument if they do not fit.
Board with_prefix(Board board, const Placement& prefix);

/// True if each row allows a square if and only if it allows its mirror image.
bool is_mirror_symmetric(const AllowedSquares& allowed, int rows, int columns);

struct SearchSquares {
  Placement prefix;          ///< of a constrained board: the pieces of the first rows with one square each
  AllowedSquares allowed{};  ///< none if not feasible
  bool is_feasible = true;   ///< else there are no solutions
};

/// The allowed squares, without those that unit propagation removes: the piece of a row with one square is on
/// it, and so is that of a column with one square, if the board is square; the squares that it attacks are
/// not allowed. Nothing is removed below a prefix that is the only constraint, where a search finds the
/// attacked squares itself, so that it visits the same boards as if it were given the prefix.
SearchSquares search_squares(const Board& board, Rule rule);

/// The same for a count on a square board: turned upside down, if the last rows allow fewer squares than the
/// first ones, so that a search begins where it has the fewest branches.
SearchSquares count_squares(const Board& board, Rule rule);

}  // namespace eightfold
