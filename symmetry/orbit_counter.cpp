#include "symmetry/orbit_counter.hpp"

namespace eightfold {

std::optional<Orbit> OrbitCounter::add(const Placement& placement) {
  tally_.add(placement);
  return census_.add(placement);
}

CheckedOrbitCount OrbitCounter::finish() const {
  CheckedOrbitCount result;
  result.counts = census_.counts();
  result.fixed_points = tally_.fixed_points();
  result.fixed_point_sum = sum_of(result.fixed_points, census_.group());
  result.burnside_orbits = burnside_orbit_count(result.fixed_points, census_.group());
  return result;
}

}  // namespace eightfold
