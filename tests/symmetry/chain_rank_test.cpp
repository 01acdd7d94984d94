#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <vector>

#include "eightfold/symmetry/chain.hpp"
#include "eightfold/symmetry/chain_count.hpp"
#include "tests/support/chains.hpp"

namespace eightfold {
namespace {

using test::Chain;

constexpr std::uint64_t last_number = ~std::uint64_t{0};

std::vector<Chain> visited_from(ChainKind kind, const ChainSize& size, std::uint64_t skip = 0,
                                std::size_t limit = SIZE_MAX) {
  std::vector<Chain> chains;
  for_each_chain({kind, size, skip}, [&](std::span<const int> chain) {
    chains.emplace_back(chain.begin(), chain.end());
    return chains.size() < limit;
  });
  return chains;
}

bool represents(ChainKind kind, const Chain& chain) {
  if (kind == ChainKind::chains) return true;
  const bool turns = kind == ChainKind::necklaces;
  return test::least(turns ? test::rotations_of(chain) : test::rotations_and_reflections_of(chain)) == chain;
}

// All ranks of short lists, and a sample of those of longer ones.
TEST(ChainRank, is_the_position_in_the_list) {
  for (const ChainKind kind : test::all_chain_kinds)
    for (int colors = 0; colors <= 4; ++colors)
      for (int beads = 0; beads <= 10; ++beads) {
        const ChainSize size = {beads, colors};
        const auto all = visited_from(kind, size);
        const std::size_t step = all.size() < 2'000 ? 1 : 37;
        for (std::size_t rank = 0; rank < all.size(); rank += step)
          ASSERT_EQ(chain_at(kind, size, rank), all[rank]) << beads << ", " << colors << ", rank " << rank;
        for (const std::uint64_t rank : {std::uint64_t{all.size()}, last_number})
          EXPECT_FALSE(chain_at(kind, size, rank)) << beads << ", " << colors << ", rank " << rank;
      }
}

TEST(ChainRank, is_the_position_in_the_lists_of_longer_chains_and_of_more_colors) {
  for (const ChainKind kind : {ChainKind::necklaces, ChainKind::bracelets})
    for (const ChainSize& size : {ChainSize{19, 2}, {20, 2}, {12, 3}, {7, 6}, {6, 7}, {4, 17}, {3, 40}}) {
      const auto all = visited_from(kind, size);
      for (std::size_t rank = 0; rank < all.size(); rank += 397)
        ASSERT_EQ(chain_at(kind, size, rank), all[rank]) << size.beads << ", " << size.colors;
      EXPECT_EQ(chain_at(kind, size, all.size() - 1), all.back());
      EXPECT_FALSE(chain_at(kind, size, all.size()));
    }
}

TEST(ChainRank, ends_the_list_where_Burnsides_lemma_says) {
  for (const ChainKind kind : test::all_chain_kinds)
    for (const ChainSize& size : {ChainSize{60, 2}, {63, 2}, {38, 3}, {9, 100}, {8, 97}, {16, 13}}) {
      const std::uint64_t number = count_chains(kind, size).classes.to_uint64().value();
      const Chain last(static_cast<std::size_t>(size.beads), size.colors - 1);
      EXPECT_EQ(chain_at(kind, size, number - 1), last);
      EXPECT_EQ(visited_from(kind, size, number - 1), std::vector<Chain>{last});
      EXPECT_FALSE(chain_at(kind, size, number));
    }
}

TEST(ChainRank, of_a_chain_is_a_numeral) {
  EXPECT_EQ(chain_at(ChainKind::chains, {6, 10}, 120'345), (Chain{1, 2, 0, 3, 4, 5}));
  EXPECT_EQ(chain_at(ChainKind::chains, {64, 2}, last_number), Chain(64, 1));
  EXPECT_FALSE(chain_at(ChainKind::chains, {63, 2}, last_number));
  Chain expected(300, 1);
  std::fill(expected.begin(), expected.end() - 64, 0);
  EXPECT_EQ(chain_at(ChainKind::chains, {300, 2}, last_number), expected);
}

TEST(ChainRank, of_no_beads_or_one_color_is_0) {
  for (const ChainKind kind : test::all_chain_kinds) {
    EXPECT_EQ(chain_at(kind, {0, 0}, 0), Chain());
    EXPECT_FALSE(chain_at(kind, {0, 5}, 1));
    EXPECT_FALSE(chain_at(kind, {3, 0}, 0));
    for (const int beads : {1, 2, 299, 300}) {
      EXPECT_EQ(chain_at(kind, {beads, 1}, 0), Chain(static_cast<std::size_t>(beads), 0));
      EXPECT_FALSE(chain_at(kind, {beads, 1}, 1));
    }
  }
}

TEST(ChainRank, past_the_limits_is_refused) {
  for (const ChainKind kind : test::all_chain_kinds)
    for (const ChainSize& size : {ChainSize{-1, 2}, {301, 2}, {3, -1}, {3, 101}})
      EXPECT_THROW(chain_at(kind, size, 0), std::invalid_argument);
}

// A necklace with a run of zeros longer than half of it is that run and a tail that neither begins nor ends
// with zero; any such tail will do. It is a bracelet if the tail is not greater than its reversal. So the
// tails before this one can be counted directly.
class Tails {
 public:
  Tails(ChainKind kind, int colors) : kind_(kind), colors_(colors) {}

  // The rank of zeros followed by this tail.
  std::uint64_t rank(const Chain& tail) const {
    std::uint64_t before = 1;  // all zeros
    for (std::size_t length = 1; length < tail.size(); ++length) before += with({}, length);
    for (std::size_t i = 0; i < tail.size(); ++i) {
      Chain prefix(tail.begin(), tail.begin() + static_cast<std::ptrdiff_t>(i));
      prefix.push_back(0);
      for (; prefix.back() < tail[i]; ++prefix.back()) before += with(prefix, tail.size());
    }
    return before;
  }

 private:
  // The number of tails of this length that begin with the prefix.
  std::uint64_t with(const Chain& prefix, std::size_t length) const {
    return kind_ == ChainKind::necklaces ? all_with(prefix, length) : least_with(prefix, length);
  }

  bool is_possible(const Chain& prefix, std::size_t length, std::size_t at, int color) const {
    const bool is_end = at == 0 || at + 1 == length;
    return (color > 0 || !is_end) && (at >= prefix.size() || prefix[at] == color);
  }

  std::uint64_t all_with(const Chain& prefix, std::size_t length) const {
    std::uint64_t number = 1;
    for (std::size_t at = 0; at < length; ++at) {
      std::uint64_t choices = 0;
      for (int color = 0; color < colors_; ++color) choices += is_possible(prefix, length, at, color) ? 1 : 0;
      number *= choices;
    }
    return number;
  }

  // Only tails that are not greater than their reversal: pairs of beads are compared from the ends to the
  // middle.
  std::uint64_t least_with(const Chain& prefix, std::size_t length) const {
    std::uint64_t less = 0;
    std::uint64_t equal = 1;
    for (std::size_t at = 0; 2 * at < length; ++at) {
      const std::size_t mirror = length - 1 - at;
      std::uint64_t pairs_less = 0, pairs_equal = 0, pairs = 0;
      for (int a = 0; a < colors_; ++a)
        for (int b = at == mirror ? a : 0; b < (at == mirror ? a + 1 : colors_); ++b) {
          if (!is_possible(prefix, length, at, a) || !is_possible(prefix, length, mirror, b)) continue;
          ++pairs;
          pairs_less += a < b ? 1 : 0;
          pairs_equal += a == b ? 1 : 0;
        }
      less = less * pairs + equal * pairs_less;
      equal *= pairs_equal;
    }
    return less + equal;
  }

  ChainKind kind_;
  int colors_;
};

TEST(ChainRank, of_a_long_run_of_the_first_color_follows_from_its_tail) {
  std::mt19937_64 random(1);
  for (const ChainKind kind : {ChainKind::necklaces, ChainKind::bracelets})
    for (const ChainSize& size : {ChainSize{300, 2}, {121, 3}, {160, 2}, {77, 7}, {40, 100}, {25, 100}})
      for (const std::uint64_t rank : {std::uint64_t{10'000'000'000}, random(), last_number}) {
        const auto chain = chain_at(kind, size, rank);
        ASSERT_TRUE(chain);
        const auto tail = std::ranges::find_if(*chain, [](int color) { return color > 0; });
        ASSERT_GT(2 * (tail - chain->begin()), size.beads) << size.beads << ", " << size.colors;
        EXPECT_TRUE(represents(kind, *chain));
        EXPECT_EQ(Tails(kind, size.colors).rank({tail, chain->end()}), rank)
            << size.beads << ", " << size.colors;
      }
}

TEST(ChainRank, advances_with_the_list) {
  for (const ChainKind kind : test::all_chain_kinds)
    for (const ChainSize& size : {ChainSize{64, 2}, {63, 2}, {40, 3}, {90, 2}, {21, 9}, {11, 61}})
      for (const std::uint64_t rank :
           {std::uint64_t{10'000'000'000}, std::uint64_t{3'000'000'000'000'007}, last_number >> 9U}) {
        const auto following = visited_from(kind, size, rank, 60);
        ASSERT_EQ(following.size(), 60U);
        EXPECT_EQ(chain_at(kind, size, rank), following.front());
        EXPECT_EQ(chain_at(kind, size, rank + 59), following.back());
        for (const Chain& chain : following) EXPECT_TRUE(represents(kind, chain));
      }
}

RC_GTEST_PROP(ChainRank, is_in_order_and_of_a_representative, ()) {
  const ChainKind kind =
      *rc::gen::elementOf(std::vector(std::begin(test::all_chain_kinds), std::end(test::all_chain_kinds)));
  const ChainSize size = {*rc::gen::inRange(1, 40), *rc::gen::inRange(2, 12)};
  const Integer number = count_chains(kind, size).classes;
  const std::uint64_t least = number.to_uint64().value_or(last_number);
  const auto first = *rc::gen::arbitrary<std::uint64_t>() % least;
  const auto second = *rc::gen::arbitrary<std::uint64_t>() % least;
  const auto a = chain_at(kind, size, first);
  const auto b = chain_at(kind, size, second);
  RC_ASSERT(a && b);
  RC_ASSERT((*a <=> *b) == (first <=> second));
  RC_ASSERT(represents(kind, *a));
}

TEST(SkippedChains, are_omitted_from_the_list) {
  for (const ChainKind kind : test::all_chain_kinds)
    for (const ChainSize& size : {ChainSize{0, 2}, {1, 3}, {4, 3}, {6, 2}, {5, 1}, {7, 3}, {10, 2}}) {
      const auto all = visited_from(kind, size);
      for (std::size_t skip = 0; skip <= all.size() + 1; skip += skip < 100 ? 1 : 11) {
        const auto from = static_cast<std::ptrdiff_t>(std::min(skip, all.size()));
        EXPECT_EQ(visited_from(kind, size, skip), std::vector(all.begin() + from, all.end())) << skip;
      }
    }
}

// The visitor is called for the chains after the skipped ones only.
TEST(SkippedChains, are_not_visited) {
  for (const ChainKind kind : test::all_chain_kinds)
    for (const ChainSize& size : {ChainSize{80, 2}, {300, 100}}) {
      int visits = 0;
      for_each_chain({kind, size, last_number}, [&](auto) { return ++visits < 3; });
      EXPECT_EQ(visits, 3);
    }
}

}  // namespace
}  // namespace eightfold
