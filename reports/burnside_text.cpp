#include "reports/burnside_text.hpp"

#include <fmt/format.h>

#include <iterator>
#include <numeric>
#include <string_view>
#include <vector>

#include "reports/published_counts.hpp"

namespace eightfold::reports {
namespace {

// A number of orbits, by what, and the arithmetic that leads to it.
struct Route {
  std::string_view name;
  std::uint64_t orbits;
  std::string how;
};

std::string division(const FixedPoints& fixed_points, Subgroup group) {
  std::string terms;
  for (const Symmetry g : group.elements())
    terms += fmt::format("{}{}", terms.empty() ? "" : " + ", fixed_points[index_of(g)]);
  return fmt::format("({}) / {}", terms, group.order());
}

std::string types_in_words(const OrbitsByType& orbits) {
  std::string terms;
  for (const SubgroupClass type : all_subgroup_classes)
    if (const auto count = orbits[index_of(type)]; count > 0)
      terms += fmt::format("{}{} {}", terms.empty() ? "" : " + ", count, name_of(type));
  return terms.empty() ? "none of any type" : terms;
}

std::vector<Route> routes_of(const BurnsideReport& report) {
  std::vector<Route> routes;
  if (report.listed) {
    routes.push_back({"isomorph rejection", report.listed->counts.orbits,
                      "one placement an orbit comes before all its images"});
    routes.push_back({"tallies over all placements", report.listed->burnside_orbits,
                      fmt::format("{} / {}", report.listed->fixed_point_sum, report.group.order())});
  }
  if (report.direct)
    routes.push_back({"direct symmetric search", burnside_orbit_count(*report.direct, report.group),
                      division(*report.direct, report.group)});
  if (report.by_marks)
    routes.push_back({"table of marks",
                      std::accumulate(report.by_marks->begin(), report.by_marks->end(), std::uint64_t{0}),
                      types_in_words(*report.by_marks)});
  if (report.published)
    routes.push_back({"published", *report.published, std::string(source_of_fundamental)});
  return routes;
}

void append_fixed_points(std::string& out, const BurnsideReport& report, const Style& style) {
  auto to = std::back_inserter(out);
  const auto line = [&](std::string_view name, auto tallied, auto direct) {
    std::string text = fmt::format("{:<15}", name);
    if (report.listed) text += fmt::format("  {:>20}", tallied);
    if (report.direct) text += fmt::format("  {:>20}", direct);
    return text;
  };
  fmt::format_to(to, "{}\n", style.heading(line("element", "fixes, by tally", "fixes, by search")));
  const auto sum = [&](const FixedPoints& fixed_points) { return sum_of(fixed_points, report.group); };
  const FixedPoints none{};
  const FixedPoints& tallied = report.listed ? report.listed->fixed_points : none;
  const FixedPoints& direct = report.direct ? *report.direct : none;
  for (const Symmetry g : report.group.elements())
    fmt::format_to(to, "{}\n", line(name_of(g), tallied[index_of(g)], direct[index_of(g)]));
  fmt::format_to(to, "{}\n", line("sum", sum(tallied), sum(direct)));
}

}  // namespace

bool BurnsideReport::agrees() const {
  const auto routes = routes_of(*this);
  for (const Route& route : routes)
    if (route.orbits != routes.front().orbits) return false;
  if (listed && !listed->agrees()) return false;
  if (listed && direct)
    for (const Symmetry g : group.elements())
      if (listed->fixed_points[index_of(g)] != (*direct)[index_of(g)]) return false;
  return !listed || !by_marks || listed->counts.orbits_by_type == *by_marks;
}

std::string burnside_text(const BurnsideReport& report, const Style& style) {
  std::string out;
  auto to = std::back_inserter(out);
  fmt::format_to(to, "{}\n\n",
                 style.heading(fmt::format("Burnside's lemma for the {} under the {} group (order {})",
                                           report.placements, name_of(report.group), report.group.order())));
  append_fixed_points(out, report, style);
  const FixedPoints& fixed_points = report.direct ? *report.direct : report.listed->fixed_points;
  const std::uint64_t sum = sum_of(fixed_points, report.group);
  fmt::format_to(to, "\norbits = sum / order = {} / {} = {}\n\n", sum, report.group.order(),
                 burnside_orbit_count(fixed_points, report.group));
  fmt::format_to(to, "{}\n", style.heading(fmt::format("{:<27}  {:>18}  how", "route", "orbits")));
  const auto routes = routes_of(report);
  for (const auto& [name, orbits, how] : routes)
    fmt::format_to(to, "{:<27}  {:>18}  {}\n", name, orbits, how);
  if (!report.not_listed.empty()) fmt::format_to(to, "{}\n", report.not_listed);
  fmt::format_to(to, "{}\n",
                 report.agrees() ? style.good(fmt::format("All {} routes agree.", routes.size()))
                                 : style.bad("THE ROUTES DISAGREE."));
  return out;
}

}  // namespace eightfold::reports
