#include "eightfold/symmetry/orbit_counter.hpp"

#include <numeric>
#include <stdexcept>

#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

namespace eightfold {

void OrbitCounts::add(const Orbit& orbit) {
  const SubgroupClass type = class_of(orbit.stabilizer);
  ++orbits;
  ++orbits_by_type[type];
  placements_by_type[type] += static_cast<std::uint64_t>(orbit.size);
}

std::vector<OrbitTypeCount> orbit_types_of(const OrbitCounts& counts) {
  std::vector<OrbitTypeCount> types;
  for (const SubgroupClass type : all_subgroup_classes) {
    const std::uint64_t orbits = counts.orbits_by_type[type];
    const std::uint64_t placements = counts.placements_by_type[type];
    if (orbits > 0) types.push_back({type, placements / orbits, orbits, placements});
  }
  return types;
}

std::vector<OrbitTypeCount> orbit_types_of(const OrbitsByType& orbits, Subgroup group) {
  OrbitCounts counts;
  counts.orbits_by_type = orbits;
  for (const SubgroupClass type : all_subgroup_classes) {
    CheckedCount placements;
    placements.add(orbits[type], static_cast<std::uint64_t>(group.order() / representative_of(type).order()));
    counts.placements_by_type[type] = placements.value();
  }
  return orbit_types_of(counts);
}

std::uint64_t sum_of(const OrbitsByType& orbits) {
  CheckedCount sum;
  for (const std::uint64_t count : orbits) sum.add(count);
  return sum.value();
}

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
