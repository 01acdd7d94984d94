#include "eightfold/reports/solutions/orbit_report.hpp"

#include <fmt/core.h>

#include <array>
#include <functional>
#include <map>

#include "eightfold/reports/text/internal/layout.hpp"
#include "eightfold/reports/text/internal/table.hpp"
#include "eightfold/reports/text/internal/words.hpp"

namespace eightfold::reports {

std::string orbit_size_equation(const OrbitCounts& counts) {
  std::map<std::uint64_t, std::uint64_t, std::greater<>> orbits_by_size;
  for (const OrbitTypeCount& type : orbit_types_of(counts)) orbits_by_size[type.size] += type.orbits;
  const auto term = [](const auto& entry) { return fmt::format("{}×{}", entry.second, entry.first); };
  const std::string terms = joined(orbits_by_size, " + ", term);
  return fmt::format("{} = {}", counts.placements, terms.empty() ? "0" : terms);
}

std::string burnside_equation(const CheckedOrbitCount& tail) {
  const Subgroup group = tail.fixed_points.group();
  const auto fixed_by = [&](Symmetry g) { return tail.fixed_points[g]; };
  return fmt::format("({}) / {} = {} / {} = {}", joined(group.elements(), " + ", fixed_by), group.order(),
                     tail.fixed_point_sum, group.order(), tail.burnside_orbits);
}

std::string orbit_title(const OrbitReportHead& head) {
  const std::string title = fmt::format("Orbits of the {} under the {} group (order {})", head.placements,
                                        name_of(head.group), head.group.order());
  return flowed(head.style.heading(title) + "\n\n", head.style, 2);
}

std::string orbit_summary(const OrbitReportHead& head, const CheckedOrbitCount& tail) {
  const OrbitCounts& counts = tail.counts;
  const Style& style = head.style;
  const std::array<TextColumn, 4> columns = {
      {{"type", 14}, {"size", 4, true}, {"orbits", 12, true}, {"solutions", 12, true}}};
  std::vector<TextRow> rows;
  for (const auto& [type, size, orbits, placements] : orbit_types_of(counts))
    rows.push_back({std::string(name_of(type)), std::to_string(size), std::to_string(orbits),
                    std::to_string(placements)});
  if (counts.orbits > 0) rows.push_back({});
  rows.push_back({"total", "", std::to_string(counts.orbits), std::to_string(counts.placements)});
  const std::string verdict = tail.agrees() ? style.good("they agree") : style.bad("THEY DISAGREE");
  return '\n' + table_text(columns, rows, style) + '\n' +
         flowed(fmt::format("{}\nBurnside: {}\nIsomorph rejection: {}; {}\n", orbit_size_equation(counts),
                            burnside_equation(tail), counts.orbits, verdict),
                style, 2);
}

}  // namespace eightfold::reports
