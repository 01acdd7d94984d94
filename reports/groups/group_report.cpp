#include "eightfold/reports/groups/group_report.hpp"

#include <fmt/core.h>

#include <array>
#include <vector>

#include "reports/groups/internal/square_group.hpp"
#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/charset.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"
#include "symmetry/internal/matrices.hpp"

namespace eightfold::reports {

using nlohmann::ordered_json;

ordered_json subgroup_json(Subgroup group) {
  return {{"name", name_of(group)},
          {"order", group.order()},
          {"class", name_of(class_of(group))},
          {"normal", is_normal(group)},
          {"elements", names_json(group.elements())}};
}

std::vector<Symmetry> class_representatives() {
  std::vector<Symmetry> first;
  for (const Symmetry g : all_symmetries)
    if (*conjugacy_class_of(g).begin() == g) first.push_back(g);
  return first;
}

namespace {

// In ASCII.
std::string letter_of(Symmetry g) { return with_ascii_signs(letters[g]); }

std::string element_letters(SymmetrySet set) { return joined(set, " ", letter_of); }

std::string element_table(const Style& style) {
  const std::array<TextColumn, 6> columns = {
      {{"", 2}, {"symmetry"}, {"name"}, {"(i, j)\nmaps to", 10}, {"order", 5, true}, {"inverse"}}};
  std::vector<TextRow> rows;
  for (const Symmetry g : all_symmetries)
    rows.push_back({letter_of(g), std::string(in_words(g)), std::string(name_of(g)),
                    std::string(coordinates_of(g)), std::to_string(order_of(g)), letter_of(inverse(g))});
  return table_text(columns, rows, style);
}

std::string matrix_table(const Style& style) {
  const std::array<TextColumn, 2> columns = {{{"", 2}, {"matrix"}}};
  std::vector<TextRow> rows;
  for (const Symmetry g : all_symmetries) {
    const Eigen::Matrix2i& m = matrix_of(g);
    rows.push_back(
        {letter_of(g), fmt::format("[{:>2} {:>2}; {:>2} {:>2}]", m(0, 0), m(0, 1), m(1, 0), m(1, 1))});
  }
  return table_text(columns, rows, style);
}

std::string elements_and_matrices(const Style& style) {
  return element_table(style) + '\n' +
         flowed("The matrices act on (row, column) measured from the center of the board.", style) + '\n' +
         matrix_table(style);
}

std::string cayley_table(const Style& style) {
  std::vector<TextColumn> columns = {{"g*h", 4}};
  std::vector<TextRow> rows;
  for (const Symmetry g : all_symmetries) {
    columns.push_back({letter_of(g), 2});
    rows.push_back({letter_of(g)});
    for (const Symmetry h : all_symmetries) rows.back().push_back(letter_of(g * h));
  }
  return table_text(columns, rows, style);
}

std::string class_table(const Style& style) {
  const std::array<TextColumn, 3> columns = {
      {{"class", 15}, {"size", 4, true}, {"elements", 0, false, true}}};
  std::vector<TextRow> rows;
  for (const Symmetry g : class_representatives()) {
    const SymmetrySet members = conjugacy_class_of(g);
    rows.push_back(
        {std::string(element_class_in_words(g)), std::to_string(members.size()), element_letters(members)});
  }
  return table_text(columns, rows, style);
}

std::string subgroup_table(const Style& style) {
  const std::array<TextColumn, 5> columns = {
      {{"subgroup"}, {"name"}, {"order", 5, true}, {"normal"}, {"elements", 0, false, true}}};
  std::vector<TextRow> rows;
  for (const Subgroup group : all_subgroups())
    rows.push_back({std::string(group_in_words(group)), std::string(name_of(group)),
                    std::to_string(group.order()), is_normal(group) ? "yes" : "no",
                    element_letters(group.elements())});
  return table_text(columns, rows, style);
}

ordered_json element_json(Symmetry g) {
  const Eigen::Matrix2i& m = matrix_of(g);
  return {{"name", name_of(g)},
          {"letter", letter_of(g)},
          {"coordinates", coordinates_of(g)},
          {"matrix", {{m(0, 0), m(0, 1)}, {m(1, 0), m(1, 1)}}},
          {"order", order_of(g)},
          {"inverse", name_of(inverse(g))},
          {"conjugacy_class", conjugacy_class_name(g)}};
}

ordered_json products_json(Symmetry g) {
  return list_of(all_symmetries, [g](Symmetry h) { return name_of(g * h); });
}

ordered_json class_json(Symmetry representative) {
  const SymmetrySet members = conjugacy_class_of(representative);
  return {{"name", conjugacy_class_name(representative)},
          {"size", members.size()},
          {"elements", names_json(members)}};
}

std::string cayley_csv() {
  std::string out = "g*h," + joined(all_symmetries, ",", [](Symmetry h) { return name_of(h); }) + '\n';
  for (const Symmetry g : all_symmetries)
    out += text_of(name_of(g)) + ',' +
           joined(all_symmetries, ",", [g](Symmetry h) { return name_of(g * h); }) + '\n';
  return out;
}

struct Section {
  std::string_view title;
  std::string_view text;
  std::string (*table)(const Style& style);
  const char* key;  // in JSON
  ordered_json (*rows)();
  std::string_view columns;  // of CSV
};

// Indexed by GroupTable.
constexpr std::array<Section, all_group_tables.size()> sections = {
    {{"The eight symmetries of the square",
      "On a board of n rows and columns, let m = n-1. Square (i, j) is in row i from the top and column j "
      "from "
      "the left, both counted from 0. Options and data have the names.",
      elements_and_matrices, "elements", [] { return list_of(all_symmetries, element_json); },
      "element=name,letter,coordinates,matrix_00=matrix/0/0,matrix_01=matrix/0/1,matrix_10=matrix/1/0,"
      "matrix_11=matrix/1/1,order,inverse,conjugacy_class"},
     {"Cayley table", "The entry in row g and column h is g*h: h acts first, then g.", cayley_table,
      "cayley_table", [] { return list_of(all_symmetries, products_json); }, ""},
     {"Conjugacy classes", "", class_table, "conjugacy_classes",
      [] { return list_of(class_representatives(), class_json); }, "conjugacy_class=name,size,elements"},
     {"The ten subgroups, in eight classes",
      "The two axis mirror groups are conjugate, and so are the two diagonal mirror groups. Each other "
      "subgroup is "
      "alone in its class, and normal. `--group` takes the names.",
      subgroup_table, "subgroups", [] { return list_of(all_subgroups(), subgroup_json); },
      "subgroup=name,order,class,normal,elements"}}};

const Section& section_of(GroupTable table) { return sections.at(static_cast<std::size_t>(table)); }

}  // namespace

std::string group_text(const Style& style, std::span<const GroupTable> tables) {
  return joined(tables, "\n", [&](GroupTable table) {
    const Section& section = section_of(table);
    return flowed(style.heading(section.title) + "\n\n", style, 2) +
           (section.text.empty() ? "" : flowed(section.text, style) + '\n') + section.table(style);
  });
}

std::string group_json(std::span<const GroupTable> tables) {
  ordered_json document = document_head("group");
  for (const GroupTable table : tables) document[section_of(table).key] = section_of(table).rows();
  return in_lines(document);
}

std::string group_csv(GroupTable table) {
  if (table == GroupTable::cayley_table) return cayley_csv();
  return csv_table(section_of(table).columns, section_of(table).rows());
}

}  // namespace eightfold::reports
