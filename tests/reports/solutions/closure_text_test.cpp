#include "reports/solutions/closure_text.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "tests/reports/plain_text.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

std::string closure_text_of(std::string_view text, Subgroup group = {}) {
  const PlacementList list = read_placements(text);
  return closure_text(list, check_closure(list.placements, group), group);
}

TEST(ClosureText, names_the_lines_of_a_duplicate) {
  EXPECT_EQ(closure_text_of("[1 3 0 2]\n\n[2 0 3 1]\n1 3 0 2 # again\n"),
            "Not a union of orbits of the full group: 3 placements with 1 duplicate and 0 missing images.\n"
            "line 4: [1 3 0 2] repeats line 1\n");
}

TEST(ClosureText, names_the_line_and_symmetry_of_each_missing_image) {
  EXPECT_EQ(closure_text_of("# homework\n[0 1 2]\n[1 0 2]\n"),
            "Not a union of orbits of the full group: 2 placements with 0 duplicates and 4 missing images.\n"
            "missing: [2 1 0], the image of line 2 under rotate90\n"
            "missing: [1 2 0], the image of line 3 under rotate90\n"
            "missing: [0 2 1], the image of line 3 under rotate180\n"
            "missing: [2 0 1], the image of line 3 under rotate270\n");
}

TEST(ClosureText, names_the_group_that_acts) {
  EXPECT_EQ(closure_text_of("[1 3 0 2]\n[1 3 0 2]\n", *Subgroup::named("flip-vertical")),
            "Not a union of orbits of the flip_vertical group: 2 placements with "
            "1 duplicate and 1 missing image.\n"
            "line 2: [1 3 0 2] repeats line 1\n"
            "missing: [2 0 3 1], the image of line 1 under flip_vertical\n");
}

TEST(ClosureText, counts_the_items_of_a_json_array) {
  EXPECT_EQ(closure_text_of("[[1,3,0,2],\n[2,0,3,1],\n\n[1,3,0,2]]"),
            "Not a union of orbits of the full group: 3 placements with 1 duplicate and 0 missing images.\n"
            "item 3: [1 3 0 2] repeats item 1\n");
}

TEST(ClosureText, lists_every_missing_image) {
  const std::string text = closure_text_of("15863724\n");
  EXPECT_EQ(test::lines_of(text).size(), 1U + 7U);
  EXPECT_TRUE(test::is_plain_text(text));
}

}  // namespace
}  // namespace eightfold::reports
