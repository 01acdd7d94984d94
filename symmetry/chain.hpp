#pragma once

#include <functional>
#include <span>

namespace eightfold {

/// The limits of chains: more beads or colors are refused.
inline constexpr int longest_chain = 300;
inline constexpr int most_colors = 100;

/// Chains of so many beads, each in one of the colors 0 to colors - 1.
struct ChainSize {
  int beads = 0;
  int colors = 0;
};

/// Throws std::invalid_argument unless 0 <= beads <= 300 and 0 <= colors <= 100.
void check(const ChainSize& size);

/// Which chains are told apart.
enum class ChainKind {
  chains,     ///< all
  necklaces,  ///< up to rotation
  bracelets,  ///< up to rotation and reflection
};

/// Gets a chain, the color of each bead in order, valid during the call. Returns false to stop.
using ChainVisitor = std::function<bool(std::span<const int> chain)>;

/// Visits in lexicographic order every chain, or the least chain of every class up to rotation or up to
/// rotation and reflection. Nothing is generated and thrown away in bulk: constant amortized time for each
/// chain, bead by bead, O(beads) memory. There is one chain of no beads, the empty one; with beads but
/// without colors there is none. Throws std::invalid_argument past the limits.
void visit_chains(ChainKind kind, const ChainSize& size, const ChainVisitor& visit);

}  // namespace eightfold
