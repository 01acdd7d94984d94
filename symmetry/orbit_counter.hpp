#pragma once

#include <cstdint>
#include <optional>

#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/census.hpp"

namespace eightfold {

/// The orbits of a set, counted by isomorph rejection and by Burnside's lemma.
struct CheckedOrbitCount {
  OrbitCounts counts;                    ///< by isomorph rejection
  FixedPoints fixed_points{full_group};  ///< computed independently of the orbits
  std::uint64_t fixed_point_sum = 0;     ///< over the elements of the group
  std::uint64_t burnside_orbits = 0;     ///< the sum divided by the order of the group

  /// True if both give the same number of orbits and of placements.
  bool agrees() const {
    return burnside_orbits == counts.orbits && fixed_points[Symmetry::identity] == counts.placements;
  }
};

/// Compares counted orbits with independently computed fixed points of the same group. Throws
/// std::domain_error if no set has these fixed points.
[[nodiscard]] CheckedOrbitCount check_orbits(const OrbitCounts& counts, const FixedPoints& fixed_points);

/// Counts the orbits of a stream of placements both ways. Memory does not grow with their number.
class OrbitCounter {
 public:
  explicit OrbitCounter(Subgroup group = full_group) : census_(group), tally_(group) {}

  /// The orbit of the placement if the placement is canonical, else nothing. Throws std::invalid_argument
  /// unless is_permutation(placement).
  std::optional<Orbit> add(const Placement& placement);

  /// Throws std::domain_error if the set is not closed under the group.
  CheckedOrbitCount finish() const;

 private:
  Census census_;
  FixedPointTally tally_;
};

}  // namespace eightfold
