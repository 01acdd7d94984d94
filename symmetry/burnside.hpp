#pragma once

#include <array>
#include <cstdint>

#include "core/placement.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold {

/// How many members of a set each symmetry fixes, indexed like all_symmetries; 0 for those outside the group.
using FixedPoints = std::array<std::uint64_t, 8>;

/// True if the symmetry leaves the placement as it is, decided with the matrix representation queen by queen:
/// the action on placements, on which canonical forms rest, takes no part in it. Throws std::invalid_argument
/// unless is_permutation(placement).
bool fixes(Symmetry g, const Placement& placement);

/// Tallies fixed points by testing every placement against every element of the group.
class FixedPointTally {
 public:
  explicit FixedPointTally(Subgroup group = {}) : group_(group) {}
  void add(const Placement& placement);
  const FixedPoints& fixed_points() const { return fixed_points_; }

 private:
  Subgroup group_;
  FixedPoints fixed_points_{};
};

/// The sum over the group's elements, Burnside's numerator. Throws std::overflow_error past 2^64 - 1.
std::uint64_t sum_of(const FixedPoints& fixed_points, Subgroup group = {});

/// Burnside's lemma: the number of orbits is the mean number of fixed points. The mean is exact; a remainder,
/// which the fixed points of no action have, throws std::domain_error.
std::uint64_t burnside_orbit_count(const FixedPoints& fixed_points, Subgroup group = {});

}  // namespace eightfold
