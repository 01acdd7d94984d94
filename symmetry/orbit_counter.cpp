#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold {

CheckedOrbitCount check_orbits(const OrbitCounts& counts, const FixedPoints& fixed_points) {
  return {counts, fixed_points, sum_of(fixed_points), burnside_orbit_count(fixed_points)};
}

std::optional<Orbit> OrbitCounter::add(const Placement& placement) {
  tally_.add(placement);
  return census_.add(placement);
}

CheckedOrbitCount OrbitCounter::finish() const {
  return check_orbits(census_.counts(), tally_.fixed_points());
}

}  // namespace eightfold
