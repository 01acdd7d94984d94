#include "eightfold/reports/groups/marks_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <vector>

#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

// A column's subgroups on two lines: "diagonal" and "mirror".
std::string title_of(SubgroupClass column) {
  std::string title(group_class_in_words(column));
  title.resize(title.rfind(' '));  // without "group"
  std::ranges::replace_if(
      title, [](char c) { return c == ' ' || c == '-'; }, '\n');
  return title;
}

std::string marks_table(const Style& style) {
  std::vector<TextColumn> columns = {{"orbit type:\nfixed by"}};
  std::vector<TextRow> rows;
  for (const SubgroupClass type : all_subgroup_classes) {
    columns.push_back({.title = title_of(type), .to_the_right = true, .gap = 1});
    rows.push_back({std::string(fixers_in_words(type))});
    for (const SubgroupClass column : all_subgroup_classes)
      rows.back().push_back(std::to_string(table_of_marks()[type][column]));
  }
  return table_text(columns, rows, style);
}

// "half-turn group", "4 = 4·x", "x = 4 / 4 = 1": a column of the table as an equation for its only unknown,
// because the columns to its right give the numbers of the other types.
TextRow equation_of(SubgroupClass type, const Marks& marks, const OrbitsByType& orbits) {
  const std::uint64_t mark = marks[type];
  const std::size_t width = grouped(marks[SubgroupClass::trivial]).size();
  std::string known;
  std::string differences;
  for (const SubgroupClass other : all_subgroup_classes) {
    const auto entry = table_of_marks()[other][type];
    if (other == type || entry == 0 || orbits[other] == 0) continue;
    append_format(known, " + {}·{}", entry, grouped(orbits[other]));
    append_format(differences, " - {}·{}", entry, grouped(orbits[other]));
  }
  const auto diagonal = table_of_marks()[type][type];
  const std::string numerator =
      differences.empty() ? grouped(mark) : fmt::format("({}{})", grouped(mark), differences);
  return {std::string(group_class_in_words(type)),
          fmt::format("{:>{}} = {}·x{}", grouped(mark), width, diagonal, known),
          fmt::format("x = {} / {} = {}", numerator, diagonal, grouped(orbits[type]))};
}

std::string equations(const Marks& marks, const OrbitsByType& orbits, const Style& style) {
  const std::array<TextColumn, 3> columns = {{{"", 22}, {"", 20}, {"", 0, false, true}}};
  std::vector<TextRow> rows;
  for (auto type = all_subgroup_classes.rbegin(); type != all_subgroup_classes.rend(); ++type)
    rows.push_back(equation_of(*type, marks, orbits));
  return table_text(columns, rows, style);
}

std::string orbit_types_phrase(const OrbitsByType& orbits) {
  std::vector<std::string> types;
  for (const OrbitTypeCount& each : orbit_types_of(orbits))
    types.push_back(fmt::format("{} {}", grouped(each.orbits), type_in_words(each.type)));
  return types.empty() ? "none" : phrase(types);
}

ordered_json marks_row_json(SubgroupClass type) {
  const auto& marks = table_of_marks()[type];
  return {{"orbit_type", name_of(type)},
          {"orbit_size", marks[SubgroupClass::trivial]},
          {"marks", by_name(all_subgroup_classes, marks)}};
}

}  // namespace

std::string marks_text(const std::string& placements, const Marks& marks, const Style& style) {
  const OrbitsByType orbits = decompose(marks);
  const std::string reading =
      "A row is an orbit type, by what fixes its members. A column is a subgroup. The entry is the mark: the "
      "number of members of such an orbit that the whole subgroup fixes. The column of the trivial group "
      "contains the size of the orbit, because the identity fixes every member. Conjugate subgroups, such as "
      "the two diagonal mirror groups, fix equally many members and share a column.";
  const std::string use = fmt::format(
      "For a set that is a union of orbits, count the members that each subgroup fixes. Each count is the "
      "sum of its column, with each row multiplied by the number x of orbits of that type. Solve the "
      "equations from the last column to the first, so that each has one unknown, the number of orbits of "
      "its own type. For the {}:",
      placements);
  return flowed(style.heading("The table of marks of the group of the square") + "\n\n", style, 2) +
         marks_table(style) + '\n' + style.heading("How to read it") + "\n\n" + flowed(reading, style) +
         '\n' + style.heading("How to use it") + "\n\n" + flowed(use, style) + '\n' +
         equations(marks, orbits, style) +
         flowed(fmt::format("\nOrbits: {}.\n", orbit_types_phrase(orbits)), style, 2);
}

std::string marks_json(const std::string& placements, const Marks& marks) {
  ordered_json document = document_head("group");
  document["table_of_marks"] = list_of(all_subgroup_classes, marks_row_json);
  ordered_json decomposition = {{"set", placements}};
  add_exact(decomposition, "marks", by_name(all_subgroup_classes, marks));
  add_exact(decomposition, "orbits", by_name(all_subgroup_classes, decompose(marks)));
  document["decomposition"] = std::move(decomposition);
  return in_lines(document);
}

std::string marks_csv() {
  std::string columns = "orbit_type";
  for (const SubgroupClass type : all_subgroup_classes)
    append_format(columns, ",{0}=marks/{0}", name_of(type));
  return csv_table(columns, list_of(all_subgroup_classes, marks_row_json));
}

}  // namespace eightfold::reports
