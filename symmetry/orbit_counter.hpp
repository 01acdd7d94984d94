#pragma once

#include <cstdint>
#include <optional>

#include "symmetry/burnside.hpp"
#include "symmetry/census.hpp"

namespace eightfold {

/// The orbits of a set counted by two routes: images compared, and fixed points averaged.
struct CheckedOrbitCount {
  OrbitCounts counts;                 ///< by isomorph rejection
  FixedPoints fixed_points{};         ///< by a route that did not see these orbits
  std::uint64_t fixed_point_sum = 0;  ///< over the group's elements
  std::uint64_t burnside_orbits = 0;  ///< the sum divided by the group's order

  /// True if both find as many orbits, and as many placements in all.
  bool agrees() const {
    return burnside_orbits == counts.orbits &&
           fixed_points[index_of(Symmetry::identity)] == counts.placements;
  }
};

/// Holds orbits that were counted by comparing images against fixed points that were found without them;
/// those of symmetries outside the group count nothing. Throws std::domain_error if no set has these fixed
/// points.
CheckedOrbitCount check_orbits(const OrbitCounts& counts, const FixedPoints& fixed_points,
                               Subgroup group = {});

/// Takes a set of placements, one after another, through both routes. Memory does not grow with their number.
class OrbitCounter {
 public:
  explicit OrbitCounter(Subgroup group = {}) : census_(group), tally_(group) {}

  /// The orbit that the placement stands for, or nothing if another member of its orbit does.
  /// Throws std::invalid_argument unless is_permutation(placement).
  std::optional<Orbit> add(const Placement& placement);

  /// Throws std::domain_error if the set is not closed under the group.
  CheckedOrbitCount finish() const;

 private:
  Census census_;
  FixedPointTally tally_;
};

}  // namespace eightfold
