#include "eightfold/symmetry/orbit_counter.hpp"

#include <numeric>
#include <stdexcept>

namespace eightfold {

CheckedOrbitCount check_orbits(const OrbitCounts& counts, const FixedPoints& fixed_points) {
  return {counts, fixed_points, sum_of(fixed_points), burnside_orbit_count(fixed_points)};
}

std::optional<Orbit> OrbitCounter::add(const Placement& placement) {
  tally_.add(placement);
  ++counts_.placements;
  if (!is_canonical(placement, group_)) return std::nullopt;
  const Subgroup stabilizer = stabilizer_of(placement, group_);
  const Orbit orbit{placement, stabilizer, group_.order() / stabilizer.order()};
  counts_.add(orbit);
  return orbit;
}

CheckedOrbitCount OrbitCounter::finish() const {
  const auto& by_type = counts_.placements_by_type;
  if (std::accumulate(by_type.begin(), by_type.end(), std::uint64_t{0}) != counts_.placements)
    throw std::domain_error("the sizes of the orbits do not add up to the number of placements");
  return check_orbits(counts_, tally_.fixed_points());
}

}  // namespace eightfold
