// Chains, necklaces and bracelets with a given number of beads of each color.
#include <gtest/gtest.h>

#include <array>
#include <map>
#include <stdexcept>
#include <utility>
#include <vector>

#include "eightfold/symmetry/chain_count.hpp"
#include "tests/support/chains.hpp"

namespace eightfold {
namespace {

using test::Chain;

constexpr std::array kinds = {ChainKind::chains, ChainKind::necklaces, ChainKind::bracelets};

std::vector<Chain> chains_from(ChainKind kind, const ChainSize& size, std::uint64_t skip = 0) {
  std::vector<Chain> chains;
  for_each_chain({kind, size, skip}, [&](std::span<const int> chain) {
    chains.emplace_back(chain.begin(), chain.end());
    return true;
  });
  return chains;
}

Integer classes_with(ChainKind kind, const Content& content) {
  int beads = 0;
  for (const int number : content) beads += number;
  return count_chains(kind, {beads, static_cast<int>(content.size()), content}).classes;
}

// The least chains of all classes by definition, by content.
std::map<Content, std::vector<Chain>> by_definition(ChainKind kind, int beads, int colors) {
  std::map<Content, std::vector<Chain>> found;
  for (const Chain& chain : test::all_chains({beads, colors})) {
    const auto images = kind == ChainKind::chains      ? std::vector<Chain>{chain}
                        : kind == ChainKind::necklaces ? test::rotations_of(chain)
                                                       : test::rotations_and_reflections_of(chain);
    if (test::least(images) != chain) continue;
    Content content(static_cast<std::size_t>(colors), 0);
    for (const int color : chain) ++content.at(static_cast<std::size_t>(color));
    found[content].push_back(chain);
  }
  return found;
}

void expect_chains(ChainKind kind, const ChainSize& size, const std::vector<Chain>& expected) {
  EXPECT_EQ(chains_from(kind, size), expected);
  EXPECT_EQ(count_chains(kind, size).classes, expected.size());
  for (std::size_t rank = 0; rank < expected.size(); rank += 1 + rank / 4) {
    EXPECT_EQ(chain_at(kind, size, rank), expected[rank]);
    const auto first = expected.begin() + static_cast<std::ptrdiff_t>(rank);
    EXPECT_EQ(chains_from(kind, size, rank), std::vector<Chain>(first, expected.end()));
  }
  EXPECT_FALSE(chain_at(kind, size, expected.size()));
  EXPECT_TRUE(chains_from(kind, size, expected.size()).empty());
}

TEST(ChainContent, lists_counts_and_ranks_the_least_chains_of_every_content) {
  for (const ChainKind kind : kinds)
    for (int beads = 0; beads <= 7; ++beads)
      for (int colors = 1; colors <= 4; ++colors) {
        auto expected = by_definition(kind, beads, colors);
        for (const Content& content : all_contents(beads, colors))
          expect_chains(kind, {beads, colors, content}, expected[content]);
      }
}

TEST(ChainContent, adds_up_to_all_chains) {
  for (const ChainKind kind : kinds)
    for (const auto& [beads, colors] : {std::pair(12, 3), {30, 2}, {9, 4}, {0, 3}}) {
      Integer sum = 0;
      for (const Content& content : all_contents(beads, colors)) sum += classes_with(kind, content);
      EXPECT_EQ(sum, count_chains(kind, {beads, colors}).classes);
    }
}

TEST(ChainContent, in_two_colors_is_oeis_A047996_and_A052307) {
  const std::vector<std::vector<int>> necklaces = {
      {1, 1, 1, 1, 1, 1, 1}, {1, 1, 3, 4, 3, 1, 1}, {1, 1, 4, 7, 10, 7, 4, 1, 1}};
  for (int k = 0; k <= 6; ++k) {
    EXPECT_EQ(classes_with(ChainKind::necklaces, {6 - k, k}), necklaces[1].at(static_cast<std::size_t>(k)));
    const std::vector<int> bracelets = {1, 1, 3, 3, 3, 1, 1};
    EXPECT_EQ(classes_with(ChainKind::bracelets, {6 - k, k}), bracelets.at(static_cast<std::size_t>(k)));
  }
  for (int k = 0; k <= 8; ++k)
    EXPECT_EQ(classes_with(ChainKind::necklaces, {8 - k, k}), necklaces[2].at(static_cast<std::size_t>(k)));
}

TEST(ChainContent, with_four_beads_of_a_color_is_oeis_A005232) {
  const std::vector<int> published = {1, 1, 3, 4, 8, 10, 16, 20, 29, 35, 47, 56};
  for (int others = 0; others < 12; ++others)
    EXPECT_EQ(classes_with(ChainKind::bracelets, {4, others}),
              published.at(static_cast<std::size_t>(others)));
}

// Pages divide the multinomial coefficient by the order of the group, also when rotations fix colorings.
TEST(ChainContent, is_not_the_multinomial_coefficient_over_the_order) {
  EXPECT_EQ(classes_with(ChainKind::chains, {2, 2, 2}), 90);
  EXPECT_EQ(classes_with(ChainKind::necklaces, {2, 2, 2}), 16);
  EXPECT_EQ(classes_with(ChainKind::bracelets, {2, 2, 2}), 11);
}

TEST(ChainContent, finds_necklaces_far_in_the_list) {
  const ChainSize size = {60, 3, {20, 20, 20}};
  const std::uint64_t rank = 1'000'000'000'000;
  const auto from = chain_at(ChainKind::necklaces, size, rank);
  ASSERT_TRUE(from);
  const auto next = chain_at(ChainKind::necklaces, size, rank + 1);
  int visits = 0;
  for_each_chain({ChainKind::necklaces, size, rank}, [&](std::span<const int> chain) {
    EXPECT_EQ(Chain(chain.begin(), chain.end()), visits == 0 ? *from : *next);
    return ++visits < 2;
  });
  EXPECT_EQ(visits, 2);
  EXPECT_EQ(test::least(test::rotations_of(*from)), *from);
  EXPECT_LT(*from, *next);
}

// One color has nearly all beads: the first one, the last one, or one between.
TEST(ChainContent, lists_long_runs_of_a_color) {
  for (const Content& content :
       std::vector<Content>{{58, 1, 1}, {1, 58, 1}, {1, 1, 58}, {0, 60, 0}, {100, 1}})
    for (const ChainKind kind : {ChainKind::necklaces, ChainKind::bracelets}) {
      int beads = 0;
      for (const int number : content) beads += number;
      EXPECT_EQ(chains_from(kind, {beads, static_cast<int>(content.size()), content}).size(),
                classes_with(kind, content));
    }
}

TEST(ChainContent, of_other_beads_or_colors_is_refused) {
  for (const ChainSize& size : {ChainSize{3, 2, {1, 1}}, {3, 2, {3}}, {3, 2, {4, -1}}, {3, 1, {1, 2}}})
    for (const ChainKind kind : kinds) {
      EXPECT_THROW(count_chains(kind, size), std::invalid_argument);
      EXPECT_THROW(chains_from(kind, size), std::invalid_argument);
    }
}

}  // namespace
}  // namespace eightfold
