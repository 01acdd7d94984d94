#include <gtest/gtest.h>

#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

void expect_published(Rule rule, int largest) {
  for (int n = 1; n <= largest; ++n) {
    const CheckedOrbitCount orbits = classify_solutions(n, rule);
    const test::PublishedRelative& published = test::published_relative(rule, n);
    EXPECT_EQ(orbits.counts.placements, published.all) << name_of(rule) << ", n = " << n;
    EXPECT_TRUE(orbits.agrees()) << name_of(rule) << ", n = " << n;
    EXPECT_EQ(orbits.counts.orbits, published.fundamental.value_or(orbits.burnside_orbits)) << "n = " << n;
    for (const auto& [type, expected] : published.orbits_by_type)
      EXPECT_EQ(orbits.counts.orbits_by_type[type], expected)
          << name_of(rule) << ", n = " << n << ", " << type;
  }
}

TEST(ClassifySolutions, gives_the_published_orbits_of_superqueens) {
  expect_published(Rule::superqueens, 11);
}
TEST(ClassifySolutions, gives_the_published_solutions_on_the_torus) { expect_published(Rule::torus, 12); }
TEST(ClassifySolutions, gives_the_published_orbits_of_rooks_by_type) { expect_published(Rule::rooks, 8); }

TEST(ClassifySolutions, finds_eight_rooks_fixed_by_the_diagonals) {
  const CheckedOrbitCount rooks = classify_solutions(8, Rule::rooks);
  EXPECT_EQ(rooks.fixed_points[Symmetry::transpose], 764U);  // OEIS A000085
  EXPECT_EQ(rooks.fixed_points[Symmetry::anti_transpose], 764U);
  EXPECT_EQ(rooks.fixed_points[Symmetry::rotate180], 384U);  // OEIS A037223
  EXPECT_EQ(rooks.fixed_points[Symmetry::rotate90], 12U);    // OEIS A037224
  EXPECT_EQ(rooks.fixed_points[Symmetry::flip_horizontal], 0U);
}

TEST(ClassifySolutions, of_queens_agrees_with_the_formula) {
  for (int n = 0; n <= 9; ++n) {
    const auto& published = test::published_counts(n);
    const CheckedOrbitCount formula = orbits_of_solutions(
        n, published.all.value(), published.half_turn.value(), published.quarter_turn.value());
    const CheckedOrbitCount listed = classify_solutions(n, Rule::queens);
    EXPECT_EQ(listed.counts.orbits_by_type, formula.counts.orbits_by_type) << "n = " << n;
    EXPECT_EQ(listed.fixed_points, formula.fixed_points) << "n = " << n;
  }
}

TEST(ClassifySolutions, under_a_subgroup_agrees_with_the_fixed_points) {
  for (const Rule rule : all_rules)
    for (const Subgroup group : all_subgroups()) {
      const int n = rule == Rule::superqueens ? 10 : 5;
      const CheckedOrbitCount orbits = classify_solutions(n, rule, group);
      EXPECT_TRUE(orbits.agrees()) << rule << " under " << group;
      EXPECT_GT(orbits.counts.placements, 0U) << rule;
    }
  EXPECT_EQ(classify_solutions(8, Rule::queens, *Subgroup::named("rotations")).counts.orbits, 24U);
}

}  // namespace
}  // namespace eightfold
