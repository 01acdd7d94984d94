#pragma once

#include <cstdint>
#include <vector>

#include "eightfold/core/placement.hpp"

namespace eightfold::halves {

/// The most rows and columns of a quarter.
inline constexpr int max_side = 14;

/// A set of rows or columns of a quarter. Bit i is the line at distance i from the middle of the board.
using Lines = std::uint32_t;

/// The queen that is placed before the board is cut into quarters: on a board of odd size, that of the middle
/// column. Tests of large boards place more. They are in no quarter.
struct Frame {
  int n = 0;
  std::vector<Square> queens;
  /// If not empty, the queen of the middle row is west of the middle column, at one of these distances, from
  /// 0. It belongs to the western half-boards, so eastern half-boards do not depend on it.
  Lines middle_row = 0;
  std::uint64_t weight = 1;  ///< the number of frames that this one represents
  bool symmetric = false;    ///< true if all eight symmetries fix the queens
};

/// The frames whose weighted solutions add up to all. A frame represents all its images. Two different middle
/// queens are never at the same distance from the center, where they would attack each other, so only the
/// identity fixes them and their weight is 8. The queen that is nearer to the center is in the middle column,
/// north of the center, because it attacks more squares and so leaves fewer half-boards in the east; the
/// other one is in the west.
std::vector<Frame> frames_of(int n);

/// The queens of a frame with each queen of the middle row that it leaves open.
std::vector<std::vector<Square>> placements_of(const Frame& frame);

}  // namespace eightfold::halves
