#include "eightfold/reports/solutions/orbit_report.hpp"

#include <fmt/core.h>

#include <array>
#include <functional>
#include <map>
#include <utility>

#include "eightfold/reports/solutions/orbit_report_writer.hpp"
#include "eightfold/symmetry/closure.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "reports/notation/internal/reading_report.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/solutions/internal/orbit_layouts.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {

CheckedOrbitCount write_orbit_report(const OrbitReportParams& params, const TextSink& sink,
                                     const RunOptions& run) {
  if (!params.rule) throw std::invalid_argument("the report needs the rule of its solutions");
  OrbitReportWriter writer(params, sink);
  const auto visit = [&](std::span<const Orbit> orbits) {
    writer.add(orbits);
    return true;
  };
  const CheckedOrbitCount count =
      for_each_solution_orbit_part({params.n, *params.rule, params.group, params.board}, visit, run).value();
  writer.finish(count);
  return count;
}

CheckedOrbitCount write_orbit_report(const ClosureCheck& placements, const OrbitReportParams& params,
                                     const TextSink& sink, const RunOptions& run) {
  if (placements.group() != params.group)
    throw std::invalid_argument("the placements are checked for another group than that of the report");
  if (ClosureFlaws flaws = placements.flaws(run); !flaws.none()) throw NotUnionOfOrbits(std::move(flaws));
  OrbitReportParams of_list = params;
  of_list.rule.reset();
  OrbitReportWriter writer(of_list, sink);
  OrbitCounter counter(params.group);
  for (const auto& [placement, member] : placements.members()) {
    run.stop.throw_if_requested();
    if (const auto orbit = counter.add(placement)) writer.add(*orbit);
  }
  const CheckedOrbitCount count = counter.finish();
  writer.finish(count);
  return count;
}

std::string orbit_report(const OrbitReportParams& params, const RunOptions& run) {
  std::string report;
  write_orbit_report(
      params, [&](std::string_view text) { report += text; }, run);
  return report;
}

std::string orbit_report(std::span<const Placement> placements, const OrbitReportParams& params,
                         const RunOptions& run) {
  ClosureCheck check(params.group);
  for (const Placement& placement : placements) check.add(placement, check.size());
  std::string report;
  write_orbit_report(
      check, params, [&](std::string_view text) { report += text; }, run);
  return report;
}

std::string orbit_size_equation(const OrbitCounts& counts) {
  std::map<std::uint64_t, std::uint64_t, std::greater<>> orbits_by_size;
  for (const OrbitTypeCount& type : orbit_types_of(counts)) orbits_by_size[type.size] += type.orbits;
  const auto term = [](const auto& entry) {
    return fmt::format("{}×{}", grouped(entry.second), entry.first);
  };
  const std::string terms = joined(orbits_by_size, " + ", term);
  return fmt::format("{} = {}", grouped(counts.placements), terms.empty() ? "0" : terms);
}

std::string cell_equation(const CheckedOrbitCount& count, std::string_view member) {
  const OrbitCounts& counts = count.counts;
  const auto order = static_cast<std::uint64_t>(count.fixed_points.group().order());
  const std::uint64_t gaps = counts.orbits * order - counts.placements;
  return fmt::format("{} × {}{} = {}", counted(counts.orbits, "row"), counted(order, "cell"),
                     gaps == 0 ? "" : " − " + counted(gaps, "gap"), counted(counts.placements, member));
}

std::string burnside_equation(const CheckedOrbitCount& tail) {
  return fmt::format("{} = {} / {} = {}", burnside_fraction(tail.fixed_points), grouped(tail.fixed_point_sum),
                     tail.fixed_points.group().order(), grouped(tail.burnside_orbits));
}

std::string orbit_title(const OrbitReportParams& params) {
  const std::string of_rule = params.rule ? solutions_of_rule(*params.rule, params.n) : "placements";
  const std::string set = params.set_name.empty() ? of_rule : params.set_name;
  const std::string title = fmt::format("Orbits of the {} under the {} (order {})", set,
                                        group_in_words(params.group), params.group.order());
  return flowed(params.style.heading(title) + "\n", params.style, 2) +
         reading_text(params.reading, params.style) + '\n' +
         constraints_text(params.board, params.rule.value_or(Rule::queens), params.style);
}

std::string orbit_summary(const OrbitReportParams& params, const CheckedOrbitCount& count) {
  const OrbitCounts& counts = count.counts;
  const Style& style = params.style;
  const std::array<TextColumn, 4> columns = {
      {{"type", 14}, {"size", 4, true}, {"orbits", 12, true}, {"solutions", 12, true}}};
  std::vector<TextRow> rows;
  for (const auto& [type, size, orbits, placements] : orbit_types_of(counts))
    rows.push_back(
        {std::string(type_in_words(type)), std::to_string(size), grouped(orbits), grouped(placements)});
  if (counts.orbits > 0) rows.push_back({});
  rows.push_back({"total", "", grouped(counts.orbits), grouped(counts.placements)});
  const std::string verdict = count.agrees() ? style.good("they agree") : style.bad("THEY DISAGREE");
  return '\n' + table_text(columns, rows, style) + '\n' +
         flowed(fmt::format("{}\nBurnside: {}\nIsomorph rejection: {}; {}\n", orbit_size_equation(counts),
                            burnside_equation(count), grouped(counts.orbits), verdict),
                style, 2);
}

}  // namespace eightfold::reports
