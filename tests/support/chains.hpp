#pragma once

#include <array>
#include <vector>

#include "eightfold/symmetry/chain.hpp"

// Chains by brute force, from the definitions, without the algorithms of the library.
namespace eightfold::test {

using Chain = std::vector<int>;

inline constexpr std::array all_chain_kinds = {ChainKind::chains, ChainKind::necklaces, ChainKind::bracelets};

/// All colors^beads chains in lexicographic order.
std::vector<Chain> all_chains(const ChainSize& size);

/// One image for each element of the group, with repetitions; only the chain itself if it is empty.
std::vector<Chain> rotations_of(const Chain& chain);
std::vector<Chain> rotations_and_reflections_of(const Chain& chain);

Chain least(const std::vector<Chain>& chains);

/// Two colors, n = 0, 1, …: OEIS A000031.
inline constexpr std::array<unsigned, 14> published_necklaces = {1,  2,  3,  4,   6,   8,   14,
                                                                 20, 36, 60, 108, 188, 352, 632};
/// Two colors, n = 0, 1, …: OEIS A000029.
inline constexpr std::array<unsigned, 14> published_bracelets = {1,  2,  3,  4,  6,   8,   13,
                                                                 18, 30, 46, 78, 126, 224, 380};

}  // namespace eightfold::test
