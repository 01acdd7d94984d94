#pragma once

#include <vector>

#include "symmetry/chain.hpp"
#include "symmetry/integer.hpp"

namespace eightfold {

/// Elements of the group that turn a closed chain into itself, all with equally many cycles of beads. A
/// chain is fixed if each cycle has one color.
struct ChainElements {
  enum class Kind {
    rotation,              ///< by k beads
    through_two_beads,     ///< reflection of an even number of beads, two of which stay
    through_two_gaps,      ///< reflection of an even number of beads, none of which stays
    through_bead_and_gap,  ///< reflection of an odd number of beads, one of which stays
  };
  Kind kind;
  int elements;   ///< how many there are
  int cycles;     ///< of each; a rotation by k has gcd(k, beads), the identity so many as there are beads
  Integer fixed;  ///< chains that each fixes: colors^cycles
};

/// Burnside's lemma for chains: how many classes there are up to the group.
struct ChainCount {
  ChainKind kind;
  ChainSize size;
  int order;  ///< of the group: 1 for chains, n for necklaces, 2n for bracelets
  std::vector<ChainElements>
      tally;                ///< the identity first, then rotations by falling cycles, then reflections
  Integer fixed_point_sum;  ///< of elements × fixed
  Integer classes;          ///< sum / order
};

/// Counts without listing. The group of necklaces has the n rotations, that of bracelets n reflections too,
/// all counted as they act: with one or two beads reflections do what rotations do. With no beads only the
/// identity acts. Throws std::invalid_argument past the limits of ChainSize.
ChainCount count_chains(ChainKind kind, const ChainSize& size);

}  // namespace eightfold
