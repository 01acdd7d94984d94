#pragma once

#include <cstdint>
#include <vector>

#include "eightfold/core/placement.hpp"

namespace eightfold::halves {

/// The queens that are placed before the board is cut into quarters: those of a prefix, and on a board of odd
/// size those of the middle row and column, which are in no quarter.
struct Frame {
  int n = 0;
  std::vector<Square> queens;
  std::uint64_t weight = 1;  ///< the number of frames that this one represents
  bool symmetric = false;    ///< true if all eight symmetries fix the queens
};

/// The frames whose weighted completions add up to those of a prefix. Without a prefix a frame represents all
/// its images. Two different middle queens are never at the same distance from the center, where they would
/// attack each other, so only the identity fixes them and their weight is 8.
std::vector<Frame> frames_of(int n, const Placement& prefix);

}  // namespace eightfold::halves
