#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <stdexcept>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {

static void PrintTo(const OrbitTypeCount& each, std::ostream* out) {
  *out << name_of(each.type) << ' ' << each.size << ' ' << each.orbits << ' ' << each.placements;
}

namespace {

using Types = std::vector<OrbitTypeCount>;

OrbitCounts counts_of(int n, Rule rule, Subgroup group = full_group) {
  OrbitCounter counter(group);
  for (const Placement& solution : Solutions(Board::square(n), {}, rule)) counter.add(solution);
  return counter.finish().counts;
}

TEST(OrbitTypesOf, lists_the_types_that_occur_with_their_sizes) {
  EXPECT_EQ(orbit_types_of(counts_of(8, Rule::queens)),
            (Types{{SubgroupClass::trivial, 8, 11, 88}, {SubgroupClass::half_turn, 4, 1, 4}}));
  EXPECT_EQ(orbit_types_of(counts_of(8, Rule::rooks)), (Types{{SubgroupClass::trivial, 8, 4820, 38560},
                                                              {SubgroupClass::half_turn, 4, 74, 296},
                                                              {SubgroupClass::diagonal_flip, 4, 344, 1376},
                                                              {SubgroupClass::diagonal_klein, 2, 38, 76},
                                                              {SubgroupClass::quarter_turn, 2, 6, 12}}));
  EXPECT_EQ(orbit_types_of(counts_of(1, Rule::queens)), (Types{{SubgroupClass::full, 1, 1, 1}}));
  EXPECT_EQ(orbit_types_of(counts_of(3, Rule::queens)), Types{});
}

TEST(OrbitTypesOf, computes_the_sizes_from_the_group_as_a_count_of_the_members_does) {
  for (const Rule rule : {Rule::queens, Rule::rooks})
    for (int n = 0; n <= 6; ++n)
      for (const Subgroup group : all_subgroups()) {
        const OrbitCounts counts = counts_of(n, rule, group);
        EXPECT_EQ(orbit_types_of(counts.orbits_by_type, group), orbit_types_of(counts))
            << name_of(group) << ", n = " << n;
        EXPECT_EQ(sum_of(counts.orbits_by_type), counts.orbits) << name_of(group) << ", n = " << n;
      }
}

TEST(OrbitTypesOf, rejects_numbers_that_exceed_64_bits) {
  OrbitsByType orbits;
  orbits[SubgroupClass::trivial] = std::numeric_limits<std::uint64_t>::max() / 8 + 1;
  EXPECT_THROW((void)orbit_types_of(orbits), std::overflow_error);
  orbits[SubgroupClass::full] = std::numeric_limits<std::uint64_t>::max();
  EXPECT_THROW((void)sum_of(orbits), std::overflow_error);
}

}  // namespace
}  // namespace eightfold
