#include "reports/solutions/orbit_report.hpp"

#include <fmt/core.h>

#include <functional>
#include <map>

#include "reports/text/words.hpp"

namespace eightfold::reports {

std::string orbit_size_equation(const OrbitCounts& counts) {
  std::map<std::uint64_t, std::uint64_t, std::greater<>> orbits_by_size;
  for (const SubgroupClass type : all_subgroup_classes)
    if (const auto orbits = counts.orbits_by_type[index_of(type)]; orbits > 0)
      orbits_by_size[counts.placements_by_type[index_of(type)] / orbits] += orbits;
  const auto term = [](const auto& entry) { return fmt::format("{}×{}", entry.second, entry.first); };
  const std::string terms = joined(orbits_by_size, " + ", term);
  return fmt::format("{} = {}", counts.placements, terms.empty() ? "0" : terms);
}

std::string burnside_equation(const CheckedOrbitCount& tail, Subgroup group) {
  const auto fixed_by = [&](Symmetry g) { return tail.fixed_points[index_of(g)]; };
  return fmt::format("({}) / {} = {} / {} = {}", joined(group.elements(), " + ", fixed_by), group.order(),
                     tail.fixed_point_sum, group.order(), tail.burnside_orbits);
}

}  // namespace eightfold::reports
