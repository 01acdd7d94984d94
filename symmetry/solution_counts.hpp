#pragma once

#include <cstdint>

namespace eightfold {

/// The three numbers of n-queens solutions from which the numbers of orbits follow.
struct SolutionCounts {
  std::uint64_t all = 0;           ///< Q
  std::uint64_t half_turn = 0;     ///< H: those that the half turn fixes
  std::uint64_t quarter_turn = 0;  ///< R: those that the quarter turn fixes

  friend bool operator==(const SolutionCounts&, const SolutionCounts&) = default;
};

}  // namespace eightfold
