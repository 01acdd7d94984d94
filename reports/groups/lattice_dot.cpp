#include "reports/groups/lattice_dot.hpp"

#include <fmt/core.h>

#include <vector>

#include "reports/text/append.hpp"
#include "symmetry/lattice.hpp"

namespace eightfold::reports {
namespace {

void append_level(std::string& out, const std::vector<Subgroup>& level) {
  out += "  { rank=same;";
  for (const Subgroup group : level) out += fmt::format(" {};", name_of(group));
  out += " }\n";
}

void append_class(std::string& out, SubgroupClass type) {
  append_format(out, "  subgraph cluster_{} {{ label=\"class {}\"; labelloc=b; style=dashed;", name_of(type),
                name_of(type));
  for (const Subgroup group : members_of(type)) append_format(out, " {};", name_of(group));
  out += " }\n";
}

}  // namespace

std::string lattice_dot() {
  std::string out =
      "// The ten subgroups of the group of the square. An edge leads from a subgroup to each that it "
      "covers.\n"
      "// Normal subgroups have a double border. Draw with: dot -Tsvg\n"
      "digraph lattice {\n"
      "  newrank=true;\n"
      "  node [shape=box];\n"
      "  edge [arrowhead=none];\n";
  for (const Subgroup group : all_subgroups())
    append_format(out, "  {} [label=\"{}\\norder {}\"{}];\n", name_of(group), name_of(group), group.order(),
                  is_normal(group) ? ", peripheries=2" : "");
  for (auto level = lattice_levels().rbegin(); level != lattice_levels().rend(); ++level)
    append_level(out, *level);
  for (const SubgroupClass type : all_subgroup_classes)
    if (members_of(type).size() > 1) append_class(out, type);
  for (const Subgroup upper : all_subgroups())
    for (const Subgroup lower : covered_by(upper))
      append_format(out, "  {} -> {};\n", name_of(upper), name_of(lower));
  out += "}\n";
  return out;
}

}  // namespace eightfold::reports
