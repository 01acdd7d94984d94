#include "eightfold/symmetry/solution_counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/solutions.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

CheckedOrbitCount counted_one_by_one(int n, Subgroup group = full_group, Rule rule = Rule::queens) {
  OrbitCounter count(group);
  for (const Placement& solution : Solutions(Board::square(n), {}, rule)) count.add(solution);
  return count.finish();
}

SolutionCounts counts_in(const FixedPoints& fixed) {
  return {fixed[Symmetry::identity], fixed[Symmetry::rotate180], fixed[Symmetry::rotate90]};
}

TEST(CountSolutionsBySymmetry, agrees_with_a_tally_of_the_solutions) {
  for (int n = 0; n <= 10; ++n) {
    const SolutionCounts tallied = counts_in(counted_one_by_one(n).fixed_points);
    for (const int threads : {1, 2})
      EXPECT_EQ(count_solutions_by_symmetry({n}, {.threads = threads}).counts, tallied) << "n = " << n;
  }
}

TEST(CountSolutionsBySymmetry, gives_the_published_counts) {
  for (int n = 0; n <= 13; ++n) {
    const auto& published = test::published_counts(n);
    EXPECT_EQ(count_solutions_by_symmetry({n}).counts,
              (SolutionCounts{*published.all, *published.half_turn, *published.quarter_turn}))
        << "n = " << n;
  }
}

TEST(CountSolutionsBySymmetry, counts_only_the_symmetric_solutions_if_all_are_counted) {
  const auto& [n, all, fundamental, half_turn, quarter_turn] = test::published_counts(20);
  EXPECT_EQ(count_solutions_by_symmetry({20, *all}).counts, (SolutionCounts{*all, *half_turn, *quarter_turn}))
      << "counting all would take minutes";
  EXPECT_EQ(count_solutions_by_symmetry({8, 100}).counts, (SolutionCounts{100, 4, 0}));
}

TEST(CountSolutionsBySymmetry, rejects_boards_that_are_too_large) {
  EXPECT_THROW((void)count_solutions_by_symmetry({-1}), std::invalid_argument);
  EXPECT_THROW((void)count_solutions_by_symmetry({29}), std::invalid_argument);
  EXPECT_THROW((void)count_solutions_by_symmetry({41, 1}), std::invalid_argument);
}

TEST(CountSolutionsBySymmetry, reports_progress_that_does_not_decrease) {
  for (const std::optional<std::uint64_t> all :
       {std::optional<std::uint64_t>(), std::optional<std::uint64_t>(365596)}) {
    std::vector<double> progress = {0};
    const auto record = [&](double done) { progress.push_back(done); };
    EXPECT_EQ(count_solutions_by_symmetry({14, all}, {.on_progress = record}).counts.all, 365596U);
    EXPECT_TRUE(std::is_sorted(progress.begin(), progress.end()));
    EXPECT_LE(progress.back(), 1);
    EXPECT_GE(progress.back(), 0.5) << "the half turn reports its progress";
  }
}

TEST(FixedPointsOfSolutions, agree_with_a_tally_of_the_solutions) {
  for (int n = 0; n <= 10; ++n) {
    const FixedPoints fixed = counted_one_by_one(n).fixed_points;
    EXPECT_EQ(fixed_points_of_solutions(n, counts_in(fixed)), fixed) << "n = " << n;
  }
}

TEST(MarksOfSolutions, agree_with_a_tally_of_the_solutions) {
  for (int n = 0; n <= 10; ++n) {
    MarksTally tally;
    for (const Placement& solution : Solutions(Board::square(n))) tally.add(solution);
    EXPECT_EQ(marks_of_solutions(n, counts_in(counted_one_by_one(n).fixed_points)), tally.marks())
        << "n = " << n;
  }
}

TEST(OrbitsOfSolutions, agree_with_isomorph_rejection_in_every_field_under_every_group) {
  for (int n = 0; n <= 10; ++n) {
    const SolutionCounts counts = counts_in(counted_one_by_one(n).fixed_points);
    for (const Subgroup group : all_subgroups()) {
      SCOPED_TRACE(testing::Message() << name_of(group) << ", n = " << n);
      const CheckedOrbitCount listed = counted_one_by_one(n, group);
      const CheckedOrbitCount found = orbits_of_solutions(n, counts, group);
      EXPECT_EQ(found.counts, listed.counts);
      EXPECT_EQ(found.fixed_points, listed.fixed_points);
      EXPECT_EQ(found.fixed_point_sum, listed.fixed_point_sum);
      EXPECT_EQ(found.burnside_orbits, listed.burnside_orbits);
      EXPECT_TRUE(found.agrees());
    }
  }
}

TEST(MarksOfRooks, agree_with_a_tally_of_the_permutations) {
  for (int n = 0; n <= 8; ++n) {
    MarksTally tally;
    for (const Placement& placement : Solutions(Board::square(n), {}, Rule::rooks)) tally.add(placement);
    EXPECT_EQ(marks_of_rooks(n), tally.marks()) << "n = " << n;
  }
}

TEST(MarksOfRooks, give_the_orbits_of_isomorph_rejection_under_every_group) {
  for (int n = 0; n <= 7; ++n)
    for (const Subgroup group : all_subgroups()) {
      SCOPED_TRACE(testing::Message() << name_of(group) << ", n = " << n);
      const CheckedOrbitCount listed = counted_one_by_one(n, group, Rule::rooks);
      const CheckedOrbitCount found = orbits_of(marks_of_rooks(n), group);
      EXPECT_EQ(found.counts, listed.counts);
      EXPECT_EQ(found.fixed_points, listed.fixed_points);
      EXPECT_EQ(found.burnside_orbits, listed.burnside_orbits);
    }
}

TEST(MarksOfRooks, give_the_orbits_of_the_table_of_marks_and_the_published_ones) {
  for (int n = 1; n <= max_counted_rooks; ++n) {
    const Marks marks = marks_of_rooks(n);
    const CheckedOrbitCount found = orbits_of(marks);
    EXPECT_EQ(found.counts.orbits, test::published_relative(Rule::rooks, n).fundamental) << "n = " << n;
    EXPECT_TRUE(found.agrees()) << "n = " << n;
    if (n < max_counted_rooks) {
      EXPECT_EQ(found.counts.orbits_by_type, decompose(marks)) << "n = " << n;
    }
  }
}

TEST(MarksOfRooks, are_refused_for_counts_beyond_64_bits) {
  EXPECT_THROW((void)marks_of_rooks(-1), std::invalid_argument);
  EXPECT_THROW((void)marks_of_rooks(21), std::invalid_argument);
}

TEST(OrbitsOfSolutions, are_the_published_fundamental_counts) {
  for (int n = 0; n <= 27; ++n) {
    const auto& [size, all, fundamental, half_turn, quarter_turn] = test::published_counts(n);
    ASSERT_TRUE(all && fundamental && half_turn && quarter_turn) << "n = " << n;
    const CheckedOrbitCount found = orbits_of_solutions(n, {*all, *half_turn, *quarter_turn});
    EXPECT_EQ(found.counts.orbits, *fundamental) << "n = " << n;
    EXPECT_EQ(found.burnside_orbits, *fundamental) << "n = " << n;
    EXPECT_TRUE(found.agrees()) << "n = " << n;
  }
}

TEST(OrbitsOfSolutions, refuse_impossible_numbers) {
  EXPECT_NO_THROW((void)orbits_of_solutions(8, {92, 4, 0}));
  EXPECT_THROW((void)orbits_of_solutions(8, {92, 96, 0}), std::domain_error)
      << "more half turns than solutions";
  EXPECT_THROW((void)orbits_of_solutions(8, {92, 4, 8}), std::domain_error)
      << "more quarter turns than half turns";
  EXPECT_THROW((void)orbits_of_solutions(8, {93, 4, 0}), std::domain_error) << "89 is not a multiple of 8";
  EXPECT_THROW((void)orbits_of_solutions(8, {90, 2, 0}), std::domain_error) << "2 is not a multiple of 4";
  EXPECT_THROW((void)orbits_of_solutions(8, {93, 5, 1}), std::domain_error) << "1 is not a multiple of 2";
}

}  // namespace
}  // namespace eightfold
