#pragma once

#include "reports/sequences/sequence.hpp"

// Routes of the pairings of 1, 2, …, 2n with distinct sums and with distinct differences (OEIS A272363).
namespace eightfold::sequences {

/// By a join of two lists of pairings; n to largest_paired_n.
[[nodiscard]] Terms joined_pairings(int n, const RunOptions& run);
/// One pairing after another, the largest number first; n to 16.
[[nodiscard]] Terms pairings_one_by_one(int n, const RunOptions& run);

}  // namespace eightfold::sequences
