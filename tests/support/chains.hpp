#pragma once

#include <array>
#include <vector>

#include "symmetry/chain.hpp"

// Chains by brute force: from the definitions, with none of the library's algorithms.
namespace eightfold::test {

using Chain = std::vector<int>;

/// colors^beads of them, in lexicographic order: the numbers from 0, written in the base of the colors.
std::vector<Chain> all_chains(const ChainSize& size);

/// One for each element of the group, so with repetitions; of the empty chain itself alone.
std::vector<Chain> rotations_of(const Chain& chain);
std::vector<Chain> rotations_and_reflections_of(const Chain& chain);

Chain least(const std::vector<Chain>& chains);
std::vector<Chain> distinct(std::vector<Chain> chains);

/// Two colors, n = 0, 1, …: OEIS A000031.
inline constexpr std::array<unsigned, 14> published_necklaces = {1,  2,  3,  4,   6,   8,   14,
                                                                 20, 36, 60, 108, 188, 352, 632};
/// Two colors, n = 0, 1, …: OEIS A000029.
inline constexpr std::array<unsigned, 14> published_bracelets = {1,  2,  3,  4,  6,   8,   13,
                                                                 18, 30, 46, 78, 126, 224, 380};

}  // namespace eightfold::test
