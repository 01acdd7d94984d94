#include "symmetry/internal/canonical_list.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "eightfold/symmetry/orbit_counter.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

using Found = std::tuple<Placement, Subgroup, int>;  // an orbit

std::vector<Found> listed(const CanonicalSearchParams& params, std::size_t searched, int threads = 1) {
  std::vector<Found> found;
  list_canonical_solutions(
      params,
      [&](std::span<const Orbit> orbits) {
        EXPECT_FALSE(orbits.empty());
        for (const Orbit& orbit : orbits)
          found.emplace_back(orbit.representative, orbit.stabilizer, orbit.size);
        return true;
      },
      {.threads = threads}, searched);
  return found;
}

std::vector<Found> searched_in_order(const CanonicalSearchParams& params) {
  std::vector<Found> found;
  for_each_canonical_solution(params, [&](const Orbit& orbit) {
    found.emplace_back(orbit.representative, orbit.stabilizer, orbit.size);
    return true;
  });
  return found;
}

TEST(CanonicalList, is_the_same_as_the_search_wherever_that_ends) {
  for (int n = 0; n <= 11; ++n) {
    const auto expected = searched_in_order({.n = n});
    for (const std::size_t searched : {0, 1, 12, 200, 65536})
      for (const int threads : {1, 3})
        EXPECT_EQ(listed({.n = n}, searched, threads), expected)
            << "n = " << n << ", " << searched << " searched, " << threads << " threads";
  }
}

TEST(CanonicalList, has_the_published_number_of_orbits_of_each_type) {
  for (const int n : {13, 14, 15}) {
    OrbitCounts counts;
    list_canonical_solutions(
        {.n = n},
        [&](std::span<const Orbit> orbits) {
          for (const Orbit& orbit : orbits) {
            counts.add(orbit);
            counts.placements += static_cast<std::uint64_t>(orbit.size);
          }
          return true;
        },
        {}, 0);
    const auto& published = test::published_counts(n);
    EXPECT_EQ(counts.orbits, published.fundamental) << "n = " << n;
    EXPECT_EQ(counts.placements, published.all) << "n = " << n;
  }
}

TEST(CanonicalList, of_other_groups_and_rules_and_between_bounds_is_searched) {
  const std::vector<CanonicalSearchParams> others = {
      {.n = 9, .group = Subgroup::named("rotations").value()},
      {.n = 9, .rule = Rule::superqueens},
      {.n = 7, .rule = Rule::torus},
      {.n = 9, .from = {1}},
      {.n = 9, .until = Placement{2}},
  };
  for (const CanonicalSearchParams& params : others) EXPECT_EQ(listed(params, 0), searched_in_order(params));
  EXPECT_THROW(listed({.n = -1}, 0), std::invalid_argument);
  EXPECT_THROW(listed({.n = 33}, 0), std::invalid_argument);
}

TEST(CanonicalList, ends_when_the_visitor_stops_it) {
  for (const std::size_t searched : {0, 1000}) {
    std::vector<Placement> found;
    const auto visit = [&](std::span<const Orbit> orbits) {
      for (const Orbit& orbit : orbits) found.push_back(orbit.representative);
      return found.size() < 500;
    };
    list_canonical_solutions({.n = 12}, visit, {}, searched);
    EXPECT_GE(found.size(), 500U);
    EXPECT_LT(found.size(), 700U) << searched;
  }
}

TEST(CanonicalList, rethrows_what_the_visitor_throws) {
  for (const std::size_t searched : {0, 1000})
    for (const int threads : {1, 3}) {
      std::size_t visited = 0;
      const auto fail = [&](std::span<const Orbit> orbits) {
        visited += orbits.size();
        if (visited > 500) throw std::domain_error("enough");
        return true;
      };
      EXPECT_THROW(list_canonical_solutions({.n = 12}, fail, {.threads = threads}, searched),
                   std::domain_error);
    }
}

TEST(CanonicalList, reports_the_work_of_both_parts) {
  const auto all = [](std::span<const Orbit>) { return true; };
  const SearchStatistics search = list_canonical_solutions({.n = 12}, all);
  EXPECT_EQ(search, (SearchStatistics{.boards = 60, .cover_steps = 38'723}));
  const SearchStatistics both = list_canonical_solutions({.n = 12}, all, {}, 500);
  EXPECT_GT(both.pair_blocks, 0U);
  EXPECT_GT(both.cover_steps, 38'723U / 5);
  EXPECT_LT(both.cover_steps, 38'723U / 2);
  EXPECT_EQ(list_canonical_solutions({.n = 12}, all, {.threads = 3}, 500), both);
}

TEST(CanonicalList, reports_a_progress_that_does_not_return) {
  for (const int threads : {1, 2}) {
    std::vector<double> done;
    list_canonical_solutions(
        {.n = 14}, [](std::span<const Orbit>) { return true; },
        {.threads = threads, .on_progress = [&](double share) { done.push_back(share); }}, 10000);
    ASSERT_GT(done.size(), 100U);
    EXPECT_TRUE(std::is_sorted(done.begin(), done.end()));
    EXPECT_GT(done.front(), 0);
    EXPECT_LT(done.front(), 0.2);
    EXPECT_GT(done.back(), 0.9);
    EXPECT_LE(done.back(), 1);
  }
}

}  // namespace
}  // namespace eightfold
