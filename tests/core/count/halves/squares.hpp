#pragma once

#include <bit>
#include <vector>

#include "core/count/internal/halves/quarter_boards.hpp"
#include "eightfold/core/verify.hpp"

// Quarter boards square by square.
namespace eightfold::test {

using halves::Corner;
using halves::Lines;
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

/// A corner of a board without queens.
inline halves::Quarter whole_quarter(int n, Corner corner = Corner::north_west) {
  return {{.n = n, .queens = {}}, corner};
}

/// The squares of all boards of a quarter, by rows, then in their order.
inline std::vector<std::vector<Square>> boards_of(const halves::Quarter& quarter) {
  std::vector<std::vector<Square>> all;
  for (Lines rows = 0; rows < Lines{1} << quarter.side; ++rows) {
    if ((rows & ~quarter.rows) != 0) continue;
    const QuarterBoards boards(quarter, rows);
    for (std::size_t i = 0; i < boards.size(); ++i)
      all.push_back(squares_of(rows, boards.codes()[i], quarter.side));
  }
  return all;
}

inline constexpr Corner corners[] = {Corner::north_west, Corner::north_east, Corner::south_west,
                                     Corner::south_east};

/// The square of the n×n board for a square (y, x) of the quarter at a corner.
inline Square on_board(Corner corner, int n, Square square) {
  const int side = n / 2;
  return {is_south(corner) ? n - side + square.row : side - 1 - square.row,
          is_east(corner) ? n - side + square.column : side - 1 - square.column};
}

/// The crossings of a square (y, x) of a corner.
inline halves::Crossings crossings_of(Corner corner, int n, Square square) {
  const auto [first, second] = halves::crossings_of_square(n / 2, 1 + n % 2, square.column, square.row);
  const bool falls = corner == Corner::north_west || corner == Corner::south_east;
  return falls ? halves::Crossings{first, second} : halves::Crossings{second, first};
}

}  // namespace eightfold::test
