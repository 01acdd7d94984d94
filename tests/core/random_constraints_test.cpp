#include <gtest/gtest.h>

#include "eightfold/core/verify.hpp"
#include "tests/core/constrained_boards.hpp"

namespace eightfold {
namespace {

void expect_by_definition(const test::Drawing& drawing, Rule rule) {
  test::expect_solutions_by_definition(drawing, rule);
  ASSERT_FALSE(::testing::Test::HasFailure()) << name_of(rule) << '\n' << test::text_of(drawing);
}

TEST(ConstrainedBoards, with_20000_random_constraints_have_the_solutions_by_definition) {
  RandomNumbers random(38);
  int solvable = 0;
  int contradictory = 0;
  for (int i = 0; i < 20'000; ++i) {
    const Rule rule = all_rules[random.below(all_rules.size())];
    const int n = 5 + static_cast<int>(random.below(rule == Rule::rooks ? 3 : 4));
    const test::Drawing drawing = test::random_drawing(n, rule, random);
    ASSERT_NO_FATAL_FAILURE(expect_by_definition(drawing, rule));
    solvable += test::plain_solutions(drawing, rule).empty() ? 0 : 1;
    contradictory += find_contradiction(test::board_of(drawing), rule) ? 1 : 0;
  }
  EXPECT_GT(solvable, 3'000);
  EXPECT_GT(contradictory, 2'000);
  EXPECT_GT(20'000 - solvable - contradictory, 2'000) << "without a solution, for no simple reason";
}

}  // namespace
}  // namespace eightfold
