#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "eightfold/core/enum_array.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold {

/// The number of orbits of each type. The type of an orbit is the class of its stabilizers.
using OrbitsByType = EnumArray<SubgroupClass, std::uint64_t, struct OrbitsByTypeTag>;

/// The partition of a set into orbits.
struct OrbitCounts {
  std::uint64_t placements = 0;
  std::uint64_t orbits = 0;
  OrbitsByType orbits_by_type;
  /// By the type of their orbits; the sum is `placements`.
  EnumArray<SubgroupClass, std::uint64_t> placements_by_type;

  /// Counts one more orbit, but not its placements.
  void add(const Orbit& orbit);

  friend bool operator==(const OrbitCounts&, const OrbitCounts&) = default;
};

/// An orbit type that occurs.
struct OrbitTypeCount {
  SubgroupClass type = SubgroupClass::trivial;
  std::uint64_t size = 0;        ///< of each orbit
  std::uint64_t orbits = 0;      ///< at least 1
  std::uint64_t placements = 0;  ///< in these orbits

  friend bool operator==(const OrbitTypeCount&, const OrbitTypeCount&) = default;
};

/// The types that occur, in the order of all_subgroup_classes.
[[nodiscard]] std::vector<OrbitTypeCount> orbit_types_of(const OrbitCounts& counts);

/// The same from the numbers of orbits under this group. Throws std::overflow_error if the number of
/// placements exceeds 64 bits.
[[nodiscard]] std::vector<OrbitTypeCount> orbit_types_of(const OrbitsByType& orbits,
                                                         Subgroup group = full_group);

/// The number of orbits of all types. Throws std::overflow_error if it exceeds 64 bits.
[[nodiscard]] std::uint64_t sum_of(const OrbitsByType& orbits);

/// The orbits of a set, counted by isomorph rejection and by Burnside's lemma.
struct CheckedOrbitCount {
  OrbitCounts counts;                    ///< by isomorph rejection
  FixedPoints fixed_points{full_group};  ///< computed independently of the orbits
  std::uint64_t fixed_point_sum = 0;     ///< over the elements of the group
  std::uint64_t burnside_orbits = 0;     ///< the sum divided by the order of the group
  SearchStatistics statistics = {};      ///< of the search that found the set, if one did

  /// True if both give the same number of orbits and of placements.
  [[nodiscard]] bool agrees() const {
    return burnside_orbits == counts.orbits && fixed_points[Symmetry::identity] == counts.placements;
  }
};

/// Compares counted orbits with independently computed fixed points of the same group. Throws
/// std::domain_error if no set has these fixed points.
[[nodiscard]] CheckedOrbitCount check_orbits(const OrbitCounts& counts, const FixedPoints& fixed_points);

/// Counts the orbits of a set both ways: by isomorph rejection, where only canonical placements count, and by
/// Burnside's lemma. The set is a stream in any order without duplicates; memory does not grow with its
/// length.
class OrbitCounter {
 public:
  explicit OrbitCounter(Subgroup group = full_group) : group_(group), tally_(group) {}

  /// The orbit of the placement if the placement is canonical, else nothing. Throws std::invalid_argument,
  /// and leaves the counter unchanged, unless is_permutation(placement).
  std::optional<Orbit> add(const Placement& placement);

  /// Throws std::domain_error if the sizes of the orbits do not add up to the number of placements; then the
  /// set is not closed under the group or has duplicates. The converse does not hold; use check_closure().
  [[nodiscard]] CheckedOrbitCount finish() const;

  [[nodiscard]] Subgroup group() const { return group_; }

 private:
  Subgroup group_;
  OrbitCounts counts_;
  FixedPointTally tally_;
};

}  // namespace eightfold
