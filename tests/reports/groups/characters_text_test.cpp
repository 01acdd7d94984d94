#include "eightfold/reports/groups/characters_text.hpp"

#include <gtest/gtest.h>

#include <stdexcept>
#include <string>

#include "tests/reports/plain_text.hpp"
#include "tests/support/fixed_points.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/placements.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

std::string text_of_solutions(int n, const Style& style = {}) {
  FixedPointTally tally;
  for (const Placement& solution : test::solutions_of(Board::square(n))) tally.add(solution);
  return characters_text(n, std::to_string(n) + "-queens solutions", tally.fixed_points(), style);
}

TEST(CharactersText, shows_the_whole_computation_for_eight_queens) {
  EXPECT_EQ(text_of_solutions(8),
            R"(The 8-queens solutions as a representation of the group of the square

An irreducible character has one value for each conjugacy class of symmetries of
the 8x8 board. pi is the permutation character of the set: the number of
8-queens solutions that an element of the class fixes.

                quarter  half     axis  diagonal
      identity    turns  turn  mirrors   mirrors
size         1        2     1        2         2
A1           1        1     1        1         1   trivial character
A2           1        1     1       -1        -1   determinant of the matrices
B1           1       -1     1        1        -1   1 on the axis Klein group
B2           1       -1     1       -1         1   1 on the diagonal Klein group
E            2        0    -2        0         0   trace of the matrices
pi          92        0     4        0         0

Multiplicities in pi

The inner product of two characters is the mean of their product over the 8
elements. Each class contributes (its size times the value of the character)
times the value of pi.

A1  (1*92 + 2*0 + 1*4 + 2*0 + 2*0) / 8 = 12
A2  (1*92 + 2*0 + 1*4 - 2*0 - 2*0) / 8 = 12
B1  (1*92 - 2*0 + 1*4 + 2*0 - 2*0) / 8 = 12
B2  (1*92 - 2*0 + 1*4 - 2*0 + 2*0) / 8 = 12
E   (2*92 + 0*0 - 2*4 + 0*0 + 0*0) / 8 = 22

pi = 12 A1 + 12 A2 + 12 B1 + 12 B2 + 22 E
Check: multiplicities * degrees: 12*1 + 12*1 + 12*1 + 12*1 + 22*2 = 92; members
  of the set: 92.

The line of A1 is Burnside's lemma: pi contains the trivial character once for
each orbit, so its multiplicity, 12, is the number of orbits.
)");
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

TEST(CharactersText, is_plain_text_with_or_without_colors) {
  for (int n = 0; n <= 8; ++n) EXPECT_TRUE(test::is_plain_text(text_of_solutions(n)));
  EXPECT_NE(text_of_solutions(8, {true}), text_of_solutions(8));
  EXPECT_EQ(test::without_color(text_of_solutions(8, {true})), text_of_solutions(8));
}

}  // namespace
}  // namespace eightfold::reports
