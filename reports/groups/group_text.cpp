#include "eightfold/reports/groups/group_text.hpp"

#include <fmt/core.h>

#include <array>
#include <vector>

#include "eightfold/symmetry/subgroup.hpp"
#include "reports/groups/internal/conjugacy_classes.hpp"
#include "reports/groups/internal/element_letters.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/table.hpp"
#include "reports/text/internal/words.hpp"
#include "symmetry/internal/matrices.hpp"

namespace eightfold::reports {
namespace {

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

struct Section {
  std::string_view title;
  std::string_view text;
  std::string (*table)(const Style& style);
};

// Indexed by GroupTable.
constexpr std::array<Section, all_group_tables.size()> sections = {
    {{"The eight symmetries of the square",
      "On a board of n rows and columns, let m = n-1. Square (i, j) is in row i from the top and column j "
      "from "
      "the left, both counted from 0. Options and data have the names.",
      elements_and_matrices},
     {"Cayley table", "The entry in row g and column h is g*h: h acts first, then g.", cayley_table},
     {"Conjugacy classes", "", class_table},
     {"The ten subgroups, in eight classes",
      "The two axis mirror groups are conjugate, and so are the two diagonal mirror groups. Each other "
      "subgroup is "
      "alone in its class, and normal. `--group` takes the names.",
      subgroup_table}}};

}  // namespace

std::string group_text(const Style& style, std::span<const GroupTable> tables) {
  return joined(tables, "\n", [&](GroupTable table) {
    const auto& [title, text, write] = sections.at(static_cast<std::size_t>(table));
    return flowed(style.heading(title) + "\n\n", style, 2) +
           (text.empty() ? "" : flowed(text, style) + '\n') + write(style);
  });
}

}  // namespace eightfold::reports
