#include "eightfold/symmetry/burnside.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstdint>
#include <limits>
#include <map>
#include <stdexcept>
#include <string_view>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "tests/support/fixed_points.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

FixedPoints tally_of_solutions(int n, Subgroup group = full_group) {
  FixedPointTally tally(group);
  for (const Placement& solution : Solutions(Board::square(n))) tally.add(solution);
  return tally.fixed_points();
}

TEST(Fixes, agrees_with_the_action_on_every_permutation) {
  for (int n = 0; n <= 6; ++n)
    for (const Placement& placement : test::all_permutations(n))
      for (const Symmetry g : all_symmetries)
        EXPECT_EQ(fixes(g, placement), image(g, placement) == placement) << g << " of " << placement;
}

RC_GTEST_PROP(Fixes, agrees_with_the_action, (Symmetry g)) {
  const auto placement = *test::permutation();
  RC_ASSERT(fixes(g, placement) == (image(g, placement) == placement));
}

TEST(Fixes, refuses_placements_that_are_not_permutations) {
  for (const Symmetry g : all_symmetries) {
    EXPECT_THROW(fixes(g, Placement{0, 0}), std::invalid_argument) << g;
    EXPECT_THROW(fixes(g, Placement{1}), std::invalid_argument) << g;
  }
}

TEST(FixedPointTally, counts_nothing_outside_its_group) {
  const Subgroup rotations = *Subgroup::named("rotations");
  const Subgroup transpose = *Subgroup::named("transpose");
  EXPECT_EQ(tally_of_solutions(8, rotations), test::fixed_points({92, 0, 4, 0}, rotations));
  EXPECT_EQ(tally_of_solutions(8, transpose), test::fixed_points({92}, transpose));
  EXPECT_EQ(tally_of_solutions(1, transpose), test::fixed_points({1, 0, 0, 0, 0, 0, 1, 0}, transpose));
}

TEST(FixedPointTally, of_no_queens_and_one_queen_is_one_for_all_eight) {
  for (const int n : {0, 1}) {
    EXPECT_EQ(tally_of_solutions(n), test::fixed_points({1, 1, 1, 1, 1, 1, 1, 1})) << "n = " << n;
    EXPECT_EQ(burnside_orbit_count(tally_of_solutions(n)), 1U) << "n = " << n;
  }
}

TEST(FixedPointTally, is_as_published) {
  for (int n = 2; n <= 10; ++n) {
    const auto& published = test::published_counts(n);
    const std::uint64_t all = published.all.value();
    const std::uint64_t half_turn = published.half_turn.value();
    const std::uint64_t quarter_turn = published.quarter_turn.value();
    EXPECT_EQ(tally_of_solutions(n), test::fixed_points({all, quarter_turn, half_turn, quarter_turn}))
        << "n = " << n;
  }
}

TEST(BurnsideOrbitCount, is_the_published_fundamental_count) {
  for (int n = 0; n <= 10; ++n)
    EXPECT_EQ(burnside_orbit_count(tally_of_solutions(n)), test::published_counts(n).fundamental)
        << "n = " << n;
}

TEST(BurnsideOrbitCount, of_eight_queens_under_each_of_the_ten_subgroups) {
  const std::map<std::string_view, std::uint64_t> expected = {{"trivial", 92},         {"half_turn", 48},
                                                              {"flip_horizontal", 46}, {"flip_vertical", 46},
                                                              {"transpose", 46},       {"anti_transpose", 46},
                                                              {"quarter_turn", 24},    {"axis_klein", 24},
                                                              {"diagonal_klein", 24},  {"full", 12}};
  const FixedPoints whole = tally_of_solutions(8);
  for (const Subgroup group : all_subgroups()) {
    EXPECT_EQ(burnside_orbit_count(whole.restricted_to(group)), expected.at(name_of(group))) << group;
    EXPECT_EQ(burnside_orbit_count(tally_of_solutions(8, group)), expected.at(name_of(group))) << group;
  }
}

TEST(BurnsideOrbitCount, under_rotations_is_a_quarter_of_all_plus_half_turns_plus_twice_quarter_turns) {
  for (int n = 0; n <= 10; ++n) {
    const auto& published = test::published_counts(n);
    EXPECT_EQ(4 * burnside_orbit_count(tally_of_solutions(n, *Subgroup::named("rotations"))),
              published.all.value() + published.half_turn.value() + 2 * published.quarter_turn.value())
        << "n = " << n;
  }
}

TEST(BurnsideOrbitCount, of_rooks_up_to_rotation_is_oeis_A263685) {
  const std::map<int, std::uint64_t> published = {{1, 1},  {2, 1},   {3, 2},   {4, 9},
                                                  {5, 33}, {6, 192}, {7, 1272}};
  const Subgroup rotations = *Subgroup::named("rotations");
  for (const auto& [n, orbits] : published) {
    FixedPointTally tally(rotations);
    for (const Placement& placement : test::all_permutations(n)) tally.add(placement);
    EXPECT_EQ(burnside_orbit_count(tally.fixed_points()), orbits) << "n = " << n;
  }
}

TEST(FixedPoints, of_a_group_ignore_counts_of_other_symmetries) {
  const EnumArray<Symmetry, std::uint64_t> counts({92, 1, 4, 2, 5, 6, 7, 8});
  for (const Subgroup group : all_subgroups()) {
    const FixedPoints fixed(group, counts);
    EXPECT_EQ(fixed.group(), group);
    for (const Symmetry g : all_symmetries) EXPECT_EQ(fixed[g], group.contains(g) ? counts[g] : 0) << group;
  }
}

TEST(FixedPoints, of_different_groups_differ_even_if_all_counts_are_equal) {
  EXPECT_NE(FixedPoints(full_group), FixedPoints(*Subgroup::named("rotations")));
}

TEST(FixedPoints, can_be_restricted_to_a_subgroup_and_to_nothing_else) {
  const EnumArray<Symmetry, std::uint64_t> counts({92, 1, 4, 2, 5, 6, 7, 8});
  for (const Subgroup from : all_subgroups())
    for (const Subgroup to : all_subgroups()) {
      const FixedPoints fixed(from, counts);
      if (from.elements().contains(to.elements())) {
        EXPECT_EQ(fixed.restricted_to(to), FixedPoints(to, counts)) << from << ' ' << to;
      } else {
        EXPECT_THROW((void)fixed.restricted_to(to), std::invalid_argument) << from << ' ' << to;
      }
    }
}

TEST(SumOf, includes_only_elements_of_the_group) {
  for (const Subgroup group : all_subgroups())
    EXPECT_EQ(sum_of(test::fixed_points({1, 2, 4, 8, 16, 32, 64, 128}, group)), group.elements().bits())
        << group;
}

TEST(SumOf, reaches_the_largest_64_bit_number_and_no_larger) {
  EXPECT_EQ(sum_of(test::fixed_points({UINT64_MAX})), UINT64_MAX);
  EXPECT_EQ(sum_of(test::fixed_points({UINT64_MAX - 1, 0, 0, 0, 0, 0, 0, 1})), UINT64_MAX);
  EXPECT_THROW((void)sum_of(test::fixed_points({UINT64_MAX, 1})), std::overflow_error);
  EXPECT_THROW((void)sum_of(test::fixed_points({1, 0, 0, 0, 0, 0, 0, UINT64_MAX})), std::overflow_error);
  EXPECT_THROW((void)burnside_orbit_count(test::fixed_points({UINT64_MAX, UINT64_MAX})), std::overflow_error);
}

TEST(SumOf, ignores_large_counts_outside_the_group) {
  EXPECT_EQ(sum_of(test::fixed_points({UINT64_MAX, UINT64_MAX, UINT64_MAX}, *Subgroup::named("trivial"))),
            UINT64_MAX);
}

TEST(BurnsideOrbitCount, refuses_a_remainder) {
  EXPECT_THROW((void)burnside_orbit_count(test::fixed_points({1})), std::domain_error);
  EXPECT_THROW((void)burnside_orbit_count(test::fixed_points({92, 0, 4, 0, 1})), std::domain_error);
  EXPECT_THROW((void)burnside_orbit_count(test::fixed_points({3, 0, 2}, *Subgroup::named("half_turn"))),
               std::domain_error);
  EXPECT_EQ(burnside_orbit_count(test::fixed_points({3, 2, 2, 2}, *Subgroup::named("trivial"))), 3U);
}

}  // namespace
}  // namespace eightfold
