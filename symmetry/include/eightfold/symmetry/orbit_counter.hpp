#pragma once

#include <cstdint>
#include <optional>

#include "eightfold/core/export.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/orbit_counts.hpp"

namespace EIGHTFOLD_API eightfold {

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
