#include "reports/solutions/orbit_report.hpp"

#include <fmt/core.h>

#include <functional>
#include <map>

namespace eightfold::reports {

std::string orbit_size_equation(const OrbitCounts& counts) {
  std::map<std::uint64_t, std::uint64_t, std::greater<>> orbits_by_size;
  for (const SubgroupClass type : all_subgroup_classes)
    if (const auto orbits = counts.orbits_by_type[index_of(type)]; orbits > 0)
      orbits_by_size[counts.placements_by_type[index_of(type)] / orbits] += orbits;
  std::string terms;
  for (const auto& [size, orbits] : orbits_by_size)
    terms += fmt::format("{}{}×{}", terms.empty() ? "" : " + ", orbits, size);
  return fmt::format("{} = {}", counts.placements, terms.empty() ? "0" : terms);
}

std::string burnside_equation(const CheckedOrbitCount& tail, Subgroup group) {
  std::string terms;
  for (const Symmetry g : group.elements())
    terms += fmt::format("{}{}", terms.empty() ? "" : " + ", tail.fixed_points[index_of(g)]);
  return fmt::format("({}) / {} = {} / {} = {}", terms, group.order(), tail.fixed_point_sum, group.order(),
                     tail.burnside_orbits);
}

}  // namespace eightfold::reports
