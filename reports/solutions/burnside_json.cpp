#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/burnside_report.hpp"
#include "eightfold/symmetry/characters.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/solutions/internal/group_json.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

ordered_json by_element(const FixedPoints& fixed_points) {
  ordered_json counts = ordered_json::object();
  for (const Symmetry g : fixed_points.group().elements()) counts[std::string(name_of(g))] = fixed_points[g];
  return counts;
}

ordered_json by_type(const OrbitsByType& orbits) {
  ordered_json counts = ordered_json::object();
  for (const SubgroupClass type : all_subgroup_classes) counts[std::string(name_of(type))] = orbits[type];
  return counts;
}

std::string_view how_of(BurnsideMethod method) {
  constexpr EnumArray<BurnsideMethod, std::string_view> how(
      {"the solutions that no image precedes", "fixed_points.by_tally: their sum / the order of the group",
       "fixed_points.by_search: their sum / the order of the group",
       "the sum of orbits_by_type.by_table_of_marks", source_of_fundamental});
  return how[method];
}

ordered_json routes_json(const BurnsideReport& report) {
  ordered_json routes = ordered_json::array();
  for (const auto& [method, orbits] : report.routes()) {
    ordered_json route = {{"route", name_of(method)}};
    add_exact(route, "orbits", orbits);
    route["how"] = how_of(method);
    routes.push_back(std::move(route));
  }
  return routes;
}

ordered_json characters_json(const FixedPoints& fixed_points) {
  const auto times = multiplicities(fixed_points);
  ordered_json characters = ordered_json::array();
  for (std::size_t i = 0; i < times.size(); ++i) {
    const Character& character = irreducible_characters()[i];
    ordered_json entry = {{"character", character.name}, {"degree", character.degree()}};
    for (const Symmetry g : all_symmetries) entry["values"][std::string(name_of(g))] = character.values[g];
    add_exact(entry, "multiplicity", times[i]);
    characters.push_back(std::move(entry));
  }
  return characters;
}

}  // namespace

std::string burnside_json(const BurnsideReport& report, bool with_characters) {
  const FixedPoints& fixed_points = report.fixed_points();
  const ordered_json none;
  ordered_json document = document_head("burnside");
  document["n"] = report.n;
  document["rule"] = name_of(report.rule);
  document["group"] = group_json(report.group);
  add_exact(document, "fixed_points",
            {{"by_tally", report.listed ? by_element(report.listed->fixed_points) : none},
             {"by_search", report.direct ? by_element(*report.direct) : none}});
  add_exact(document, "sum", sum_of(fixed_points));
  add_exact(document, "orbits", burnside_orbit_count(fixed_points));
  document["routes"] = routes_json(report);
  add_exact(document, "orbits_by_type",
            {{"by_isomorph_rejection", report.listed ? by_type(report.listed->counts.orbits_by_type) : none},
             {"by_table_of_marks", report.by_marks ? by_type(*report.by_marks) : none}});
  document["not_visited"] = report.not_listed.empty() ? none : ordered_json(report.not_listed);
  document["agrees"] = report.agrees();
  document["disagreements"] = report.disagreements();
  if (with_characters) document["characters"] = characters_json(fixed_points);
  return in_lines(document);
}

}  // namespace eightfold::reports
