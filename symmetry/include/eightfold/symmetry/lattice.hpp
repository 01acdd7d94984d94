#pragma once

#include <vector>

#include "eightfold/core/export.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace EIGHTFOLD_API eightfold {

// The lattice of the ten subgroups, ordered by inclusion. Lists are in the order of all_subgroups().

/// True if every element of `lower` is in `upper`; also if they are equal.
[[nodiscard]] constexpr bool contains(Subgroup upper, Subgroup lower) {
  return upper.elements().contains(lower.elements());
}

/// True if `upper` properly contains `lower` and no subgroup is strictly between them: an edge of the Hasse
/// diagram.
[[nodiscard]] bool covers(Subgroup upper, Subgroup lower);

/// The subgroups that this one covers, which are its maximal subgroups. None for the trivial subgroup.
[[nodiscard]] std::vector<Subgroup> covered_by(Subgroup upper);

/// The subgroups that cover this one. None for the full group.
[[nodiscard]] std::vector<Subgroup> covering(Subgroup lower);

/// The one or two conjugate subgroups of the class.
[[nodiscard]] std::vector<Subgroup> members_of(SubgroupClass type);

/// The subgroups by order, from the trivial one up: the levels of the Hasse diagram. Every edge joins
/// adjacent levels.
[[nodiscard]] const std::vector<std::vector<Subgroup>>& lattice_levels();

}  // namespace eightfold
