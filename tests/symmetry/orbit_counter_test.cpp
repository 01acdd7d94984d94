#include "eightfold/symmetry/orbit_counter.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/support/fixed_points.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

CheckedOrbitCount counted(int n, Subgroup group = full_group) {
  OrbitCounter counter(group);
  for (const Placement& solution : test::solutions_of(Board::square(n))) counter.add(solution);
  return counter.finish();
}

// 92 solutions fixed by the identity, 4 by the half turn.
constexpr FixedPoints of_eight_queens = test::fixed_points({92, 0, 4});

TEST(CheckOrbits, compares_orbits_with_independent_fixed_points) {
  for (const Subgroup group : all_subgroups()) {
    const OrbitCounts counts = counted(8, group).counts;
    const CheckedOrbitCount checked = check_orbits(counts, of_eight_queens.restricted_to(group));
    EXPECT_TRUE(checked.agrees()) << group;
    EXPECT_EQ(checked.burnside_orbits, counts.orbits) << group;
    EXPECT_EQ(checked.counts.orbits_by_type, counts.orbits_by_type) << group;
  }
}

TEST(CheckOrbits, sums_the_fixed_points_of_the_elements_of_the_group) {
  for (const Subgroup group : all_subgroups()) {
    if (group.contains(Symmetry::rotate90)) continue;
    const FixedPoints inside = test::fixed_points({92, 1, 4, 1, 5, 6, 7, 8}, group);
    std::uint64_t sum = 0;
    for (const Symmetry g : group.elements()) sum += inside[g];
    if (sum % static_cast<std::uint64_t>(group.order()) != 0) {
      EXPECT_THROW((void)check_orbits({}, inside), std::domain_error) << group;
      continue;
    }
    const CheckedOrbitCount checked = check_orbits({}, inside);
    EXPECT_EQ(checked.fixed_points, inside) << group;
    EXPECT_EQ(checked.fixed_point_sum, sum) << group;
  }
}

TEST(CheckOrbits, disagrees_if_an_orbit_is_missing_or_added) {
  for (const int wrong : {-1, 1}) {
    OrbitCounts counts = counted(8).counts;
    counts.orbits += static_cast<std::uint64_t>(wrong);
    EXPECT_FALSE(check_orbits(counts, of_eight_queens).agrees());
  }
}

// The same number of orbits with other sizes.
TEST(CheckOrbits, disagrees_if_the_orbits_have_more_or_fewer_placements_than_the_identity_fixes) {
  for (const int wrong : {-4, 4}) {
    OrbitCounts counts = counted(8).counts;
    counts.placements += static_cast<std::uint64_t>(wrong);
    EXPECT_FALSE(check_orbits(counts, of_eight_queens).agrees());
  }
}

TEST(CheckOrbits, refuses_fixed_points_that_no_set_has) {
  EXPECT_THROW((void)check_orbits({}, test::fixed_points({92, 0, 3})), std::domain_error);
  EXPECT_THROW((void)check_orbits({}, test::fixed_points({93, 0, 4})), std::domain_error);
}

TEST(OrbitCounter, agrees_for_all_solutions) {
  for (int n = 0; n <= 9; ++n)
    for (const Subgroup group : all_subgroups()) EXPECT_TRUE(counted(n, group).agrees()) << n << ' ' << group;
}

}  // namespace
}  // namespace eightfold
