#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "eightfold/reports/groups/lattice_report.hpp"
#include "eightfold/symmetry/lattice.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

TEST(LatticeDot, has_a_node_for_each_subgroup_and_a_double_border_if_it_is_normal) {
  const std::string dot = lattice_dot();
  for (const Subgroup group : all_subgroups()) {
    const std::string name(name_of(group));
    const std::string node = "\n  " + name + " [label=\"" + name + "\\norder " +
                             std::to_string(group.order()) + "\"" +
                             (is_normal(group) ? ", peripheries=2" : "") + "];\n";
    EXPECT_TRUE(test::mentions(dot, {node}));
  }
}

TEST(LatticeDot, has_an_edge_for_each_covering_pair_only) {
  std::set<std::string> expected;
  for (const Subgroup upper : all_subgroups())
    for (const Subgroup lower : covered_by(upper))
      expected.insert("  " + std::string(name_of(upper)) + " -> " + std::string(name_of(lower)) + ";");
  std::set<std::string> found;
  for (const std::string& line : test::lines_of(lattice_dot()))
    if (line.find("->") != std::string::npos) found.insert(line);
  EXPECT_EQ(found, expected);
  EXPECT_EQ(found.size(), 15U);
}

TEST(LatticeDot, has_a_rank_for_each_order_and_a_frame_for_each_class_of_two_subgroups) {
  EXPECT_TRUE(test::mentions(
      lattice_dot(),
      {"  { rank=same; full; }\n"
       "  { rank=same; quarter_turn; axis_klein; diagonal_klein; }\n"
       "  { rank=same; half_turn; flip_horizontal; flip_vertical; transpose; anti_transpose; }\n"
       "  { rank=same; trivial; }\n",
       "cluster_axis_flip { label=\"class axis_flip\"; labelloc=b; style=dashed; flip_horizontal; "
       "flip_vertical; }",
       "cluster_diagonal_flip { label=\"class diagonal_flip\"; labelloc=b; style=dashed; transpose; "
       "anti_transpose; }"}));
  EXPECT_EQ(std::ranges::count(test::words_of(lattice_dot()), "subgraph"), 2);
}

TEST(LatticeDot, closes_every_brace_and_quote) {
  const std::string dot = lattice_dot();
  EXPECT_TRUE(test::is_plain_text(dot));
  EXPECT_EQ(std::ranges::count(dot, '{'), std::ranges::count(dot, '}'));
  EXPECT_EQ(std::ranges::count(dot, '"') % 2, 0);
  EXPECT_TRUE(dot.ends_with("}\n"));
}

}  // namespace
}  // namespace eightfold::reports
