#include <fmt/core.h>

#include <array>
#include <vector>

#include "eightfold/reports/solutions/burnside_report.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/solutions/internal/burnside_words.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {

std::string_view in_words(BurnsideMethod method) {
  constexpr EnumArray<BurnsideMethod, std::string_view> words(
      {"isomorph rejection", "tally over all placements", "direct symmetric search", "table of marks",
       "published"});
  return words[method];
}

std::string types_in_words(const OrbitsByType& orbits) {
  std::vector<std::string> terms;
  for (const OrbitTypeCount& each : orbit_types_of(orbits))
    terms.push_back(fmt::format("{} {}", grouped(each.orbits), type_in_words(each.type)));
  return terms.empty() ? "none" : joined(terms, " + ");
}

namespace {

std::string division(const FixedPoints& fixed_points) {
  const auto fixed_by = [&](Symmetry g) { return grouped(fixed_points[g]); };
  const Subgroup group = fixed_points.group();
  return fmt::format("({}) / {}", joined(group.elements(), " + ", fixed_by), group.order());
}

// The arithmetic or the source of a route that was used.
std::string how(const BurnsideReport& report, BurnsideMethod method) {
  switch (method) {
    case BurnsideMethod::isomorph_rejection:
      return "one per orbit precedes all its images";
    case BurnsideMethod::tally:
      return fmt::format("{} / {}", grouped(report.listed->fixed_point_sum), report.group.order());
    case BurnsideMethod::symmetric_search:
      return division(*report.direct);
    case BurnsideMethod::table_of_marks:
      return types_in_words(*report.by_marks);
    case BurnsideMethod::published:
      return std::string(source_of_fundamental);
  }
  return {};
}

std::string fixed_point_table(const BurnsideReport& report, const Style& style) {
  std::vector<TextColumn> columns = {{"element", 15}};
  std::vector<TextRow> rows;
  for (const Symmetry g : report.group.elements()) rows.push_back({std::string(in_words(g))});
  rows.insert(rows.end(), {{}, {"sum"}});
  const auto add_column = [&](const std::string& title, const FixedPoints& fixed_points) {
    columns.push_back({title, 20, true});
    for (auto row = rows.begin(); const Symmetry g : report.group.elements())
      (row++)->push_back(grouped(fixed_points[g]));
    rows.back().push_back(grouped(sum_of(fixed_points)));
  };
  if (report.listed) add_column("fixed, by tally", report.listed->fixed_points);
  if (report.direct) add_column("fixed, by search", *report.direct);
  return table_text(columns, rows, style);
}

std::string route_table(const BurnsideReport& report, const Style& style) {
  const std::array<TextColumn, 3> columns = {{{"route", 27}, {"orbits", 18, true}, {"how", 0, false, true}}};
  std::vector<TextRow> rows;
  for (const auto& [method, orbits] : report.routes())
    rows.push_back({std::string(in_words(method)), grouped(orbits), how(report, method)});
  return table_text(columns, rows, style);
}

// The last lines: agreement, or every disagreement.
std::string verdict(const BurnsideReport& report, const Style& style) {
  const auto disagreements = report.disagreements();
  if (!disagreements.empty()) {
    std::string text = style.bad("THE ROUTES DISAGREE.") + '\n';
    for (const std::string& line : disagreements) text += line + '\n';
    return text;
  }
  const auto routes = report.routes().size();
  if (routes == 1) return "There is only one route, so there is nothing to compare.\n";
  return style.good(fmt::format("All {} routes agree.", routes)) + '\n';
}

}  // namespace

std::string burnside_text(const BurnsideReport& report, const Style& style) {
  const FixedPoints& fixed_points = report.fixed_points();
  const std::string title = fmt::format("Burnside's lemma for the {} under the {} (order {})", report.set(),
                                        group_in_words(report.group), report.group.order());
  const std::string division =
      fmt::format("\norbits = sum / order = {} / {} = {}\n\n", grouped(sum_of(fixed_points)),
                  report.group.order(), grouped(burnside_orbit_count(fixed_points)));
  std::string remarks = report.not_listed.empty() ? "" : report.not_listed + '\n';
  return flowed(style.heading(title) + "\n\n", style, 2) + fixed_point_table(report, style) +
         flowed(division, style, 2) + route_table(report, style) +
         flowed(remarks + verdict(report, style), style, 2);
}

}  // namespace eightfold::reports
