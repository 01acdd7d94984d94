#include "eightfold/symmetry/solution_orbits.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <stdexcept>

#include "eightfold/core/solutions.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

CheckedOrbitCount counted_one_by_one(int n) {
  OrbitCounter count;
  for (const Placement& solution : Solutions(Board::square(n))) count.add(solution);
  return count.finish();
}

TEST(FixedPointsOfSolutions, agree_with_a_tally_of_the_solutions) {
  for (int n = 0; n <= 10; ++n) {
    const FixedPoints fixed = counted_one_by_one(n).fixed_points;
    EXPECT_EQ(fixed_points_of_solutions(n, fixed[Symmetry::identity], fixed[Symmetry::rotate180],
                                        fixed[Symmetry::rotate90]),
              fixed)
        << "n = " << n;
  }
}

TEST(OrbitsOfSolutions, agree_with_a_census_in_every_field) {
  for (int n = 0; n <= 10; ++n) {
    SCOPED_TRACE(testing::Message() << "n = " << n);
    const CheckedOrbitCount census = counted_one_by_one(n);
    const FixedPoints& fixed = census.fixed_points;
    const CheckedOrbitCount found = orbits_of_solutions(
        n, census.counts.placements, fixed[Symmetry::rotate180], fixed[Symmetry::rotate90]);
    EXPECT_EQ(found.counts.placements, census.counts.placements);
    EXPECT_EQ(found.counts.orbits, census.counts.orbits);
    EXPECT_EQ(found.counts.orbits_by_type, census.counts.orbits_by_type);
    EXPECT_EQ(found.counts.placements_by_type, census.counts.placements_by_type);
    EXPECT_EQ(found.fixed_points, census.fixed_points);
    EXPECT_EQ(found.fixed_point_sum, census.fixed_point_sum);
    EXPECT_EQ(found.burnside_orbits, census.burnside_orbits);
    EXPECT_TRUE(found.agrees());
  }
}

TEST(OrbitsOfSolutions, are_the_published_fundamental_counts) {
  for (int n = 0; n <= 27; ++n) {
    const auto& [size, all, fundamental, half_turn, quarter_turn] = test::published_counts(n);
    ASSERT_TRUE(all && fundamental && half_turn && quarter_turn) << "n = " << n;
    const CheckedOrbitCount found = orbits_of_solutions(n, *all, *half_turn, *quarter_turn);
    EXPECT_EQ(found.counts.orbits, *fundamental) << "n = " << n;
    EXPECT_EQ(found.burnside_orbits, *fundamental) << "n = " << n;
    EXPECT_TRUE(found.agrees()) << "n = " << n;
  }
}

TEST(OrbitsOfSolutions, refuse_impossible_numbers) {
  EXPECT_NO_THROW(orbits_of_solutions(8, 92, 4, 0));
  EXPECT_THROW(orbits_of_solutions(8, 92, 96, 0), std::domain_error) << "more half turns than solutions";
  EXPECT_THROW(orbits_of_solutions(8, 92, 4, 8), std::domain_error) << "more quarter turns than half turns";
  EXPECT_THROW(orbits_of_solutions(8, 93, 4, 0), std::domain_error) << "89 is not a multiple of 8";
  EXPECT_THROW(orbits_of_solutions(8, 90, 2, 0), std::domain_error) << "2 is not a multiple of 4";
  EXPECT_THROW(orbits_of_solutions(8, 93, 5, 1), std::domain_error) << "1 is not a multiple of 2";
}

}  // namespace
}  // namespace eightfold
