#pragma once

#include "reports/sequences/sequence.hpp"

namespace eightfold::sequences {

/// The number of ways to place n + 1 queens around a pawn in the center of the n×n board, 1 <= n <= 32, so
/// that no queen attacks another and the half turn fixes the placement: 0 if n is even. Throws
/// std::overflow_error past 64 bits, and Stopped.
[[nodiscard]] Terms placements_around_pawn(int n, const RunOptions& run);

}  // namespace eightfold::sequences
