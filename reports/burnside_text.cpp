#include "reports/burnside_text.hpp"

#include <fmt/format.h>

#include <iterator>

namespace eightfold::reports {

std::string burnside_text(const OrbitReportHead& head, const CheckedOrbitCount& tail) {
  const Style& style = head.style;
  std::string out;
  auto to = std::back_inserter(out);
  fmt::format_to(to, "{}\n\n",
                 style.heading(fmt::format("Burnside's lemma for the {} under the {} group (order {})",
                                           head.placements, name_of(head.group), head.group.order())));
  fmt::format_to(to, "{}\n", style.heading(fmt::format("{:<15}  {:>12}", "element", "fixes")));
  for (const Symmetry g : head.group.elements())
    fmt::format_to(to, "{:<15}  {:>12}\n", name_of(g), tail.fixed_points[index_of(g)]);
  fmt::format_to(to, "{:<15}  {:>12}\n\n", "sum", tail.fixed_point_sum);
  fmt::format_to(to, "orbits = sum / order = {} / {} = {}\n", tail.fixed_point_sum, head.group.order(),
                 tail.burnside_orbits);
  fmt::format_to(to, "orbits by isomorph rejection = {}\n", tail.counts.orbits);
  fmt::format_to(to, "{}\n",
                 tail.agrees() ? style.good("The two routes agree.") : style.bad("THE TWO ROUTES DISAGREE."));
  return out;
}

}  // namespace eightfold::reports
