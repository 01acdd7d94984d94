#include "eightfold/symmetry/pieces/piece_ranks.hpp"

#include <gtest/gtest.h>

#include <random>
#include <span>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "symmetry/internal/random_integer.hpp"
#include "tests/core/pieces/subsets.hpp"

namespace eightfold {
namespace {

using Squares = std::vector<int>;

ConflictGraph attacks(std::string_view rule, int rows, int columns) {
  return attack_graph({.rule = piece_rule_named(rule).value(), .rows = rows, .columns = columns});
}

void expect_numbered(const ConflictGraph& graph, int pieces, const std::vector<Squares>& placements) {
  for (const PieceRoute route : {PieceRoute::merge, PieceRoute::visit}) {
    const PieceRanks ranks(graph, pieces, route);
    ASSERT_EQ(ranks.size(), Integer(placements.size()));
    for (std::size_t i = 0; i < placements.size(); ++i) {
      ASSERT_EQ(ranks.at(i), placements[i]);
      ASSERT_EQ(ranks.rank_of(placements[i]), Integer(i));
    }
    EXPECT_THROW((void)ranks.at(placements.size()), std::out_of_range);
    EXPECT_THROW((void)ranks.at(-1), std::out_of_range);
  }
}

TEST(PieceRanks, number_the_sets_of_random_graphs_in_lexicographic_order) {
  std::mt19937 random(11);
  for (int i = 0; i < 100; ++i) {
    const ConflictGraph graph = test::random_graph(random, i % 10, 0.1 * (i % 7), 1);
    auto sets = test::independent_subsets(graph);
    for (int pieces = 0; pieces <= graph.size() + 1; ++pieces) expect_numbered(graph, pieces, sets[pieces]);
  }
}

TEST(PieceRanks, agree_with_the_list_of_placements) {
  for (const auto& [rule, rows, columns, pieces] :
       {std::tuple("kings", 5, 6, 7), {"bishops", 5, 5, 7}, {"queens", 6, 8, 6}, {"knights", 4, 4, 7}}) {
    SCOPED_TRACE(rule);
    const ConflictGraph graph = attacks(rule, rows, columns);
    const PieceRanks ranks(graph, pieces);
    std::uint64_t rank = 0;
    for_each_independent_set(graph, pieces, [&](std::span<const int> placement) {
      if (rank % 97 == 0) {
        EXPECT_EQ(ranks.at(rank), Squares(placement.begin(), placement.end()));
        EXPECT_EQ(ranks.rank_of(placement), Integer(rank));
      }
      ++rank;
      return true;
    });
    EXPECT_EQ(ranks.size(), Integer(rank));
  }
}

TEST(PieceRanks, exceed_64_bits) {
  const PieceRanks ranks(attacks("kings", 32, 5), 24);
  const Integer size = ranks.size();
  EXPECT_GT(size.digits().size(), 1U);
  for (const Integer& rank : {Integer(0), size / Integer(3), size - Integer(1)}) {
    const Squares placement = ranks.at(rank);
    EXPECT_EQ(placement.size(), 24U);
    EXPECT_EQ(ranks.rank_of(placement), rank);
  }
  EXPECT_THROW((void)ranks.at(size), std::out_of_range);
}

TEST(PieceRanks, are_of_placements_only) {
  const PieceRanks ranks(attacks("kings", 3, 3), 2);
  EXPECT_EQ(ranks.rank_of(Squares{0, 2}), Integer(0));
  for (const Squares& squares : {Squares{0, 1}, {2, 0}, {0}, {0, 2, 6}, {0, 9}, {-1, 2}, {0, 0}, {}})
    EXPECT_THROW((void)ranks.rank_of(squares), std::invalid_argument);
}

TEST(RandomBelow, is_less_than_the_bound_and_evenly_distributed) {
  RandomNumbers random(5);
  RandomNumbers same(5);
  for (const std::uint64_t bound : {1ULL, 2ULL, 92ULL, 1ULL << 63U, ~0ULL})
    EXPECT_EQ(random_below(bound, random), Integer(same.below(bound)));
  const Integer bound(false, {0, 3});  // 3 × 2^64
  std::vector<int> drawn(3);
  for (int i = 0; i < 3000; ++i) {
    const Integer number = random_below(bound, random);
    ASSERT_LT(number, bound);
    ++drawn.at(number.digits().size() < 2 ? 0 : number.digits()[1]);
  }
  for (const int count : drawn) EXPECT_NEAR(count, 1000, 130);  // five standard deviations
}

}  // namespace
}  // namespace eightfold
