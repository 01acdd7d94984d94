#include "eightfold/reports/groups/characters_text.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "tests/support/fixed_points.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/placements.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

std::string text_of_solutions(int n) {
  FixedPointTally tally;
  for (const Placement& solution : test::solutions_of(Board::square(n))) tally.add(solution);
  return characters_text(n, std::to_string(n) + "-queens solutions", tally.fixed_points(), {});
}

TEST(CharactersText, omits_characters_of_multiplicity_0) {
  EXPECT_TRUE(mentions(text_of_solutions(1), {"\npi = A1\n", "(1*1 + 2*1 + 1*1 + 2*1 + 2*1) / 8 = 1\n"}));
  EXPECT_TRUE(mentions(text_of_solutions(5),
                       {"\npi = 2 A1 + 2 A2 + B1 + B2 + 2 E\n", "; members of\n  the set: 10."}));
  EXPECT_TRUE(mentions(text_of_solutions(3), {"\npi = 0\n", "; members of the\n  set: 0."}));
}

TEST(CharactersText, widens_the_columns_for_large_counts) {
  const std::string text =
      characters_text(27, "27-queens solutions", test::fixed_points({234907967154122528, 0, 108968, 0}), {});
  EXPECT_TRUE(mentions(text, {"\n                     identity    turns     turn  mirrors",
                              "\npi    234,907,967,154,122,528        0  108,968 ",
                              "\nA1                          1        1        1 "}));
}

TEST(CharactersText, throws_on_fixed_points_that_no_set_has) {
  EXPECT_THROW(characters_text(8, "placements", test::fixed_points({93, 0, 4}), {}), std::domain_error);
}

}  // namespace
}  // namespace eightfold::reports
