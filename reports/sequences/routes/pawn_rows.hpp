#pragma once

#include "reports/sequences/sequence.hpp"

namespace eightfold::sequences {

/// The number of ways to place `pawns` pawns and n + pawns queens on the n×n board, 1 <= n <= 32, so that no
/// queen attacks another. Throws std::invalid_argument unless 0 <= pawns <= 2, std::overflow_error past 64
/// bits, and Stopped.
[[nodiscard]] Terms placements_with_pawns_by_rows(int n, int pawns, const RunOptions& run);

}  // namespace eightfold::sequences
