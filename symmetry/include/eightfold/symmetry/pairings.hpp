#pragma once

#include <cstdint>

#include "eightfold/core/run_options.hpp"

namespace eightfold {

inline constexpr int largest_paired_n = 15;

/// The number of pairings of 1, 2, …, 2n in which all sums of pairs are distinct and all differences are
/// distinct, while a sum may be equal to a difference (OEIS A272363). Those in which it may not are the
/// quarter-turn solutions of 4n + 1 queens (A002968). Throws std::invalid_argument unless
/// 0 <= n <= largest_paired_n.
[[nodiscard]] std::uint64_t count_pairings(int n, const RunOptions& run = {});

}  // namespace eightfold
