#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold {

CheckedOrbitCount check_orbits(const OrbitCounts& counts, const FixedPoints& fixed_points, Subgroup group) {
  CheckedOrbitCount result;
  result.counts = counts;
  for (const Symmetry g : group.elements()) result.fixed_points[index_of(g)] = fixed_points[index_of(g)];
  result.fixed_point_sum = sum_of(result.fixed_points, group);
  result.burnside_orbits = burnside_orbit_count(result.fixed_points, group);
  return result;
}

std::optional<Orbit> OrbitCounter::add(const Placement& placement) {
  tally_.add(placement);
  return census_.add(placement);
}

CheckedOrbitCount OrbitCounter::finish() const {
  return check_orbits(census_.counts(), tally_.fixed_points(), census_.group());
}

}  // namespace eightfold
