// Random constraints of 5 to 8 rows, and all of up to 3 rows.
#include <gtest/gtest.h>

#include <set>

#include "eightfold/symmetry/board_symmetry.hpp"
#include "tests/support/printing.hpp"
#include "tests/symmetry/constrained_orbits.hpp"

namespace eightfold {
namespace {

void expect_by_definition(const test::Drawing& drawing, Rule rule, Subgroup group) {
  test::expect_orbits_by_definition(drawing, rule, group);
  ASSERT_FALSE(::testing::Test::HasFailure()) << rule << ", " << group << '\n' << test::text_of(drawing);
}

TEST(ConstrainedOrbits, of_up_to_3_rows_are_as_by_definition) {
  for (int n = 0; n <= 3; ++n) ASSERT_NO_FATAL_FAILURE(test::expect_all_pairs_by_definition(n));
}

TEST(ConstrainedOrbits, with_20000_random_constraints_are_as_by_definition) {
  RandomNumbers random(38);
  std::map<Subgroup, int,
           decltype([](Subgroup a, Subgroup b) { return a.elements().bits() < b.elements().bits(); })>
      groups;
  int refused = 0;
  for (int i = 0; i < 20'000; ++i) {
    const Rule rule = all_rules[random.below(all_rules.size())];
    const int n = 5 + static_cast<int>(random.below(rule == Rule::rooks ? 2 : 4));
    const test::Drawing drawing = test::random_drawing(n, rule, random);
    const Board board = test::board_of(drawing);
    const Subgroup wanted = all_subgroups()[random.below(all_subgroups().size())];
    const Subgroup group = test::plain_preserving_subgroup(drawing, wanted);
    ASSERT_EQ(preserving_subgroup(board, wanted), group);
    ASSERT_EQ(find_unpreserved(board, wanted).has_value(), group != wanted);
    if (group != wanted && ++refused % 50 == 0) test::expect_refusal(board, wanted);
    ASSERT_NO_FATAL_FAILURE(expect_by_definition(drawing, rule, group));
    groups[group] += test::plain_solutions(drawing, rule).empty() ? 0 : 1;
  }
  for (const Subgroup group : all_subgroups()) EXPECT_GT(groups[group], 20) << group;
  EXPECT_GT(refused, 2'000);
}

}  // namespace
}  // namespace eightfold
