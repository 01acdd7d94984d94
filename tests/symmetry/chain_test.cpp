#include "eightfold/symmetry/chain.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "tests/support/chains.hpp"

namespace eightfold {
namespace {

using test::Chain;

std::vector<Chain> visited(ChainKind kind, const ChainSize& size, std::size_t limit = SIZE_MAX) {
  std::vector<Chain> chains;
  for_each_chain({kind, size}, [&](std::span<const int> chain) {
    chains.emplace_back(chain.begin(), chain.end());
    return chains.size() < limit;
  });
  return chains;
}

std::size_t number_of(ChainKind kind, const ChainSize& size) {
  std::size_t number = 0;
  for_each_chain({kind, size}, [&](std::span<const int>) { return ++number > 0; });
  return number;
}

// Sizes with at most a few thousand chains.
const std::vector<ChainSize> small_sizes = {
    {0, 0}, {0, 1}, {0, 3}, {1, 0},  {1, 1}, {1, 7}, {2, 0}, {2, 1}, {2, 2}, {2, 6},  {3, 2},
    {3, 5}, {4, 3}, {4, 5}, {5, 2},  {5, 4}, {6, 1}, {6, 3}, {6, 4}, {7, 2}, {7, 3},  {8, 2},
    {8, 3}, {9, 2}, {9, 0}, {10, 2}, {5, 5}, {3, 9}, {2, 9}, {4, 7}, {9, 1}, {11, 2}, {12, 2}};

TEST(Chains, are_all_chains_in_lexicographic_order) {
  for (const ChainSize& size : small_sizes)
    EXPECT_EQ(visited(ChainKind::chains, size), test::all_chains(size)) << size.beads << ", " << size.colors;
}

TEST(Necklaces, are_the_chains_that_no_rotation_makes_smaller) {
  for (const ChainSize& size : small_sizes) {
    std::vector<Chain> expected;
    for (const Chain& chain : test::all_chains(size))
      if (test::least(test::rotations_of(chain)) == chain) expected.push_back(chain);
    EXPECT_EQ(visited(ChainKind::necklaces, size), expected) << size.beads << ", " << size.colors;
  }
}

TEST(Bracelets, are_the_chains_that_no_rotation_or_reflection_makes_smaller) {
  for (const ChainSize& size : small_sizes) {
    std::vector<Chain> expected;
    for (const Chain& chain : test::all_chains(size))
      if (test::least(test::rotations_and_reflections_of(chain)) == chain) expected.push_back(chain);
    EXPECT_EQ(visited(ChainKind::bracelets, size), expected) << size.beads << ", " << size.colors;
  }
}

TEST(Necklaces, of_two_colors_are_oeis_A000031) {
  for (int beads = 0; beads < static_cast<int>(test::published_necklaces.size()); ++beads)
    EXPECT_EQ(number_of(ChainKind::necklaces, {beads, 2}), test::published_necklaces.at(beads)) << beads;
}

TEST(Bracelets, of_two_colors_are_oeis_A000029) {
  for (int beads = 0; beads < static_cast<int>(test::published_bracelets.size()); ++beads)
    EXPECT_EQ(number_of(ChainKind::bracelets, {beads, 2}), test::published_bracelets.at(beads)) << beads;
}

TEST(Chains, of_no_beads_are_the_empty_one) {
  for (const ChainKind kind : test::all_chain_kinds)
    for (const int colors : {0, 1, 100})
      EXPECT_EQ(visited(kind, {0, colors}), std::vector<Chain>{{}}) << colors;
}

TEST(Chains, of_no_colors_do_not_exist_unless_they_have_no_beads) {
  for (const ChainKind kind : test::all_chain_kinds)
    for (const int beads : {1, 2, 300}) EXPECT_EQ(number_of(kind, {beads, 0}), 0U) << beads;
}

TEST(Chains, stop_when_the_visitor_stops) {
  for (const ChainKind kind : test::all_chain_kinds)
    for (const ChainSize& size : small_sizes) {
      const auto all = visited(kind, size);
      for (std::size_t limit = 1; limit <= std::min<std::size_t>(all.size(), 20); ++limit)
        EXPECT_EQ(visited(kind, size, limit),
                  std::vector(all.begin(), all.begin() + static_cast<int>(limit)));
    }
}

TEST(Chains, of_maximum_length_start_quickly) {
  const auto least_bead_and_colors = [](int last, int before) {
    Chain chain(longest_chain, 0);
    chain[longest_chain - 1] = last;
    chain[longest_chain - 2] = before;
    return chain;
  };
  for (const ChainKind kind : test::all_chain_kinds) {
    const auto first = visited(kind, {longest_chain, 2}, 2);
    ASSERT_EQ(first.size(), 2U);
    EXPECT_EQ(first[0], least_bead_and_colors(0, 0));
    EXPECT_EQ(first[1], least_bead_and_colors(1, 0));
    const auto colored = visited(kind, {longest_chain, most_colors}, 101);
    ASSERT_EQ(colored.size(), 101U);
    EXPECT_EQ(colored[99], least_bead_and_colors(99, 0));
    EXPECT_EQ(colored[100], least_bead_and_colors(kind == ChainKind::chains ? 0 : 1, 1));
  }
}

TEST(Bracelets, of_many_beads_are_least_among_their_images_and_in_order) {
  for (const ChainSize& size : {ChainSize{300, 2}, {299, 3}, {64, 2}, {30, 4}}) {
    const auto first = visited(ChainKind::bracelets, size, 100);
    EXPECT_EQ(first.size(), 100U);
    EXPECT_TRUE(std::ranges::is_sorted(first, std::less_equal<>()));
    for (const Chain& chain : first) EXPECT_EQ(test::least(test::rotations_and_reflections_of(chain)), chain);
  }
}

TEST(Chains, are_visited_until_a_stop_is_requested) {
  for (const ChainKind kind : test::all_chain_kinds)
    for (const int before : {0, 1, 5}) {
      std::atomic<bool> stop = before == 0;
      int visits = 0;
      const auto visit = [&](auto) {
        stop = ++visits == before;
        return true;
      };
      EXPECT_THROW(for_each_chain({kind, {8, 3}}, visit, {.stop = StopToken(stop)}), Stopped);
      EXPECT_EQ(visits, before);
    }
}

TEST(Chains, past_the_limits_are_refused) {
  for (const ChainKind kind : test::all_chain_kinds)
    for (const ChainSize& size : {ChainSize{-1, 2}, {301, 2}, {3, -1}, {3, 101}})
      EXPECT_THROW(for_each_chain({kind, size}, [](auto) { return true; }), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold
