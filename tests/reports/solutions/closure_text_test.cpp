#include "eightfold/reports/solutions/closure_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>

#include "eightfold/reports/notation/placement_reader.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

std::string closure_text_of(std::string_view text, Subgroup group = full_group) {
  ClosureCheck check(group, 7);
  const PlacementList list =
      read_placements([&] { return std::exchange(text, {}); }, {},
                      [&](const Placement& placement, std::size_t line) { check.add(placement, line); });
  return closure_text(check.flaws(), check.size(), list.unit, group);
}

TEST(ClosureText, names_the_lines_of_a_duplicate) {
  EXPECT_EQ(closure_text_of("[1 3 0 2]\n\n[2 0 3 1]\n1 3 0 2 # again\n"),
            "Not a union of orbits of the full group: 3 placements with 1 duplicate and 0 missing images.\n"
            "line 4: [1 3 0 2] repeats line 1\n");
}

TEST(ClosureText, names_the_line_and_symmetry_of_each_missing_image) {
  EXPECT_EQ(closure_text_of("# homework\n[0 1 2]\n[1 0 2]\n"),
            "Not a union of orbits of the full group: 2 placements with 0 duplicates and 4 missing images.\n"
            "missing: [2 1 0], the image of line 2 under the clockwise quarter turn\n"
            "missing: [1 2 0], the image of line 3 under the clockwise quarter turn\n"
            "missing: [0 2 1], the image of line 3 under the half turn\n"
            "missing: [2 0 1], the image of line 3 under the counterclockwise quarter turn\n");
}

TEST(ClosureText, names_the_group_that_acts) {
  EXPECT_EQ(closure_text_of("[1 3 0 2]\n[1 3 0 2]\n", *Subgroup::named("flip-vertical")),
            "Not a union of orbits of the top-bottom mirror group: 2 placements with "
            "1 duplicate and 1 missing image.\n"
            "line 2: [1 3 0 2] repeats line 1\n"
            "missing: [2 0 3 1], the image of line 1 under the top-bottom mirror\n");
}

TEST(ClosureText, counts_the_items_of_a_json_array) {
  EXPECT_EQ(closure_text_of("[[1,3,0,2],\n[2,0,3,1],\n\n[1,3,0,2]]"),
            "Not a union of orbits of the full group: 3 placements with 1 duplicate and 0 missing images.\n"
            "item 3: [1 3 0 2] repeats item 1\n");
}

TEST(ClosureText, counts_the_flaws_that_are_not_listed) {
  std::string text = "15863724\n16837425\n";
  for (int i = 0; i < 9; ++i) text += "15863724\n";
  const auto lines = test::lines_of(closure_text_of(text));
  ASSERT_EQ(lines.size(), 1U + 8U + 8U);
  EXPECT_EQ(
      lines[0],
      "Not a union of orbits of the full group: 11 placements with 9 duplicates and 14 missing images.");
  EXPECT_EQ(lines[7], "line 9: [0 4 7 5 2 6 1 3] repeats line 1");
  EXPECT_EQ(lines[8], "and 2 more duplicates");
  EXPECT_EQ(lines[16], "and 7 more missing images");
}

TEST(ClosureText, lists_every_missing_image) {
  const std::string text = closure_text_of("15863724\n");
  EXPECT_EQ(test::lines_of(text).size(), 1U + 7U);
  EXPECT_TRUE(test::is_plain_text(text));
}

}  // namespace
}  // namespace eightfold::reports
