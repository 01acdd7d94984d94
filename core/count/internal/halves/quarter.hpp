#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "core/count/internal/halves/frame.hpp"

namespace eightfold::halves {

/// A set of diagonals of each kind near the center. In the west, bit side + d of `falling` is the diagonal
/// row - column = d, and bit side - d of `rising` is row + column = n - 1 + d, where |d| <= side. Eastern
/// boards have the bits of their images under the half turn, so western bit b and eastern bit 2 * side - b
/// are one diagonal. Those with |d| < side cross the vertical middle line, and both halves of the board share
/// them; on a board of odd size, the others end at a middle line. Two boards in one half attack each other on
/// a diagonal only if they share such a bit.
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
  Quarter(const Frame& frame, Corner corner);

  bool operator==(const Quarter&) const = default;

  int side;
  int gap;     ///< the distance between the two lines next to a middle line: 1, or 2 on a board of odd size
  Lines rows;  ///< those that no queen of the frame is on
  std::array<Lines, max_side> free{};  ///< by row: the columns of the squares that no queen attacks
  Lines middle;  ///< of the south-western quarter: Frame::middle_row. One of these squares has a queen.
};

/// The crossings of a square of a north-western quarter, at most one of each kind. Those of a south-eastern
/// one are the same; those of the other two are the same with falling and rising exchanged.
Crossings crossings_of_square(int side, int gap, int x, int y);

}  // namespace eightfold::halves
