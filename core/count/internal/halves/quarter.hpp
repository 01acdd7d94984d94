#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/count/internal/halves/frame.hpp"

namespace eightfold::halves {

inline constexpr int max_side = 14;

/// A set of diagonals near the center. Bit d + side of `falling` is the diagonal row - column = d, and of
/// `rising` row + column = n - 1 + d, where |d| <= side. Those with |d| < side cross the vertical middle
/// line, and both halves of the board share them; on a board of odd size, the others end at a middle line.
/// Two boards in one half attack each other on a diagonal only if they share such a bit.
struct Crossings {
  std::uint32_t falling = 0;
  std::uint32_t rising = 0;
};

enum class Corner { north_west, north_east, south_west, south_east };
constexpr bool is_south(Corner c) { return c == Corner::south_west || c == Corner::south_east; }
constexpr bool is_east(Corner c) { return c == Corner::north_east || c == Corner::south_east; }

/// A quarter of the board at one corner, as seen from the center of the board: x is the distance of a column
/// from the vertical middle line, y that of a row from the horizontal one, both from 0.
struct Quarter {
  /// Throws std::invalid_argument if frame.n is negative or the side exceeds max_side.
  Quarter(const Frame& frame, Corner at);

  Corner corner;
  int side;
  int gap;     ///< the distance between the two lines next to a middle line: 1, or 2 on a board of odd size
  Lines rows;  ///< those that no queen of the frame is on
  Lines columns;                       ///< likewise
  std::array<Lines, max_side> free{};  ///< by row: the columns of the squares that no queen attacks
};

/// The crossing diagonals of a square of a quarter, at most one bit of each kind.
Crossings crossings_of_square(Corner corner, int side, int gap, int x, int y);

}  // namespace eightfold::halves
