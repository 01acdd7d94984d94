#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "eightfold/core/run_options.hpp"

namespace eightfold::halves {

/// A set of rows or columns of a quarter. Bit i is the line at distance i from the middle of the board.
using Lines = std::uint32_t;

/// A placement of non-attacking queens in one quarter of a board, as seen from the center of the board: x is
/// the distance of a column from the vertical middle line, y that of a row from the horizontal one, both from
/// 0. The four quarters therefore have the same placements, and only their diagonals are named differently.
struct QuarterBoard {
  std::uint16_t rows = 0;        ///< the set of y with a queen
  std::uint16_t columns = 0;     ///< the set of x with a queen
  std::uint32_t radial = 0;      ///< the diagonals towards the center: bit x - y + side - 1
  std::uint32_t tangential = 0;  ///< the diagonals across: bit x + y
  std::uint64_t code = 0;        ///< the columns of the queens, in pairs of rows; see code_width
};

/// A code has a field of this width for each pair of consecutive occupied rows y1 < y2: x1 × side + x2, or
/// x1 × side for a last row without a partner. Sides up to 11 fit.
inline constexpr int code_width = 7;
inline constexpr int max_side = 11;

/// All quarter boards of a side, including the empty one, sorted by rows, then by columns as a set, then by
/// the columns of the queens from y = 0 on.
class QuarterBoards {
 public:
  /// 0 <= side <= max_side. 7,535,369 boards of 24 bytes for side 10. No progress is reported.
  QuarterBoards(int side, const RunOptions& run);

  int side() const { return side_; }
  /// Indexed by the set of rows.
  std::span<const std::vector<QuarterBoard>> by_rows() const { return boards_; }

 private:
  int side_;
  std::vector<std::vector<QuarterBoard>> boards_;
};

}  // namespace eightfold::halves
