#pragma once

#include <vector>

#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/integer.hpp"

namespace eightfold {

/// Elements of the group of a closed chain that have the same number of cycles of beads. An element fixes a
/// chain if each cycle has one color.
struct ChainElements {
  enum class Kind {
    rotation,              ///< by k beads
    through_two_beads,     ///< reflection of an even number of beads that fixes two
    through_two_gaps,      ///< reflection of an even number of beads that fixes none
    through_bead_and_gap,  ///< reflection of an odd number of beads that fixes one
  };
  Kind kind;
  int elements;    ///< their number
  CycleType type;  ///< of each element; a rotation by k has gcd(k, beads) cycles, where gcd(0, beads) = beads
  Integer fixed;   ///< chains that each element fixes: colors^cycles, or those with the content
  [[nodiscard]] int cycles() const { return cycles_of(type); }
};

/// The number of classes of chains by Burnside's lemma.
struct ChainCount {
  ChainKind kind;
  ChainSize size;
  int order;  ///< of the group: 1 for chains, n for necklaces, 2n for bracelets
  std::vector<ChainElements>
      tally;                ///< the identity, then rotations by decreasing number of cycles, then reflections
  Integer fixed_point_sum;  ///< of elements × fixed
  Integer classes;          ///< sum / order
};

/// Counts without listing. The group of necklaces has n rotations; that of bracelets also has n reflections,
/// even for one or two beads, where reflections act like rotations. Without beads only the identity acts.
/// Throws std::invalid_argument past the limits of ChainSize.
[[nodiscard]] ChainCount count_chains(ChainKind kind, const ChainSize& size);

}  // namespace eightfold
