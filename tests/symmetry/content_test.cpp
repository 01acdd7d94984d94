#include "eightfold/symmetry/content.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <stdexcept>

#include "eightfold/symmetry/group_action.hpp"
#include "tests/support/chains.hpp"

namespace eightfold {
namespace {

using test::Chain;

Content content_of(const Chain& chain, int colors) {
  Content content(static_cast<std::size_t>(colors), 0);
  for (const int color : chain) ++content.at(static_cast<std::size_t>(color));
  return content;
}

// A permutation with these cycles, one after the other.
Permutation with_cycles(const std::vector<int>& lengths) {
  Permutation to;
  for (const int length : lengths) {
    const int first = static_cast<int>(to.size());
    for (int i = 0; i < length; ++i) to.push_back(first + (i + 1) % length);
  }
  return to;
}

TEST(FixedColorings, are_those_that_the_permutation_maps_to_themselves) {
  for (const std::vector<int>& lengths : std::vector<std::vector<int>>{{},
                                                                       {1},
                                                                       {1, 1, 1, 1},
                                                                       {2, 2},
                                                                       {3, 1},
                                                                       {4, 2},
                                                                       {2, 2, 1, 1},
                                                                       {3, 2, 1},
                                                                       {6},
                                                                       {3, 3, 1},
                                                                       {2, 2, 2, 1}})
    for (int colors = 0; colors <= 3; ++colors) {
      const Permutation to = with_cycles(lengths);
      const int points = static_cast<int>(to.size());
      std::map<Content, Integer> fixed;
      for (const Chain& chain : test::all_chains({points, colors})) {
        Integer& number = fixed[content_of(chain, colors)];
        bool is_fixed = true;
        for (std::size_t i = 0; i < to.size(); ++i)
          is_fixed = is_fixed && chain[static_cast<std::size_t>(to[i])] == chain[i];
        if (is_fixed) number += 1;
      }
      const auto contents = all_contents(points, colors);
      EXPECT_EQ(contents.size(), fixed.size());
      for (const Content& content : contents)
        EXPECT_EQ(fixed_colorings(cycle_type_of(to), content), fixed.at(content));
    }
}

TEST(FixedColorings, of_many_points_are_exact) {
  EXPECT_EQ(fixed_colorings({{1, 300}}, {300}), 1);
  EXPECT_EQ(fixed_colorings({{1, 300}}, {299, 1}), 300);
  EXPECT_EQ(fixed_colorings({{2, 30}, {3, 20}}, {60, 60}), fixed_colorings({{3, 20}, {2, 30}}, {60, 60}));
  // 100!/(50! 50!), by Pascal's triangle.
  std::vector<Integer> row = {1};
  for (int n = 1; n <= 100; ++n) {
    row.push_back(1);
    for (std::size_t k = row.size() - 2; k > 0; --k) row[k] += row[k - 1];
  }
  EXPECT_EQ(fixed_colorings({{1, 100}}, {50, 50}), row[50]);
  EXPECT_EQ(fixed_colorings({{7, 100}}, {350, 350}), row[50]);
  EXPECT_EQ(fixed_colorings({{7, 100}}, {351, 349}), 0);
}

TEST(FixedColorings, refuse_contents_of_other_points) {
  EXPECT_THROW(fixed_colorings({{1, 3}}, {1, 1}), std::invalid_argument);
  EXPECT_THROW(fixed_colorings({{1, 3}}, {4, -1}), std::invalid_argument);
  EXPECT_THROW(fixed_colorings({{1, 3}}, {}), std::invalid_argument);
}

TEST(Contents, are_in_decreasing_order_and_the_falling_ones_represent_them) {
  for (int points = 0; points <= 6; ++points)
    for (int colors = 0; colors <= 4; ++colors) {
      const auto all = all_contents(points, colors);
      EXPECT_TRUE(std::is_sorted(all.rbegin(), all.rend()));
      std::set<Content> falling;
      for (Content content : all) {
        std::sort(content.rbegin(), content.rend());
        falling.insert(content);
      }
      const auto expected = all_contents(points, colors, true);
      EXPECT_EQ(falling, std::set<Content>(expected.begin(), expected.end()));
      EXPECT_EQ(falling.size(), expected.size());
    }
}

}  // namespace
}  // namespace eightfold
