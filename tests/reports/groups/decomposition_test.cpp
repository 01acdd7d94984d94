// Decompositions of sets that no command has. Those of the solutions are in data/goldens.
#include <gtest/gtest.h>

#include <stdexcept>

#include "eightfold/reports/groups/characters_text.hpp"
#include "eightfold/reports/groups/marks_report.hpp"
#include "tests/support/fixed_points.hpp"
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
  EXPECT_TRUE(mentions(marks_text("3-queens solutions", Marks(), {}), {"\nOrbits: none.\n"}));
}

TEST(CharactersText, widens_the_columns_for_large_counts) {
  const std::string text =
      characters_text(27, "27-queens solutions", test::fixed_points({234907967154122528, 0, 108968, 0}), {});
  EXPECT_TRUE(mentions(text, {"\n                     identity    turns     turn  mirrors",
                              "\npi    234,907,967,154,122,528        0  108,968 ",
                              "\nA1                          1        1        1 "}));
}

TEST(Decompositions, throw_on_numbers_that_no_set_has) {
  EXPECT_THROW(marks_text("placements", Marks({93, 4}), {}), std::domain_error);
  EXPECT_THROW(characters_text(8, "placements", test::fixed_points({93, 0, 4}), {}), std::domain_error);
}

}  // namespace
}  // namespace eightfold::reports
