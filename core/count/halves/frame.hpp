#pragma once

#include <cstdint>
#include <vector>

#include "core/placement.hpp"

namespace eightfold::halves {

/// Queens that are placed before the board is cut into quarters: those of a prefix, and on a board of odd
/// size those of the middle row and the middle column, which belong to no quarter.
struct Frame {
  int n = 0;
  std::vector<Square> queens;
  std::uint64_t weight = 1;  ///< how many frames this one stands for
  bool symmetric = false;    ///< all eight symmetries of the square fix the queens
};

/// The frames over which the completions of a prefix are summed, weighted. Without a prefix each frame stands
/// for its images: two different middle queens are never at the same distance from the center (they would
/// attack each other), so no symmetry but the identity fixes them, and their weight is 8.
std::vector<Frame> frames_of(int n, const Placement& prefix);

}  // namespace eightfold::halves
