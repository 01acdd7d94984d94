#include "eightfold/reports/groups/lattice_report.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "eightfold/symmetry/subgroup.hpp"
#include "reports/groups/internal/square_group.hpp"
#include "reports/io/internal/csv_table.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// No lines cross, and their total horizontal length is the least.
constexpr std::string_view drawing = R"(order
8                                      full
                                     /   |   \
                                 /       |       \
                             /           |           \
4                   axis_klein     quarter_turn   diagonal_klein
                     /   |   \           |           /   |   \
                 /       |       \       |       /       |       \
             /           |           \   |   /           |           \
2 flip_horizontal  flip_vertical     half_turn       transpose    anti_transpose
                 \           \           |           /           /
                         \       \       |       /       /
                                 \   \   |   /   /
1                                     trivial
)";

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

std::string lattice_drawing() { return std::string(drawing); }

std::string lattice_text(const Style& style) {
  std::size_t width = 0;
  for (std::size_t begin = 0; begin < drawing.size(); begin = drawing.find('\n', begin) + 1)
    width = std::max(width, drawing.find('\n', begin) - begin);
  std::string levels;
  for (auto level = lattice_levels().rbegin(); level != lattice_levels().rend(); ++level)
    append_level(levels, *level, style);
  const bool is_drawn = style.width == 0 || width <= static_cast<std::size_t>(style.width);
  return flowed(style.heading("The ten subgroups of the group of the square, by inclusion") + "\n\n", style,
                2) +
         (is_drawn ? lattice_drawing() : fmt::format("The diagram needs {} columns.\n", width)) + '\n' +
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
