#include "eightfold/reports/groups/marks_text.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "tests/reports/plain_text.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

// The expected table of marks.
TEST(MarksText, has_the_table_with_labeled_rows_and_columns) {
  EXPECT_TRUE(
      mentions(marks_text("placements", {}, {}),
               {"\norbit type:                   half diagonal   axis diagonal  axis\n"
                "fixed by              trivial turn   mirror mirror    Klein Klein rotation full\n"
                "the identity only           8    0        0      0        0     0        0    0\n"
                "the half turn only          4    4        0      0        0     0        0    0\n"
                "one diagonal mirror         4    0        2      0        0     0        0    0\n"
                "one axis mirror             4    0        0      2        0     0        0    0\n"
                "both diagonal mirrors       2    2        2      0        2     0        0    0\n"
                "both axis mirrors           2    2        0      2        0     2        0    0\n"
                "the quarter turns           2    2        0      0        0     0        2    0\n"
                "all eight symmetries        1    1        1      1        1     1        1    1\n"}));
}

TEST(MarksText, solves_for_the_orbits_of_eight_queens) {
  EXPECT_TRUE(mentions(marks_text("8-queens solutions", Marks({92, 4}), {}),
                       {"For the\n8-queens solutions:\n"
                        "\n"
                        "full group               0 = 1*x              x = 0 / 1 = 0\n"
                        "rotation group           0 = 2*x              x = 0 / 2 = 0\n"
                        "axis Klein group         0 = 2*x              x = 0 / 2 = 0\n"
                        "diagonal Klein group     0 = 2*x              x = 0 / 2 = 0\n"
                        "axis mirror groups       0 = 2*x              x = 0 / 2 = 0\n"
                        "diagonal mirror groups   0 = 2*x              x = 0 / 2 = 0\n"
                        "half-turn group          4 = 4*x              x = 4 / 4 = 1\n"
                        "trivial group           92 = 8*x + 4*1        x = (92 - 4*1) / 8 = 11\n"
                        "\n"
                        "Orbits: 11 fixed by the identity only and 1 fixed by the half turn only.\n"}));
}

TEST(MarksText, subtracts_the_fixed_points_of_the_types_already_solved) {
  // One orbit of each type: the marks are the column sums of the table.
  EXPECT_TRUE(mentions(
      marks_text("placements", Marks({27, 11, 5, 5, 3, 3, 3, 1}), {}),
      {"full group               1 = 1*x  ", "  x = 1 / 1 = 1\n", "axis Klein group         3 = 2*x + 1*1  ",
       "  x = (3 - 1*1) / 2 = 1\n", "x = (11 - 2*1 - 2*1 - 2*1 - 1*1) / 4 = 1\n"}));
}

TEST(MarksText, states_that_an_empty_set_has_no_orbits) {
  EXPECT_TRUE(mentions(marks_text("3-queens solutions", Marks(), {}), {"\nOrbits: none.\n"}));
}

TEST(MarksText, throws_on_marks_that_no_set_has) {
  EXPECT_THROW(marks_text("placements", Marks({93, 4}), {}), std::domain_error);
}

TEST(MarksText, is_plain_text_with_or_without_colors) {
  const std::string text = marks_text("8-queens solutions", Marks({92, 4}), {});
  EXPECT_TRUE(test::is_plain_text(text));
  EXPECT_NE(marks_text("8-queens solutions", Marks({92, 4}), {true}), text);
  EXPECT_EQ(test::without_color(marks_text("8-queens solutions", Marks({92, 4}), {true})), text);
}

}  // namespace
}  // namespace eightfold::reports
