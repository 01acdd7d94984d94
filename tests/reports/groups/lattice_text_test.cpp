#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "eightfold/reports/groups/lattice_report.hpp"
#include "eightfold/symmetry/lattice.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

TEST(LatticeText, lists_by_order_what_each_subgroup_covers) {
  const std::string text = lattice_text({});
  EXPECT_TRUE(test::mentions(text, {"\nOrder 8\n"
                                    "\n"
                                    "full             full group: normal, the only subgroup in its class\n"
                                    "  covers         quarter_turn axis_klein diagonal_klein\n"
                                    "  is covered by  none\n"
                                    "\nOrder 4\n",
                                    "\nflip_vertical    top-bottom mirror group: not normal, conjugate to\n"
                                    "                 flip_horizontal\n"
                                    "  covers         trivial\n"
                                    "  is covered by  axis_klein\n"}));
  for (const Subgroup group : all_subgroups()) EXPECT_TRUE(test::mentions(text, {name_of(group)})) << group;
}

TEST(LatticeText, is_plain_text_with_or_without_colors) {
  EXPECT_TRUE(test::is_plain_text(lattice_text({})));
  EXPECT_NE(lattice_text({true}), lattice_text({}));
  EXPECT_EQ(test::without_color(lattice_text({true})), lattice_text({}));
}

TEST(LatticeDrawing, has_a_level_for_each_order_and_every_name_once) {
  const std::string drawing = lattice_drawing();
  EXPECT_TRUE(test::is_plain_text(drawing));
  EXPECT_TRUE(drawing.starts_with("order\n8 "));
  for (const std::string order : {"\n4 ", "\n2 ", "\n1 "})
    EXPECT_NE(drawing.find(order), std::string::npos) << order;
  for (const Subgroup group : all_subgroups())
    EXPECT_EQ(std::ranges::count(test::words_of(drawing), name_of(group)), 1) << group;
}

// Below each level, the middle row has one stroke for each covering pair. So no two lines cross.
TEST(LatticeDrawing, has_a_line_for_each_of_the_fifteen_covering_pairs) {
  const auto lines = test::lines_of(lattice_drawing());
  ASSERT_EQ(lines.size(), 14U);
  for (const std::size_t middle : {3U, 7U, 11U}) {
    const auto strokes = std::ranges::count_if(lines[middle], [](char c) { return c != ' '; });
    const auto& upper = lattice_levels()[3 - middle / 4];
    std::size_t pairs = 0;
    for (const Subgroup group : upper) pairs += covered_by(group).size();
    EXPECT_EQ(static_cast<std::size_t>(strokes), pairs) << lines[middle];
  }
}

TEST(LatticeDrawing, has_conjugate_subgroups_side_by_side) {
  EXPECT_TRUE(
      test::mentions(lattice_drawing(),
                     {"\n2 flip_horizontal  flip_vertical     half_turn       transpose    anti_transpose\n",
                      "\n4                   axis_klein     quarter_turn   diagonal_klein\n"}));
}

}  // namespace
}  // namespace eightfold::reports
