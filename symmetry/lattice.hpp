#pragma once

#include <vector>

#include "symmetry/subgroup.hpp"

namespace eightfold {

// The ten subgroups ordered by inclusion. Lists are in the order of all_subgroups().

/// True if every element of `lower` is in `upper`, so also if they are the same.
constexpr bool contains(Subgroup upper, Subgroup lower) {
  return upper.elements().contains(lower.elements());
}

/// True if `upper` contains `lower`, is not `lower`, and no third subgroup lies between them: a line of the
/// Hasse diagram.
bool covers(Subgroup upper, Subgroup lower);

/// The subgroups that this one covers, its maximal subgroups. None for the trivial one.
std::vector<Subgroup> covered_by(Subgroup upper);

/// The subgroups that cover this one. None for the full group.
std::vector<Subgroup> covering(Subgroup lower);

/// The subgroups of the class: one, or two that are conjugate.
std::vector<Subgroup> members_of(SubgroupClass type);

/// The subgroups by order, the trivial one first: the levels of the Hasse diagram, for every line of it joins
/// a level to the next.
const std::vector<std::vector<Subgroup>>& lattice_levels();

}  // namespace eightfold
