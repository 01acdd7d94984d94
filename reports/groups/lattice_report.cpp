// In the drawing, the names of a level are centered at equal distances. Every order of the names within the
// levels is tried, and the first with the smallest total horizontal length of lines is drawn. In that drawing
// no lines cross.
#include "eightfold/reports/groups/lattice_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>
#include <vector>

#include "eightfold/symmetry/subgroup.hpp"
#include "reports/groups/internal/subgroup_json.hpp"
#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

using Level = std::vector<Subgroup>;

constexpr int name_width = 16;  // the distance between the centers of two neighbors
constexpr int rows_of_lines = 3;
constexpr int margin = 1;  // with the half of the first distance that its name leaves: for the order

// The center of a name, in half name widths from the center of the drawing.
int place_in(const Level& level, Subgroup group) {
  const auto index = std::find(level.begin(), level.end(), group) - level.begin();
  return static_cast<int>(2 * index - static_cast<std::ptrdiff_t>(level.size()) + 1);
}

struct Line {
  int upper;
  int lower;
};

std::vector<Line> lines_between(const Level& upper, const Level& lower) {
  std::vector<Line> lines;
  for (const Subgroup a : upper)
    for (const Subgroup b : lower)
      if (covers(a, b)) lines.push_back({place_in(upper, a), place_in(lower, b)});
  return lines;
}

// The total horizontal length of all lines.
int spread_of(const std::vector<Level>& levels) {
  int spread = 0;
  for (std::size_t i = 1; i < levels.size(); ++i)
    for (const Line& line : lines_between(levels[i], levels[i - 1]))
      spread += std::abs(line.upper - line.lower);
  return spread;
}

// Only the two levels in the middle have more than one name.
std::vector<Level> best_order() {
  std::vector<Level> levels = lattice_levels();
  const auto by_elements = [](Subgroup a, Subgroup b) { return a.elements().bits() < b.elements().bits(); };
  for (Level& level : levels) std::ranges::sort(level, by_elements);
  std::vector<Level> best = levels;
  do {
    do {
      if (spread_of(levels) < spread_of(best)) best = levels;
    } while (std::ranges::next_permutation(levels[1], by_elements).found);
  } while (std::ranges::next_permutation(levels[2], by_elements).found);
  return best;
}

void append_line(std::string& out, std::string_view line) {
  append_format(out, "{}\n", line.substr(0, line.find_last_not_of(' ') + 1));
}

std::string names_of(const std::vector<Subgroup>& groups) {
  return groups.empty() ? "none" : joined(groups, " ", [](Subgroup group) { return name_of(group); });
}

// "normal, …" or "not normal, conjugate to flip_vertical".
std::string normality_of(Subgroup group) {
  if (is_normal(group)) return "normal, the only subgroup in its class";
  std::vector<Subgroup> others = members_of(class_of(group));
  std::erase(others, group);
  return fmt::format("not normal, conjugate to {}", names_of(others));
}

void append_level(std::string& out, const std::vector<Subgroup>& level, const Style& style) {
  append_format(out, "\n{}\n", style.heading(fmt::format("Order {}", level.front().order())));
  for (const Subgroup group : level) {
    append_format(out, "\n{:<15}  {}: {}\n", name_of(group), group_in_words(group), normality_of(group));
    append_format(out, "  {:<13}  {}\n", "covers", names_of(covered_by(group)));
    append_format(out, "  {:<13}  {}\n", "is covered by", names_of(covering(group)));
  }
}

std::string nodes(const std::vector<Subgroup>& groups) {
  return joined(groups, " ", [](Subgroup group) { return fmt::format("{};", name_of(group)); });
}

nlohmann::ordered_json edges_json() {
  auto edges = nlohmann::ordered_json::array();
  for (const Subgroup upper : all_subgroups())
    for (const Subgroup lower : covered_by(upper))
      edges.push_back(
          {{"upper", name_of(upper)}, {"lower", name_of(lower)}, {"index", upper.order() / lower.order()}});
  return edges;
}

}  // namespace

std::string lattice_drawing() {
  const std::vector<Level> levels = best_order();
  std::size_t widest = 0;
  for (const Level& level : levels) widest = std::max(widest, level.size());
  const int middle = margin + static_cast<int>(widest) * name_width / 2;
  const auto column_of = [&](int place) { return middle + place * name_width / 2; };

  std::string drawing = "order\n";
  for (std::size_t i = levels.size(); i-- > 0;) {
    std::string names(static_cast<std::size_t>(2 * middle), ' ');
    const auto write = [&](int column, std::string_view text) {
      names.replace(static_cast<std::size_t>(column), text.size(), text);
    };
    write(0, std::to_string(levels[i].front().order()));
    for (const Subgroup group : levels[i])
      write(column_of(place_in(levels[i], group)) - static_cast<int>(name_of(group).size()) / 2,
            name_of(group));
    append_line(drawing, names);
    if (i == 0) break;
    for (int row = 1; row <= rows_of_lines; ++row) {
      std::string picture(static_cast<std::size_t>(2 * middle), ' ');
      for (const auto [upper, lower] : lines_between(levels[i], levels[i - 1])) {
        const int across = column_of(lower) - column_of(upper);
        const int column = column_of(upper) + across * row / (rows_of_lines + 1);
        picture[static_cast<std::size_t>(column)] = across < 0 ? '/' : across > 0 ? '\\' : '|';
      }
      append_line(drawing, picture);
    }
  }
  return drawing;
}

std::string lattice_text(const Style& style) {
  const std::string drawing = lattice_drawing();
  std::size_t width = 0;
  for (std::size_t begin = 0; begin < drawing.size(); begin = drawing.find('\n', begin) + 1)
    width = std::max(width, drawing.find('\n', begin) - begin);
  std::string levels;
  for (auto level = lattice_levels().rbegin(); level != lattice_levels().rend(); ++level)
    append_level(levels, *level, style);
  const bool is_drawn = style.width == 0 || width <= static_cast<std::size_t>(style.width);
  return flowed(style.heading("The ten subgroups of the group of the square, by inclusion") + "\n\n", style,
                2) +
         (is_drawn ? drawing : fmt::format("The diagram needs {} columns.\n", width)) + '\n' +
         flowed(
             "A line leads down from a subgroup to each subgroup that it covers, that is, contains with no "
             "subgroup between them. The subgroups of one class are conjugate. A subgroup is normal if it is "
             "the only one in its class.",
             style) +
         flowed(levels, style, 2);
}

std::string lattice_dot() {
  std::string out =
      "// The ten subgroups of the group of the square. Edges lead from a subgroup to those that it covers.\n"
      "// Normal subgroups have a double border. Draw with: dot -Tsvg\n"
      "digraph lattice {\n"
      "  newrank=true;\n"
      "  node [shape=box];\n"
      "  edge [arrowhead=none];\n";
  for (const Subgroup group : all_subgroups())
    append_format(out, "  {} [label=\"{}\\norder {}\"{}];\n", name_of(group), name_of(group), group.order(),
                  is_normal(group) ? ", peripheries=2" : "");
  for (auto level = lattice_levels().rbegin(); level != lattice_levels().rend(); ++level)
    append_format(out, "  {{ rank=same; {} }}\n", nodes(*level));
  for (const SubgroupClass type : all_subgroup_classes)
    if (const auto members = members_of(type); members.size() > 1)
      append_format(out, "  subgraph cluster_{0} {{ label=\"class {0}\"; labelloc=b; style=dashed; {1} }}\n",
                    name_of(type), nodes(members));
  for (const Subgroup upper : all_subgroups())
    for (const Subgroup lower : covered_by(upper))
      append_format(out, "  {} -> {};\n", name_of(upper), name_of(lower));
  out += "}\n";
  return out;
}

std::string lattice_json() {
  nlohmann::ordered_json document = document_head("group");
  document["lattice"] = {{"subgroups", list_of(all_subgroups(), subgroup_json)}, {"edges", edges_json()}};
  return in_lines(document);
}

std::string lattice_csv() { return csv_table("upper,lower,index", edges_json()); }

}  // namespace eightfold::reports
