#include "eightfold/symmetry/orbit_types.hpp"

#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/symmetry/table_of_marks.hpp"

namespace eightfold {

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

}  // namespace eightfold
