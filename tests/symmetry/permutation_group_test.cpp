#include "eightfold/symmetry/permutation_group.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <numeric>
#include <random>
#include <set>
#include <stdexcept>

#include "eightfold/symmetry/colorings.hpp"
#include "eightfold/symmetry/cycle_index.hpp"
#include "tests/support/chains.hpp"

namespace eightfold {
namespace {

Permutation random_permutation(int points, std::mt19937& random) {
  Permutation to(static_cast<std::size_t>(points));
  std::iota(to.begin(), to.end(), 0);
  std::shuffle(to.begin(), to.end(), random);
  return to;
}

// All products of the generators, one after the other.
std::set<Permutation> closure(int points, const std::vector<Permutation>& generators) {
  Permutation identity(static_cast<std::size_t>(points));
  std::iota(identity.begin(), identity.end(), 0);
  std::vector<Permutation> found = {identity};
  std::set<Permutation> all = {identity};
  for (std::size_t i = 0; i < found.size(); ++i)
    for (const Permutation& g : generators) {
      Permutation product;
      for (const int point : found[i]) product.push_back(g.at(static_cast<std::size_t>(point)));
      if (all.insert(product).second) found.push_back(product);
    }
  return all;
}

// Generators of a random subgroup: permutations of parts of the points generate small groups too.
std::vector<Permutation> random_generators(int points, std::mt19937& random) {
  std::vector<Permutation> generators;
  for (std::size_t i = random() % 3 + (points > 5 ? 0 : 1); i > 0; --i) {
    Permutation to = random_permutation(points, random);
    const Permutation once = to;
    for (std::size_t power = random() % 3; power > 0; --power)
      for (int& point : to) point = once.at(static_cast<std::size_t>(point));
    generators.push_back(to);
  }
  return generators;
}

TEST(PermutationGroup, is_the_closure_of_its_generators) {
  std::mt19937 random(39);
  for (int i = 0; i < 200; ++i) {
    const int points = i % 7;
    const auto generators = random_generators(points, random);
    const PermutationGroup group(points, generators);
    const auto expected = closure(points, generators);
    EXPECT_EQ(group.order(), expected.size());
    std::vector<Permutation> visited;
    group.for_each_element([&](const Permutation& element) { visited.push_back(element); });
    EXPECT_EQ(visited.size(), expected.size());
    EXPECT_EQ(std::set<Permutation>(visited.begin(), visited.end()), expected);
    EXPECT_TRUE(std::ranges::is_sorted(visited.front()));
    EXPECT_EQ(closure(points, group.generators()), expected);
    for (int j = 0; j < 10; ++j) {
      const Permutation other = random_permutation(points, random);
      EXPECT_EQ(group.contains(other), expected.contains(other));
    }
  }
}

TEST(Colorings, up_to_random_groups_are_their_orbits_by_brute_force) {
  std::mt19937 random(1937);
  for (int i = 0; i < 200; ++i) {
    const int points = i % 7;
    const int colors = 1 + static_cast<int>(random() % 3);
    const auto generators = random_generators(points, random);
    const auto elements = closure(points, generators);
    std::map<Content, std::vector<test::Chain>> expected;
    for (const test::Chain& coloring : test::all_chains({points, colors})) {
      bool is_least = true;
      for (const Permutation& g : elements) {
        test::Chain image(coloring.size());
        for (std::size_t point = 0; point < g.size(); ++point)
          image[static_cast<std::size_t>(g[point])] = coloring[point];
        is_least = is_least && coloring <= image;
      }
      Content content(static_cast<std::size_t>(colors), 0);
      for (const int color : coloring) ++content[static_cast<std::size_t>(color)];
      auto& least = expected[content];
      if (is_least) least.push_back(coloring);
    }
    const CycleIndex index = cycle_index_of(acting_group(PermutationGroup(points, generators)));
    const Inventory inventory = inventory_of(index, colors);
    ASSERT_EQ(inventory.entries.size(), expected.size());
    Integer sum = 0;
    for (const auto& [content, classes] : inventory.entries) {
      EXPECT_EQ(classes, expected.at(content).size());
      EXPECT_EQ(count_colorings(index, content).classes, classes);
      sum += classes;
      std::vector<test::Chain> listed;
      for_each_coloring({points, generators, colors, content},
                        [&](std::span<const int> coloring, std::uint64_t) {
                          listed.emplace_back(coloring.begin(), coloring.end());
                          return true;
                        });
      EXPECT_EQ(listed, expected.at(content));
    }
    EXPECT_EQ(inventory.classes, sum);
    EXPECT_EQ(count_colorings(index, colors).classes, sum);
  }
}

// Generators and orders: Robert A. Wilson et al., ATLAS of Finite Group Representations, version 3.
// M11 is sharply 4-transitive on 11 points, M12 sharply 5-transitive on 12.
TEST(PermutationGroup, has_the_orders_of_the_Mathieu_groups) {
  const Permutation eleven = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0};
  const Permutation of_m11 = {0, 1, 6, 9, 5, 3, 10, 2, 8, 4, 7};  // (3 7 11 8)(4 10 5 6)
  EXPECT_EQ(PermutationGroup(11, std::vector{eleven, of_m11}).order(), 11 * 10 * 9 * 8);
  Permutation a = eleven;
  a.push_back(11);
  Permutation b = of_m11;
  b.push_back(11);
  // (1 12)(2 11)(3 6)(4 8)(5 9)(7 10)
  const Permutation c = {11, 10, 5, 7, 8, 2, 9, 3, 4, 6, 1, 0};
  EXPECT_EQ(PermutationGroup(12, std::vector{a, b, c}).order(), 12 * 11 * 10 * 9 * 8);
}

TEST(PermutationGroup, of_a_hundred_points_has_an_exact_order) {
  Permutation exchange(100);
  std::iota(exchange.begin(), exchange.end(), 0);
  Permutation cycle = exchange;
  std::swap(exchange[0], exchange[1]);
  std::rotate(cycle.begin(), cycle.begin() + 1, cycle.end());
  Integer factorial = 1;
  for (int i = 2; i <= 100; ++i) factorial *= i;
  const PermutationGroup group(100, std::vector{exchange, cycle});
  EXPECT_EQ(group.order(), factorial);
  EXPECT_THROW(static_cast<void>(cycle_index_of(acting_group(group))), std::length_error);
}

TEST(PermutationGroup, refuses_what_is_not_a_permutation_of_its_points) {
  EXPECT_THROW(PermutationGroup(3, std::vector<Permutation>{{0, 1}}), std::invalid_argument);
  EXPECT_THROW(PermutationGroup(2, std::vector<Permutation>{{0, 0}}), std::invalid_argument);
  EXPECT_THROW(PermutationGroup(-1, {}), std::invalid_argument);
  EXPECT_THROW(PermutationGroup(201, {}), std::invalid_argument);
  EXPECT_THROW(static_cast<void>(PermutationGroup(2, {}).contains({0, 1, 2})), std::invalid_argument);
}

TEST(Colorings, stop_when_the_visitor_or_a_token_does) {
  int visits = 0;
  for_each_coloring({6, {}, 2}, [&](std::span<const int>, std::uint64_t orbit) {
    EXPECT_EQ(orbit, 1U);
    return ++visits < 3;
  });
  EXPECT_EQ(visits, 3);
  const std::atomic<bool> stop = true;
  EXPECT_THROW(for_each_coloring({6, {}, 2}, [](auto, auto) { return true; }, {.stop = StopToken(stop)}),
               Stopped);
}

TEST(Colorings, that_are_too_many_or_do_not_match_are_refused) {
  const auto visit = [](std::span<const int>, std::uint64_t) { return true; };
  EXPECT_THROW(for_each_coloring({27, {}, 2}, visit), std::length_error);
  EXPECT_THROW(for_each_coloring({-1, {}, 2}, visit), std::invalid_argument);
  EXPECT_THROW(for_each_coloring({3, {}, -2}, visit), std::invalid_argument);
  EXPECT_THROW(for_each_coloring({3, {{1, 0}}, 2}, visit), std::invalid_argument);
  EXPECT_THROW(for_each_coloring({3, {}, 2, {1, 1}}, visit), std::invalid_argument);
  EXPECT_THROW(for_each_coloring({3, {}, 2, {1, 1, 1}}, visit), std::invalid_argument);
}

TEST(Inventory, of_too_many_contents_is_refused) {
  EXPECT_THROW(inventory_of(cycle_index_of(cyclic_action(300)), 100), std::length_error);
  EXPECT_THROW(inventory_of(cycle_index_of(cyclic_action(1)), 90'000), std::length_error);
  EXPECT_EQ(inventory_of(cycle_index_of(cyclic_action(0)), 1'000'000).classes, 1);
  EXPECT_EQ(inventory_of(cycle_index_of(cyclic_action(1)), 3'000).classes, 3'000);
  EXPECT_THROW(inventory_of(cycle_index_of(cyclic_action(3)), -1), std::invalid_argument);
  EXPECT_TRUE(inventory_of(cycle_index_of(cyclic_action(3)), 0).entries.empty());
  EXPECT_EQ(inventory_of(cycle_index_of(cyclic_action(0)), 0).classes, 1);
}

}  // namespace
}  // namespace eightfold
