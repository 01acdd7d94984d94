#include "eightfold/reports/groups/marks_text.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

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

}  // namespace
}  // namespace eightfold::reports
