#include "reports/solutions/count_report.hpp"

namespace eightfold::reports {

std::uint64_t orbits_of_size(const OrbitCounts& counts, std::uint64_t size) {
  std::uint64_t orbits = 0;
  for (const SubgroupClass type : all_subgroup_classes) {
    const std::uint64_t of_type = counts.orbits_by_type[index_of(type)];
    if (of_type > 0 && counts.placements_by_type[index_of(type)] / of_type == size) orbits += of_type;
  }
  return orbits;
}

}  // namespace eightfold::reports
