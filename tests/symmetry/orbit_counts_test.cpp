#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <stdexcept>
#include <vector>

#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

OrbitCounts counts_of(const std::vector<Placement>& placements, Subgroup group = full_group) {
  OrbitCounter counter(group);
  for (const Placement& placement : placements) counter.add(placement);
  return counter.finish().counts;
}

TEST(OrbitCounts, of_eight_queens_gives_the_twelve_published_orbits) {
  const auto solutions = test::solutions_of(Board::square(8));
  const auto& published = test::published_canonical_solutions();
  ASSERT_EQ(published.size(), 12U);
  OrbitCounter counter;
  std::size_t found = 0;
  for (std::size_t position = 0; position < solutions.size(); ++position) {
    const std::optional<Orbit> orbit = counter.add(solutions[position]);
    if (!orbit) continue;
    ASSERT_LT(found, 12U);
    EXPECT_EQ(static_cast<int>(position) + 1, published[found].index_from_1);
    EXPECT_EQ(orbit->representative, published[found].placement);
    EXPECT_EQ(orbit->size, published[found].orbit_size);
    EXPECT_EQ(name_of(class_of(orbit->stabilizer)), published[found].orbit_type);
    ++found;
  }
  EXPECT_EQ(found, 12U);
}

TEST(OrbitCounts, of_queens_agrees_with_the_published_counts) {
  for (int n = 2; n <= 10; ++n) {
    const auto& published = test::published_counts(n);
    const auto all = published.all.value();
    const auto half_turn = published.half_turn.value();
    const auto quarter_turn = published.quarter_turn.value();
    const OrbitCounts counts = counts_of(test::solutions_of(Board::square(n)));
    EXPECT_EQ(counts.placements, all) << "n = " << n;
    EXPECT_EQ(counts.orbits, published.fundamental) << "n = " << n;
    EXPECT_EQ(counts.orbits_by_type, OrbitsByType({(all - half_turn) / 8, (half_turn - quarter_turn) / 4, 0,
                                                   0, 0, 0, quarter_turn / 2, 0}))
        << "n = " << n;
  }
}

TEST(OrbitCounts, finds_the_orbits_of_the_partition_into_sets) {
  for (int n = 0; n <= 5; ++n)
    for (const Subgroup group : all_subgroups()) {
      const auto placements = test::all_permutations(n);
      std::map<std::set<Placement>, Subgroup> partition;
      FixedPointTally tally(group);
      for (const Placement& placement : placements) {
        std::set<Placement> members;
        for (const Image& image : distinct_images(placement, group)) members.insert(image.placement);
        partition.emplace(members, stabilizer_of(*members.begin(), group));
        tally.add(placement);
      }
      OrbitsByType orbits_by_type;
      for (const auto& [members, stabilizer] : partition) ++orbits_by_type[class_of(stabilizer)];
      const OrbitCounts counts = counts_of(placements, group);
      EXPECT_EQ(counts.orbits, partition.size()) << group << ", n = " << n;
      EXPECT_EQ(counts.orbits_by_type, orbits_by_type) << group << ", n = " << n;
      EXPECT_EQ(counts.orbits, burnside_orbit_count(tally.fixed_points())) << group << ", n = " << n;
    }
}

RC_GTEST_PROP(OrbitCounts, does_not_depend_on_the_order_of_the_placements, (Subgroup group)) {
  const auto order = *test::permutation_of(24);
  const auto placements = test::all_permutations(4);
  std::vector<Placement> shuffled;
  for (const int position : order) shuffled.push_back(placements[static_cast<std::size_t>(position)]);
  RC_ASSERT(counts_of(shuffled, group).orbits_by_type == counts_of(placements, group).orbits_by_type);
}

RC_GTEST_PROP(OrbitCounts, returns_an_orbit_for_its_canonical_member_only, (Subgroup group)) {
  const auto placement = *test::permutation();
  OrbitCounter counter(group);
  std::vector<Orbit> orbits;
  for (const Image& image : distinct_images(placement, group))
    if (const auto orbit = counter.add(image.placement)) orbits.push_back(*orbit);
  RC_ASSERT(orbits.size() == 1U);
  RC_ASSERT(orbits[0].representative == canonical_form(placement, group));
  RC_ASSERT(orbits[0].stabilizer == stabilizer_of(orbits[0].representative, group));
  RC_ASSERT(static_cast<std::size_t>(orbits[0].size) == distinct_images(placement, group).size());
  RC_ASSERT(counter.finish().counts.placements == distinct_images(placement, group).size());
}

TEST(OrbitCounts, refuses_to_count_a_set_that_is_not_closed) {
  auto solutions = test::solutions_of(Board::square(8));
  solutions.pop_back();
  EXPECT_THROW(counts_of(solutions), std::domain_error);
  EXPECT_THROW(counts_of({{1, 2, 0}}), std::domain_error);
  EXPECT_EQ(counts_of(solutions, *Subgroup::named("trivial")).orbits, 91U);
}

TEST(OrbitCounts, refuses_to_count_a_set_with_a_duplicate) {
  auto solutions = test::solutions_of(Board::square(8));
  solutions.push_back(solutions.front());
  EXPECT_THROW(counts_of(solutions), std::domain_error);
}

TEST(OrbitCounts, refuses_placements_that_are_not_permutations) {
  EXPECT_THROW(OrbitCounter().add({0, 0}), std::invalid_argument);
  EXPECT_THROW(OrbitCounter().add({1}), std::invalid_argument);
  OrbitCounter counter;
  EXPECT_THROW(counter.add({0, 0}), std::invalid_argument);
  counter.add({0});
  EXPECT_EQ(counter.finish().counts.placements, 1U);
}

TEST(OrbitCounts, has_a_group) {
  for (const Subgroup group : all_subgroups()) EXPECT_EQ(OrbitCounter(group).group(), group);
  EXPECT_EQ(OrbitCounter().group(), full_group);
}

}  // namespace
}  // namespace eightfold
