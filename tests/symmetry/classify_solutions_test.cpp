#include <gtest/gtest.h>

#include <stdexcept>
#include <vector>

#include "eightfold/core/rule.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

void expect_published(Rule rule, int largest) {
  for (int n = 1; n <= largest; ++n) {
    const CheckedOrbitCount orbits = classify_solutions({n, rule});
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
TEST(ClassifySolutions, gives_the_published_orbits_of_rooks_by_type) { expect_published(Rule::rooks, 20); }

TEST(ClassifySolutions, finds_eight_rooks_fixed_by_the_diagonals) {
  const CheckedOrbitCount rooks = classify_solutions({8, Rule::rooks});
  EXPECT_EQ(rooks.fixed_points[Symmetry::transpose], 764U);  // OEIS A000085
  EXPECT_EQ(rooks.fixed_points[Symmetry::anti_transpose], 764U);
  EXPECT_EQ(rooks.fixed_points[Symmetry::rotate180], 384U);  // OEIS A037223
  EXPECT_EQ(rooks.fixed_points[Symmetry::rotate90], 12U);    // OEIS A037224
  EXPECT_EQ(rooks.fixed_points[Symmetry::flip_horizontal], 0U);
}

// The search for canonical solutions and the counts share no code with the listing.
TEST(ClassifySolutions, of_queens_agrees_with_a_listing_in_every_field) {
  for (int n = 0; n <= 9; ++n)
    for (const Subgroup group : all_subgroups())
      for (const int threads : {1, 2}) {
        OrbitCounter listed(group);
        for (const Placement& solution : Solutions(Board::square(n))) listed.add(solution);
        const CheckedOrbitCount expected = listed.finish();
        const CheckedOrbitCount found = classify_solutions({n, Rule::queens, group}, {.threads = threads});
        EXPECT_EQ(found.counts, expected.counts) << group << ", n = " << n;
        EXPECT_EQ(found.fixed_points, expected.fixed_points) << group << ", n = " << n;
        EXPECT_EQ(found.fixed_point_sum, expected.fixed_point_sum) << group << ", n = " << n;
        EXPECT_EQ(found.burnside_orbits, expected.burnside_orbits) << group << ", n = " << n;
      }
}

// The canonical members of a list, in its order.
std::vector<Placement> representatives_of(const std::vector<Placement>& solutions, Subgroup group) {
  std::vector<Placement> representatives;
  for (const Placement& solution : solutions)
    if (canonical_form(solution, group) == solution) representatives.push_back(solution);
  return representatives;
}

TEST(ForEachSolutionOrbit, visits_the_representatives_in_lexicographic_order) {
  for (const Rule rule : all_rules)
    for (const Subgroup group : all_subgroups()) {
      const int n = rule == Rule::superqueens ? 10 : 7;
      std::vector<Placement> visited;
      for_each_solution_orbit({n, rule, group}, [&](const Orbit& orbit) {
        EXPECT_EQ(orbit.stabilizer, stabilizer_of(orbit.representative, group));
        EXPECT_EQ(orbit.size * orbit.stabilizer.order(), group.order());
        visited.push_back(orbit.representative);
        return true;
      });
      EXPECT_EQ(visited, representatives_of(test::solutions_of(Board::square(n), {}, rule), group))
          << rule << " under " << group;
    }
}

TEST(ForEachSolutionOrbit, visits_nothing_after_a_visit_that_returns_false) {
  for (const Rule rule : {Rule::queens, Rule::rooks})
    for (const int threads : {1, 2}) {
      int visits = 0;
      const auto stopped = for_each_solution_orbit({8, rule}, [&](const Orbit&) { return ++visits < 5; },
                                                   {.threads = threads});
      EXPECT_EQ(visits, 5) << rule;
      EXPECT_FALSE(stopped) << rule << ": the counts of a part mean nothing";
    }
}

TEST(ForEachSolutionOrbit, rethrows_what_the_visitor_throws) {
  for (const Rule rule : {Rule::queens, Rule::rooks})
    EXPECT_THROW(
        for_each_solution_orbit({8, rule}, [](const Orbit&) -> bool { throw std::runtime_error("enough"); }),
        std::runtime_error);
}

TEST(ClassifySolutions, under_a_subgroup_agrees_with_the_fixed_points) {
  for (const Rule rule : all_rules)
    for (const Subgroup group : all_subgroups()) {
      const int n = rule == Rule::superqueens ? 10 : 5;
      const CheckedOrbitCount orbits = classify_solutions({n, rule, group});
      EXPECT_TRUE(orbits.agrees()) << rule << " under " << group;
      EXPECT_GT(orbits.counts.placements, 0U) << rule;
    }
  EXPECT_EQ(classify_solutions({8, Rule::queens, *Subgroup::named("rotations")}).counts.orbits, 24U);
}

}  // namespace
}  // namespace eightfold
