#include "reports/solutions/orbit_summary.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "reports/text/layout.hpp"
#include "reports/text/table.hpp"

namespace eightfold::reports {
namespace {

void append_types(std::string& out, const OrbitCounts& counts, const Style& style) {
  const auto room = [&](std::uint64_t number, std::string_view title) {
    return style.unicode ? static_cast<int>(std::max(title.size(), fmt::formatted_size("{}", number))) : 12;
  };
  const std::array<TextColumn, 4> columns = {{{"type", 14},
                                              {"size", 4, true},
                                              {"orbits", room(counts.orbits, "orbits"), true},
                                              {"solutions", room(counts.placements, "solutions"), true}}};
  const TextTable table(columns, style);
  table.append_head(out);
  for (const SubgroupClass type : all_subgroup_classes) {
    const std::uint64_t orbits = counts.orbits_by_type[index_of(type)];
    const std::uint64_t placements = counts.placements_by_type[index_of(type)];
    if (orbits > 0)
      table.append_row(out, std::array{std::string(name_of(type)), std::to_string(placements / orbits),
                                       std::to_string(orbits), std::to_string(placements)});
  }
  if (counts.orbits > 0) table.append_rule(out);
  table.append_row(out, std::array{std::string("total"), std::string(), std::to_string(counts.orbits),
                                   std::to_string(counts.placements)});
  table.append_end(out);
}

}  // namespace

std::string orbit_title(const OrbitReportHead& head) {
  const std::string title = fmt::format("Orbits of the {} under the {} group (order {})", head.placements,
                                        name_of(head.group), head.group.order());
  return fitted(head.style.heading(title) + "\n\n", head.style);
}

std::string orbit_summary(const OrbitReportHead& head, const CheckedOrbitCount& tail) {
  const Style& style = head.style;
  std::string out = "\n";
  append_types(out, tail.counts, style);
  return out + '\n' +
         fitted(
             fmt::format("{}\nBurnside: {}; isomorph rejection: {}; {}\n", orbit_size_equation(tail.counts),
                         burnside_equation(tail, head.group), tail.counts.orbits,
                         tail.agrees() ? style.good("they agree") : style.bad("THEY DISAGREE")),
             style);
}

}  // namespace eightfold::reports
