// The numbers of Burnside's lemma that all formats share, and the report on them in each format.
#include "eightfold/reports/solutions/burnside_report.hpp"

#include <fmt/core.h>

#include <array>
#include <stdexcept>
#include <vector>

#include "eightfold/symmetry/characters.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/notation/internal/reading_report.hpp"
#include "reports/solutions/internal/constraint_report.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

std::string_view words_of(BurnsideMethod method) {
  constexpr EnumArray<BurnsideMethod, std::string_view> words(
      {"isomorph rejection", "tally over all placements", "direct symmetric search", "closed form",
       "table of marks", "published"});
  return words[method];
}

std::string types_in_words(const OrbitsByType& orbits) {
  std::vector<std::string> terms;
  for (const OrbitTypeCount& each : orbit_types_of(orbits))
    terms.push_back(fmt::format("{} {}", grouped(each.orbits), type_in_words(each.type)));
  return terms.empty() ? "none" : joined(terms, " + ");
}

// The arithmetic or the source of a route that was used.
std::string how(const BurnsideReport& report, BurnsideMethod method) {
  switch (method) {
    case BurnsideMethod::isomorph_rejection:
      return "one per orbit precedes all its images";
    case BurnsideMethod::tally:
      return fmt::format("{} / {}", grouped(report.listed->fixed_point_sum), report.group.order());
    case BurnsideMethod::symmetric_search:
    case BurnsideMethod::closed_form:
      return burnside_fraction(*report.direct);
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
  if (report.direct)
    add_column(report.rule == Rule::rooks ? "fixed, by formula" : "fixed, by search", *report.direct);
  return table_text(columns, rows, style);
}

std::string route_table(const BurnsideReport& report, const Style& style) {
  const std::array<TextColumn, 3> columns = {{{"route", 27}, {"orbits", 18, true}, {"how", 0, false, true}}};
  std::vector<TextRow> rows;
  for (const auto& [method, orbits] : report.routes())
    rows.push_back({std::string(words_of(method)), grouped(orbits), how(report, method)});
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

ordered_json route_json(const BurnsideRoute& route) {
  constexpr EnumArray<BurnsideMethod, std::string_view> how(
      {"the solutions that no image precedes", "fixed_points.by_tally: their sum / the order of the group",
       "fixed_points.by_search: their sum / the order of the group",
       "fixed_points.by_search: their sum / the order of the group",
       "the sum of orbits_by_type.by_table_of_marks", source_of_fundamental});
  ordered_json entry = {{"route", name_of(route.method)}};
  add_exact(entry, "orbits", route.orbits);
  entry["how"] = how[route.method];
  return entry;
}

ordered_json characters_json(const FixedPoints& fixed_points) {
  const auto times = multiplicities(fixed_points);
  auto multiplicity = times.begin();
  return list_of(irreducible_characters(), [&](const Character& character) {
    ordered_json entry = {{"character", character.name},
                          {"degree", character.degree()},
                          {"values", by_name(all_symmetries, character.values)}};
    add_exact(entry, "multiplicity", *multiplicity++);
    return entry;
  });
}

}  // namespace

std::string_view name_of(BurnsideMethod method) {
  constexpr EnumArray<BurnsideMethod, std::string_view> names(
      {"isomorph_rejection", "tally", "symmetric_search", "closed_form", "table_of_marks", "published"});
  return names[method];
}

const FixedPoints& BurnsideReport::fixed_points() const {
  if (direct) return *direct;
  if (listed) return listed->fixed_points;
  throw std::invalid_argument("BurnsideReport: `listed` and `direct` are empty; set at least one");
}

std::string BurnsideReport::set() const { return set_name.empty() ? solutions_of_rule(rule, n) : set_name; }

std::vector<BurnsideRoute> BurnsideReport::routes() const {
  std::vector<BurnsideRoute> used;
  if (listed) {
    used.push_back({BurnsideMethod::isomorph_rejection, listed->counts.orbits});
    used.push_back({BurnsideMethod::tally, listed->burnside_orbits});
  }
  if (direct)
    used.push_back({rule == Rule::rooks ? BurnsideMethod::closed_form : BurnsideMethod::symmetric_search,
                    burnside_orbit_count(*direct)});
  if (by_marks) used.push_back({BurnsideMethod::table_of_marks, sum_of(*by_marks)});
  if (published) used.push_back({BurnsideMethod::published, *published});
  return used;
}

std::vector<std::string> BurnsideReport::disagreements() const {
  std::vector<std::string> found;
  const auto used = routes();
  for (const BurnsideRoute& route : used)
    if (route.orbits != used.front().orbits)
      found.push_back(fmt::format("orbits: {} {}, {} {}", words_of(used.front().method), used.front().orbits,
                                  words_of(route.method), route.orbits));
  if (!listed) return found;
  const OrbitCounts& counts = listed->counts;
  const FixedPoints& tallied = listed->fixed_points;
  const std::uint64_t sum = listed->fixed_point_sum;
  if (tallied[Symmetry::identity] != counts.placements)
    found.push_back(fmt::format("placements: {} visited, {} fixed by the identity", counts.placements,
                                tallied[Symmetry::identity]));
  if (sum_of(tallied) != sum)
    found.push_back(fmt::format("sum of the tallies: {}, but the dividend is {}", sum_of(tallied), sum));
  if (direct)
    for (const Symmetry g : group.elements())
      if (tallied[g] != (*direct)[g])
        found.push_back(
            fmt::format("fixed by the {}: {} by tally, {} by search", in_words(g), tallied[g], (*direct)[g]));
  if (by_marks && counts.orbits_by_type != *by_marks)
    found.push_back(fmt::format("orbit types: {} by isomorph rejection, {} by the table of marks",
                                types_in_words(counts.orbits_by_type), types_in_words(*by_marks)));
  return found;
}

std::string burnside_text(const BurnsideReport& report, const Style& style) {
  const FixedPoints& fixed_points = report.fixed_points();
  const std::string title = fmt::format("Burnside's lemma for the {} under the {} (order {})", report.set(),
                                        group_in_words(report.group), report.group.order());
  const std::string division =
      fmt::format("\norbits = sum / order = {} / {} = {}\n\n", grouped(sum_of(fixed_points)),
                  report.group.order(), grouped(burnside_orbit_count(fixed_points)));
  std::string remarks = report.not_listed.empty() ? "" : report.not_listed + '\n';
  return flowed(style.heading(title) + "\n", style, 2) + reading_text(report.reading, style) + '\n' +
         constraints_text(report.board, report.rule, style) + fixed_point_table(report, style) +
         flowed(division, style, 2) + route_table(report, style) +
         flowed(remarks + verdict(report, style), style, 2);
}

std::string burnside_json(const BurnsideReport& report, bool with_characters) {
  const FixedPoints& fixed_points = report.fixed_points();
  const ordered_json none;
  const auto by_element = [&](const FixedPoints& fixed) { return by_name(fixed.group().elements(), fixed); };
  const auto by_type = [](const OrbitsByType& orbits) { return by_name(all_subgroup_classes, orbits); };
  ordered_json document = document_head("burnside");
  document["n"] = report.n;
  document["rule"] = name_of(report.rule);
  add_constraints(document, report.board);
  document["group"] = acting_group_json(report.group);
  add_exact(document, "fixed_points",
            {{"by_tally", report.listed ? by_element(report.listed->fixed_points) : none},
             {"by_search", report.direct ? by_element(*report.direct) : none}});
  add_exact(document, "sum", sum_of(fixed_points));
  add_exact(document, "orbits", burnside_orbit_count(fixed_points));
  document["routes"] = list_of(report.routes(), route_json);
  add_exact(document, "orbits_by_type",
            {{"by_isomorph_rejection", report.listed ? by_type(report.listed->counts.orbits_by_type) : none},
             {"by_table_of_marks", report.by_marks ? by_type(*report.by_marks) : none}});
  document["not_visited"] = report.not_listed.empty() ? none : ordered_json(report.not_listed);
  document["agrees"] = report.agrees();
  document["disagreements"] = report.disagreements();
  if (with_characters) document["characters"] = characters_json(fixed_points);
  return in_lines(document);
}

std::string burnside_csv(std::span<const BurnsideReport> all) {
  std::string out = "n,element,fixed_by_tally,fixed_by_search\n";
  for (const BurnsideReport& report : all)
    for (const Symmetry g : report.fixed_points().group().elements()) {
      append_format(out, "{},{},", report.n, name_of(g));
      if (report.listed) append_format(out, "{}", report.listed->fixed_points[g]);
      out += ',';
      if (report.direct) append_format(out, "{}", (*report.direct)[g]);
      out += '\n';
    }
  return out;
}

}  // namespace eightfold::reports
