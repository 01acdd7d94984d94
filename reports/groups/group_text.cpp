#include "reports/groups/group_text.hpp"

#include <fmt/core.h>

#include <array>

#include "reports/text/append.hpp"
#include "reports/text/words.hpp"
#include "symmetry/matrices.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold::reports {
namespace {

// The letters of the tables: r a clockwise quarter turn, h and v the mirrors left-right and top-bottom, t and
// a the transposes.
constexpr std::array<std::string_view, 8> letters = {"e", "r", "r2", "r3", "h", "v", "t", "a"};

// A row of the matrix as a coordinate: (0, -1) takes the square to m - j, since the center is in the middle
// of 0..m.
std::string_view coordinate(const Eigen::RowVector2i& row) {
  if (row[0] != 0) return row[0] > 0 ? "i" : "m-i";
  return row[1] > 0 ? "j" : "m-j";
}

std::string element_names(SymmetrySet set) {
  return joined(set, " ", [](Symmetry g) { return name_of(g); });
}

void append_elements(std::string& out, const Style& style) {
  append_format(out, "{}\n",
                style.heading(fmt::format("{:<2}  {:<15}  {:<12}  {:<16}  {:>5}  {:<15}  {}", "", "element",
                                          "(i, j) to", "matrix", "order", "inverse", "class")));
  for (const Symmetry g : all_symmetries) {
    const Eigen::Matrix2i& m = matrix_of(g);
    append_format(out, "{:<2}  {:<15}  {:<12}  {:<16}  {:>5}  {:<15}  {}\n", letters[index_of(g)], name_of(g),
                  fmt::format("({}, {})", coordinate(m.row(0)), coordinate(m.row(1))),
                  fmt::format("[{:>2} {:>2}; {:>2} {:>2}]", m(0, 0), m(0, 1), m(1, 0), m(1, 1)), order_of(g),
                  name_of(inverse(g)), conjugacy_class_name(g));
  }
}

void append_cayley_table(std::string& out, const Style& style) {
  std::string columns;
  for (const Symmetry h : all_symmetries) columns += fmt::format("  {:<2}", letters[index_of(h)]);
  append_format(out, "{}\n",
                style.heading(fmt::format("g*h {}", columns.substr(0, columns.find_last_not_of(' ') + 1))));
  for (const Symmetry g : all_symmetries) {
    std::string row = fmt::format("{:<4}", letters[index_of(g)]);
    for (const Symmetry h : all_symmetries) row += fmt::format("  {:<2}", letters[index_of(g * h)]);
    append_format(out, "{}\n", row.substr(0, row.find_last_not_of(' ') + 1));
  }
}

void append_conjugacy_classes(std::string& out, const Style& style) {
  append_format(out, "{}\n", style.heading(fmt::format("{:<15}  {:>4}  elements", "class", "size")));
  for (const Symmetry g : all_symmetries) {
    const SymmetrySet members = conjugacy_class_of(g);
    if (*members.begin() == g)
      append_format(out, "{:<15}  {:>4}  {}\n", conjugacy_class_name(g), members.size(),
                    element_names(members));
  }
}

void append_subgroups(std::string& out, const Style& style) {
  append_format(out, "{}\n",
                style.heading(fmt::format("{:<15}  {:>5}  {:<15}  {:<6}  elements", "subgroup", "order",
                                          "class", "normal")));
  for (const Subgroup group : all_subgroups())
    append_format(out, "{:<15}  {:>5}  {:<15}  {:<6}  {}\n", name_of(group), group.order(),
                  name_of(class_of(group)), is_normal(group) ? "yes" : "no", element_names(group.elements()));
}

}  // namespace

std::string group_text(const Style& style) {
  std::string out;
  out += style.heading("The eight symmetries of the square") +
         "\n\nOn the n×n board, with m = n-1, square (i, j) is row i from the top and column j from the "
         "left, from 0.\n"
         "The matrices act on (row, column) measured from the center of the board.\n\n";
  append_elements(out, style);
  out += "\n" + style.heading("Cayley table") + "\n\nRow g, column h: first h, then g.\n\n";
  append_cayley_table(out, style);
  out += "\n" + style.heading("Conjugacy classes") + "\n\n";
  append_conjugacy_classes(out, style);
  out += "\n" + style.heading("The ten subgroups, in eight classes") + "\n\n";
  append_subgroups(out, style);
  return out;
}

}  // namespace eightfold::reports
