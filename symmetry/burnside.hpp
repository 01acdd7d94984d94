#pragma once

#include <array>
#include <cstdint>

#include "eightfold/core/placement.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold {

/// The number of members of a set that each symmetry fixes, indexed like all_symmetries; 0 outside the group.
using FixedPoints = std::array<std::uint64_t, 8>;

/// True if the symmetry fixes the placement. Computed queen by queen with the matrix representation,
/// independently of the action on placements that canonical forms use. Throws std::invalid_argument unless
/// is_permutation(placement).
bool fixes(Symmetry g, const Placement& placement);

/// Counts fixed points by testing every placement with every element of the group.
class FixedPointTally {
 public:
  explicit FixedPointTally(Subgroup group = {}) : group_(group) {}
  void add(const Placement& placement);
  const FixedPoints& fixed_points() const { return fixed_points_; }

 private:
  Subgroup group_;
  FixedPoints fixed_points_{};
};

/// The sum over the elements of the group. Throws std::overflow_error if it exceeds 64 bits.
std::uint64_t sum_of(const FixedPoints& fixed_points, Subgroup group = {});

/// Burnside's lemma: the number of orbits is the mean number of fixed points. Throws std::domain_error if the
/// mean is not an integer; then no group action has these fixed points.
std::uint64_t burnside_orbit_count(const FixedPoints& fixed_points, Subgroup group = {});

}  // namespace eightfold
