#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "tests/support/fixed_points.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

TEST(LargerCounts, of_fixed_points_and_orbits_are_as_published) {
  for (int n = 11; n <= 13; ++n) {
    const auto& published = test::published_counts(n);
    const std::uint64_t all = published.all.value();
    const std::uint64_t half_turn = published.half_turn.value();
    const std::uint64_t quarter_turn = published.quarter_turn.value();
    FixedPointTally tally;
    OrbitCounter counter;
    for (const Placement& solution : Solutions(Board::square(n))) {
      tally.add(solution);
      counter.add(solution);
    }
    EXPECT_EQ(tally.fixed_points(), test::fixed_points({all, quarter_turn, half_turn, quarter_turn}))
        << "n = " << n;
    EXPECT_EQ(burnside_orbit_count(tally.fixed_points()), published.fundamental) << "n = " << n;
    EXPECT_EQ(counter.finish().counts.orbits, published.fundamental) << "n = " << n;
    const OrbitsByType by_type(
        {(all - half_turn) / 8, (half_turn - quarter_turn) / 4, 0, 0, 0, 0, quarter_turn / 2, 0});
    EXPECT_EQ(counter.finish().counts.orbits_by_type, by_type) << "n = " << n;
  }
}

TEST(LargerCounts, of_the_orbits_of_the_relatives_are_as_published) {
  for (const auto& [rule, n] :
       {std::pair(Rule::superqueens, 12), std::pair(Rule::superqueens, 13), std::pair(Rule::rooks, 9)}) {
    const CheckedOrbitCount orbits = classify_solutions({n, rule});
    const test::PublishedRelative& published = test::published_relative(rule, n);
    EXPECT_EQ(orbits.counts.orbits, published.fundamental) << name_of(rule) << ", n = " << n;
    EXPECT_TRUE(orbits.agrees()) << name_of(rule) << ", n = " << n;
    for (const auto& [type, expected] : published.orbits_by_type)
      EXPECT_EQ(orbits.counts.orbits_by_type[type], expected) << name_of(rule) << ", n = " << n;
  }
}

TEST(LargerCounts, of_canonical_solutions_are_as_published) {
  for (const auto& [rule, n] :
       {std::pair(Rule::queens, 13), std::pair(Rule::queens, 14), std::pair(Rule::superqueens, 12),
        std::pair(Rule::superqueens, 13), std::pair(Rule::superqueens, 14), std::pair(Rule::rooks, 8)})
    for (const int threads : {1, 2}) {
      OrbitCounts counts;
      for_each_canonical_solution({n, full_group, rule},
                                  [&](const Orbit& orbit) {
                                    counts.add(orbit);
                                    counts.placements += static_cast<std::uint64_t>(orbit.size);
                                    return true;
                                  },
                                  {.threads = threads});
      const auto fundamental = rule == Rule::queens ? test::published_counts(n).fundamental
                                                    : test::published_relative(rule, n).fundamental;
      const auto all =
          rule == Rule::queens ? test::published_counts(n).all : test::published_relative(rule, n).all;
      EXPECT_EQ(counts.orbits, fundamental)
          << name_of(rule) << ", n = " << n << ", " << threads << " threads";
      EXPECT_EQ(counts.placements, all) << name_of(rule) << ", n = " << n << ", " << threads << " threads";
    }
}

TEST(LargerCounts, of_canonical_solutions_agree_with_the_plain_filter_in_order) {
  for (const auto& [rule, n] : {std::pair(Rule::queens, 13), std::pair(Rule::torus, 13)}) {
    std::vector<Placement> filtered;
    for (const Placement& solution : Solutions(Board::square(n), {}, rule))
      if (is_canonical(solution)) filtered.push_back(solution);
    for (const int threads : {1, 2, 5}) {
      std::vector<Placement> found;
      for_each_canonical_solution({n, full_group, rule},
                                  [&](const Orbit& orbit) {
                                    found.push_back(orbit.representative);
                                    return true;
                                  },
                                  {.threads = threads});
      EXPECT_EQ(found, filtered) << name_of(rule) << ", n = " << n << ", " << threads << " threads";
    }
  }
}

TEST(LargerCounts, of_solutions_that_a_turn_fixes_are_as_published) {
  for (const int n : {22, 23})
    EXPECT_EQ(count_half_turn_solutions({.n = n}).solutions, test::published_counts(n).half_turn.value())
        << "n = " << n;
  for (int n = 41; n <= 49; ++n)
    EXPECT_EQ(count_quarter_turn_solutions({.n = n}).solutions,
              test::published_counts(n).quarter_turn.value())
        << "n = " << n;
}

}  // namespace
}  // namespace eightfold
