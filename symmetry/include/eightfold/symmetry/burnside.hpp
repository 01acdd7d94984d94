#pragma once

#include <cstdint>
#include <stdexcept>

#include "eightfold/core/enum_array.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold {

/// The number of members of a set that each element of a group fixes.
class FixedPoints {
 public:
  /// All counts are 0, as for the empty set.
  constexpr explicit FixedPoints(Subgroup group) : group_(group) {}

  /// Counts of symmetries outside the group are ignored.
  constexpr FixedPoints(Subgroup group, const EnumArray<Symmetry, std::uint64_t>& counts) : group_(group) {
    for (const Symmetry g : group.elements()) by_symmetry_[g] = counts[g];
  }

  [[nodiscard]] constexpr Subgroup group() const { return group_; }

  /// 0 for symmetries outside the group.
  constexpr std::uint64_t operator[](Symmetry g) const { return by_symmetry_[g]; }
  [[nodiscard]] constexpr const EnumArray<Symmetry, std::uint64_t>& by_symmetry() const {
    return by_symmetry_;
  }

  /// The same counts for a smaller group. Throws std::invalid_argument unless group() contains `subgroup`,
  /// because the counts of other symmetries are not known.
  [[nodiscard]] constexpr FixedPoints restricted_to(Subgroup subgroup) const {
    if (!group_.elements().contains(subgroup.elements()))
      throw std::invalid_argument("the fixed points of symmetries outside the group are not known");
    return {subgroup, by_symmetry_};
  }

  friend constexpr bool operator==(const FixedPoints&, const FixedPoints&) = default;

 private:
  Subgroup group_;
  EnumArray<Symmetry, std::uint64_t> by_symmetry_;
};

/// True if the symmetry fixes the placement. Computed queen by queen with the matrix representation,
/// independently of the action on placements that canonical forms use. Throws std::invalid_argument unless
/// is_permutation(placement).
[[nodiscard]] bool fixes(Symmetry g, const Placement& placement);

/// Counts fixed points by testing every placement with every element of the group.
class FixedPointTally {
 public:
  explicit FixedPointTally(Subgroup group = full_group) : group_(group) {}
  void add(const Placement& placement);
  [[nodiscard]] FixedPoints fixed_points() const { return {group_, fixed_}; }

 private:
  Subgroup group_;
  EnumArray<Symmetry, std::uint64_t> fixed_;
};

/// The sum over the elements of the group. Throws std::overflow_error if it exceeds 64 bits.
[[nodiscard]] std::uint64_t sum_of(const FixedPoints& fixed_points);

/// Burnside's lemma: the number of orbits is the mean number of fixed points. Throws std::domain_error if the
/// mean is not an integer; then no group action has these fixed points.
[[nodiscard]] std::uint64_t burnside_orbit_count(const FixedPoints& fixed_points);

}  // namespace eightfold
