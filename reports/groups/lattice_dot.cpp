#include <fmt/core.h>

#include <vector>

#include "eightfold/reports/groups/lattice_report.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

std::string nodes(const std::vector<Subgroup>& groups) {
  return joined(groups, " ", [](Subgroup group) { return fmt::format("{};", name_of(group)); });
}

}  // namespace

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

}  // namespace eightfold::reports
