// Up to a million colorings, joined into orbits by the generators alone: neither elements of the group nor
// cycles take part.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include "eightfold/symmetry/colorings.hpp"
#include "eightfold/symmetry/cycle_index.hpp"
#include "eightfold/symmetry/permutation_group.hpp"

namespace eightfold {
namespace {

constexpr std::size_t most_colorings = 1'000'000;
constexpr int largest_order = 20'000;  // whose elements the cycle index visits one by one

// Of disjoint short cycles, so that a few permutations often generate a small group.
Permutation random_permutation(int points, std::mt19937& random) {
  std::vector<int> order(static_cast<std::size_t>(points));
  std::iota(order.begin(), order.end(), 0);
  std::shuffle(order.begin(), order.end(), random);
  Permutation to(order.size());
  const std::size_t longest = 2 + random() % 5;
  for (std::size_t begin = 0; begin < order.size();) {
    const std::size_t length = std::min(1 + random() % longest, order.size() - begin);
    for (std::size_t i = 0; i < length; ++i)
      to[static_cast<std::size_t>(order[begin + i])] = order[begin + (i + 1) % length];
    begin += length;
  }
  return to;
}

struct RandomGroup {
  int points = 0;
  int colors = 0;
  std::vector<Permutation> generators = {};
  std::size_t colorings = 1;
};

RandomGroup random_group(std::mt19937& random) {
  for (;;) {
    RandomGroup group = {.points = static_cast<int>(random() % 20),
                         .colors = 2 + static_cast<int>(random() % 9)};
    for (int point = 0; point < group.points && group.colorings <= most_colorings; ++point)
      group.colorings *= static_cast<std::size_t>(group.colors);
    if (group.colorings > most_colorings) continue;
    for (std::size_t i = 1 + random() % 3; i > 0; --i)
      group.generators.push_back(random_permutation(group.points, random));
    if (PermutationGroup(group.points, group.generators).order() <= largest_order) return group;
  }
}

// The colorings as numbers with a digit for each point, the first point first, so that their order is
// lexicographic; each refers to a smaller one of its orbit, and the least to itself.
class Orbits {
 public:
  explicit Orbits(const RandomGroup& group) : group_(group), smaller_(group.colorings) {
    std::iota(smaller_.begin(), smaller_.end(), 0U);
    for (std::size_t coloring = 0; coloring < smaller_.size(); ++coloring) {
      const std::vector<int> digits = digits_of(coloring);
      for (const Permutation& g : group.generators) join(coloring, image(digits, g));
    }
  }

  [[nodiscard]] std::vector<int> digits_of(std::size_t coloring) const {
    std::vector<int> digits(static_cast<std::size_t>(group_.points));
    for (auto digit = digits.rbegin(); digit != digits.rend(); ++digit) {
      *digit = static_cast<int>(coloring % static_cast<std::size_t>(group_.colors));
      coloring /= static_cast<std::size_t>(group_.colors);
    }
    return digits;
  }

  [[nodiscard]] std::size_t least(std::size_t coloring) {
    while (smaller_[coloring] != coloring) coloring = smaller_[coloring] = smaller_[smaller_[coloring]];
    return coloring;
  }

 private:
  [[nodiscard]] std::size_t image(const std::vector<int>& digits, const Permutation& g) const {
    std::vector<int> moved(digits.size());
    for (std::size_t point = 0; point < digits.size(); ++point)
      moved[static_cast<std::size_t>(g[point])] = digits[point];
    std::size_t number = 0;
    for (const int digit : moved)
      number = number * static_cast<std::size_t>(group_.colors) + static_cast<std::size_t>(digit);
    return number;
  }

  void join(std::size_t a, std::size_t b) {
    a = least(a);
    b = least(b);
    smaller_[std::max(a, b)] = static_cast<unsigned>(std::min(a, b));
  }

  const RandomGroup& group_;
  std::vector<unsigned> smaller_;
};

TEST(LongColorings, up_to_200_random_groups_are_their_orbits) {
  std::mt19937 random(10);
  std::size_t largest = 0;
  std::set<std::string> orders;
  for (int i = 0; i < 200; ++i) {
    const RandomGroup group = random_group(random);
    largest = std::max(largest, group.colorings);
    Orbits orbits(group);
    std::map<Content, std::vector<std::size_t>> least;
    for (std::size_t coloring = 0; coloring < group.colorings; ++coloring) {
      Content content(static_cast<std::size_t>(group.colors), 0);
      for (const int color : orbits.digits_of(coloring)) ++content[static_cast<std::size_t>(color)];
      auto& of_content = least[content];
      if (orbits.least(coloring) == coloring) of_content.push_back(coloring);
    }
    const CycleIndex index = cycle_index_of(acting_group(PermutationGroup(group.points, group.generators)));
    orders.insert(index.order.str());
    const Inventory inventory = inventory_of(index, group.colors);
    ASSERT_EQ(inventory.entries.size(), least.size());
    std::size_t all = 0;
    for (const auto& [content, classes] : inventory.entries) {
      EXPECT_EQ(classes, least.at(content).size());
      all += least.at(content).size();
    }
    EXPECT_EQ(count_colorings(index, group.colors).classes, all);
    const auto& [content, expected] =
        *std::next(least.begin(), static_cast<std::ptrdiff_t>(random() % least.size()));
    EXPECT_EQ(count_colorings(index, content).classes, expected.size());
    std::size_t listed = 0;  // each in its place
    std::size_t visited = 0;
    for_each_coloring(
        {group.points, group.generators, group.colors, content},
        [&](std::span<const int> coloring, std::uint64_t) {
          if (listed < expected.size() && std::ranges::equal(coloring, orbits.digits_of(expected[listed])))
            ++listed;
          ++visited;
          return true;
        });
    EXPECT_EQ(listed, expected.size());
    EXPECT_EQ(visited, expected.size());
  }
  EXPECT_GT(largest, 500'000U);
  EXPECT_GT(orders.size(), 20U);
}

}  // namespace
}  // namespace eightfold
