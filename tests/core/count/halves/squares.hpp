#pragma once

#include <bit>
#include <vector>

#include "eightfold/core/count/internal/halves/quadrant.hpp"
#include "eightfold/core/verify.hpp"

// Quarter boards square by square.
namespace eightfold::test {

using halves::Corner;
using halves::Lines;
using halves::QuarterBoard;
using halves::QuarterBoards;

/// True if no two of the squares attack each other.
inline bool is_peaceful(const std::vector<Square>& squares) {
  for (const Square a : squares)
    for (const Square b : squares)
      if (attacks(a, b)) return false;
  return true;
}

/// The squares (y, x) of the queens in the quarter, by rows, decoded from rows and code.
inline std::vector<Square> squares_of(Lines rows, std::uint64_t code, int side) {
  std::vector<Square> squares;
  for (int placed = 0; rows != 0; ++placed, rows &= rows - 1) {
    const int field =
        static_cast<int>(code >> (placed / 2 * halves::code_width) & ((1U << halves::code_width) - 1));
    squares.push_back({std::countr_zero(rows), placed % 2 == 0 ? field / side : field % side});
  }
  return squares;
}
inline std::vector<Square> squares_of(const QuarterBoard& board, int side) {
  return squares_of(board.rows, board.code, side);
}

/// All quarter boards in one list.
inline std::vector<QuarterBoard> list_of(const QuarterBoards& boards) {
  std::vector<QuarterBoard> list;
  for (const auto& same_rows : boards.by_rows()) list.insert(list.end(), same_rows.begin(), same_rows.end());
  return list;
}

inline constexpr Corner corners[] = {Corner::north_west, Corner::north_east, Corner::south_west,
                                     Corner::south_east};

/// The square of the n×n board for a square (y, x) of the quarter at a corner.
inline Square on_board(Corner corner, int n, Square square) {
  const int side = n / 2;
  return {is_south(corner) ? n - side + square.row : side - 1 - square.row,
          is_east(corner) ? n - side + square.column : side - 1 - square.column};
}

}  // namespace eightfold::test
