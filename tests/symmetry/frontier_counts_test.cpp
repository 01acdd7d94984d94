#include "eightfold/symmetry/pieces/frontier_counts.hpp"

#include <gtest/gtest.h>

#include <random>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"

namespace eightfold {
namespace {

PieceBoard board_of(std::string_view rule, int n) { return {piece_rule_named(rule).value(), n, n}; }

ConflictGraph random_graph(std::mt19937& random) {
  ConflictGraph graph(static_cast<int>(random() % 12));
  for (int a = 0; a < graph.size(); ++a) {
    graph.set_weight(a, static_cast<int>(random() % 3) + 1);
    if (random() % 8 == 0) graph.require(a);
    for (int b = 0; b <= a; ++b)
      if (random() % (a == b ? 10 : 4) == 0) graph.join(a, b);
  }
  return graph;
}

TEST(FrontierCounts, are_those_of_merged_cliques_on_random_graphs) {
  std::mt19937 random(1);
  for (int i = 0; i < 2000; ++i) {
    const ConflictGraph graph = random_graph(random);
    EXPECT_EQ(independent_sets_along_frontier(graph), independent_sets_by_weight(graph)) << i;
    for (const int weight : {0, 1, 4})
      EXPECT_EQ(independent_sets_along_frontier(graph, weight), independent_sets_by_weight(graph, weight))
          << i << ", weight " << weight;
  }
}

TEST(FrontierCounts, of_kings_are_the_published_ones) {
  EXPECT_EQ(independent_sets_along_frontier(attack_graph(board_of("kings", 4))),
            (std::vector<Integer>{1, 16, 78, 140, 79}));  // OEIS A193580
  Integer total;
  for (const Integer& sets : independent_sets_along_frontier(attack_graph(board_of("kings", 12))))
    total += sets;
  EXPECT_EQ(total.str(), "69645620389200894313");  // OEIS A063443(13)
}

TEST(FrontierCounts, of_knights_are_the_published_ones) {
  EXPECT_EQ(independent_sets_along_frontier(attack_graph(board_of("knights", 8)), 8).back().str(),
            "379978716");  // OEIS A201540
}

TEST(FrontierCounts, refuse_a_frontier_of_more_than_64_squares) {
  EXPECT_THROW((void)independent_sets_along_frontier(attack_graph(board_of("queens", 20)), 2),
               std::length_error);
}

TEST(FrontierCounts, refuse_a_graph_that_takes_too_many_states) {
  const ConflictGraph kings = attack_graph(board_of("kings", 4));
  EXPECT_THROW((void)independent_sets_along_frontier(kings, {}, {}, 5), std::length_error);
  EXPECT_EQ(independent_sets_along_frontier(kings, {}, {}, 100), independent_sets_along_frontier(kings));
}

}  // namespace
}  // namespace eightfold
