#include "eightfold/symmetry/orbit_counts.hpp"

namespace eightfold {

void OrbitCounts::add(const Orbit& orbit) {
  const SubgroupClass type = class_of(orbit.stabilizer);
  ++orbits;
  ++orbits_by_type[type];
  placements_by_type[type] += static_cast<std::uint64_t>(orbit.size);
}

}  // namespace eightfold
