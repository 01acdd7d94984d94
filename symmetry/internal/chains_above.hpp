#pragma once

#include <span>

#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/chain_count.hpp"

namespace eightfold {

/// Arithmetic modulo 2^128.
__extension__ using Wide = unsigned __int128;

// A prefix stands for the greatest chain that begins with it, which continues with the last color. Each of
// these functions gives, modulo 2^128, the sum over the elements of a group of the number of chains that the
// element fixes and whose images under the group are all greater than that chain. By Burnside's lemma this is
// the order of the group times the number of classes whose least chain is greater. Precondition: the prefix
// is not empty, not longer than the chain, and itself the beginning of a necklace.

/// Under the n rotations.
Wide necklaces_above(const ChainSize& size, std::span<const int> prefix);

/// Under the n rotations, of the chains with the content of `size`. Precondition: it has one.
Wide necklaces_with_content_above(const ChainSize& size, std::span<const int> prefix);

/// Under the n rotations and n reflections.
Wide bracelets_above(const ChainSize& size, std::span<const int> prefix);

/// Whether chain_at() finds a chain without enumerating those before it.
bool has_direct_ranks(const ChainCount& count);

}  // namespace eightfold
