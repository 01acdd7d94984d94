#include "eightfold/reports/solutions/burnside_text.hpp"

#include <fmt/core.h>

#include <array>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "eightfold/reports/text/internal/layout.hpp"
#include "eightfold/reports/text/internal/table.hpp"
#include "eightfold/reports/text/internal/words.hpp"
#include "eightfold/symmetry/orbit_types.hpp"
#include "eightfold/symmetry/published_counts.hpp"

namespace eightfold::reports {
namespace {

// One way to compute the number of orbits, with its arithmetic.
struct Route {
  std::string_view name;
  std::uint64_t orbits;
  std::string how;
};

std::string division(const FixedPoints& fixed_points) {
  const auto fixed_by = [&](Symmetry g) { return fixed_points[g]; };
  const Subgroup group = fixed_points.group();
  return fmt::format("({}) / {}", joined(group.elements(), " + ", fixed_by), group.order());
}

std::string types_in_words(const OrbitsByType& orbits) {
  std::vector<std::string> terms;
  for (const OrbitTypeCount& each : orbit_types_of(orbits))
    terms.push_back(fmt::format("{} {}", each.orbits, name_of(each.type)));
  return terms.empty() ? "none" : joined(terms, " + ");
}

std::vector<Route> routes_of(const BurnsideReport& report) {
  std::vector<Route> routes;
  if (report.listed) {
    routes.push_back(
        {"isomorph rejection", report.listed->counts.orbits, "one per orbit precedes all its images"});
    routes.push_back({"tally over all placements", report.listed->burnside_orbits,
                      fmt::format("{} / {}", report.listed->fixed_point_sum, report.group.order())});
  }
  if (report.direct)
    routes.push_back(
        {"direct symmetric search", burnside_orbit_count(*report.direct), division(*report.direct)});
  if (report.by_marks)
    routes.push_back({"table of marks", sum_of(*report.by_marks), types_in_words(*report.by_marks)});
  if (report.published)
    routes.push_back({"published", *report.published, std::string(source_of_fundamental)});
  return routes;
}

std::string fixed_point_table(const BurnsideReport& report, const Style& style) {
  std::vector<TextColumn> columns = {{"element", 15}};
  std::vector<TextRow> rows;
  for (const Symmetry g : report.group.elements()) rows.push_back({std::string(name_of(g))});
  rows.insert(rows.end(), {{}, {"sum"}});
  const auto add_column = [&](const std::string& title, const FixedPoints& fixed_points) {
    columns.push_back({title, 20, true});
    for (auto row = rows.begin(); const Symmetry g : report.group.elements())
      (row++)->push_back(std::to_string(fixed_points[g]));
    rows.back().push_back(std::to_string(sum_of(fixed_points)));
  };
  if (report.listed) add_column("fixed, by tally", report.listed->fixed_points);
  if (report.direct) add_column("fixed, by search", *report.direct);
  return table_text(columns, rows, style);
}

std::string route_table(const BurnsideReport& report, const Style& style) {
  const std::array<TextColumn, 3> columns = {{{"route", 27}, {"orbits", 18, true}, {"how", 0, false, true}}};
  std::vector<TextRow> rows;
  for (const auto& [name, orbits, how] : routes_of(report))
    rows.push_back({std::string(name), std::to_string(orbits), how});
  return table_text(columns, rows, style);
}

// One line for each disagreement.
std::vector<std::string> disagreements_of(const BurnsideReport& report) {
  std::vector<std::string> found;
  const auto routes = routes_of(report);
  for (const Route& route : routes)
    if (route.orbits != routes.front().orbits)
      found.push_back(fmt::format("orbits: {} {}, {} {}", routes.front().name, routes.front().orbits,
                                  route.name, route.orbits));
  if (!report.listed) return found;
  const OrbitCounts& counts = report.listed->counts;
  const FixedPoints& tallied = report.listed->fixed_points;
  const std::uint64_t sum = report.listed->fixed_point_sum;
  if (tallied[Symmetry::identity] != counts.placements)
    found.push_back(fmt::format("placements: {} visited, {} fixed by the identity", counts.placements,
                                tallied[Symmetry::identity]));
  if (sum_of(tallied) != sum)
    found.push_back(fmt::format("sum of the tallies: {}, but the dividend is {}", sum_of(tallied), sum));
  if (report.direct)
    for (const Symmetry g : report.group.elements())
      if (tallied[g] != (*report.direct)[g])
        found.push_back(fmt::format("fixed by {}: {} by tally, {} by search", name_of(g), tallied[g],
                                    (*report.direct)[g]));
  if (report.by_marks && counts.orbits_by_type != *report.by_marks)
    found.push_back(fmt::format("orbit types: {} by isomorph rejection, {} by the table of marks",
                                types_in_words(counts.orbits_by_type), types_in_words(*report.by_marks)));
  return found;
}

// The last lines: agreement, or every disagreement.
std::string verdict(const BurnsideReport& report, const Style& style) {
  const auto disagreements = disagreements_of(report);
  if (!disagreements.empty()) {
    std::string text = style.bad("THE ROUTES DISAGREE.") + '\n';
    for (const std::string& line : disagreements) text += line + '\n';
    return text;
  }
  const auto routes = routes_of(report).size();
  if (routes == 1) return "There is only one route, so there is nothing to compare.\n";
  return style.good(fmt::format("All {} routes agree.", routes)) + '\n';
}

}  // namespace

bool BurnsideReport::agrees() const { return disagreements_of(*this).empty(); }

std::string burnside_text(const BurnsideReport& report, const Style& style) {
  if (!report.listed && !report.direct)
    throw std::invalid_argument("BurnsideReport: `listed` and `direct` are empty; set at least one");
  const FixedPoints& fixed_points = report.direct ? *report.direct : report.listed->fixed_points;
  const std::string title = fmt::format("Burnside's lemma for the {} under the {} group (order {})",
                                        report.placements, name_of(report.group), report.group.order());
  const std::string division = fmt::format("\norbits = sum / order = {} / {} = {}\n\n", sum_of(fixed_points),
                                           report.group.order(), burnside_orbit_count(fixed_points));
  std::string remarks = report.not_listed.empty() ? "" : report.not_listed + '\n';
  return flowed(style.heading(title) + "\n\n", style, 2) + fixed_point_table(report, style) +
         flowed(division, style, 2) + route_table(report, style) +
         flowed(remarks + verdict(report, style), style, 2);
}

}  // namespace eightfold::reports
