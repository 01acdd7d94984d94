#include "eightfold/core/pieces/conflict_graph.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <numeric>
#include <random>
#include <span>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "tests/core/pieces/subsets.hpp"
#include "tests/support/long_computation.hpp"

namespace eightfold {
namespace {

ConflictGraph graph_of(std::string_view rule, int rows, int columns) {
  return attack_graph({.rule = piece_rule_named(rule).value(), .rows = rows, .columns = columns});
}

std::vector<std::vector<int>> listed_sets(const ConflictGraph& graph, int weight) {
  std::vector<std::vector<int>> sets;
  for_each_independent_set(graph, weight, [&](std::span<const int> set) {
    sets.emplace_back(set.begin(), set.end());
    return true;
  });
  return sets;
}

std::uint64_t counted_sets(const ConflictGraph& graph, int weight) {
  return count_independent_sets(graph, weight).sets.value();
}

int total_weight(const ConflictGraph& graph) {
  int total = 0;
  for (int v = 0; v < graph.size(); ++v) total += graph.weight(v);
  return total;
}

void expect_the_subsets(const ConflictGraph& graph) {
  auto subsets = test::independent_subsets(graph);
  for (int weight = 0; weight <= total_weight(graph) + 1; ++weight) {
    ASSERT_EQ(listed_sets(graph, weight), subsets[weight]) << "weight " << weight;
    EXPECT_EQ(count_independent_sets(graph, weight, {.threads = 1 + weight % 3}).sets.value(),
              subsets[weight].size());
  }
}

// Each set leads to the next one, and the last to none.
void expect_to_continue(const ConflictGraph& graph, int weight) {
  const auto sets = listed_sets(graph, weight);
  for (std::size_t i = 0; i < sets.size(); ++i) {
    std::vector<int> next;
    const auto take_one = [&](std::span<const int> set) {
      next.assign(set.begin(), set.end());
      return false;
    };
    for_each_independent_set(graph, weight, take_one, {}, sets[i]);
    ASSERT_EQ(next, i + 1 < sets.size() ? sets[i + 1] : std::vector<int>());
  }
}

TEST(ConflictGraph, has_up_to_1024_vertices) {
  EXPECT_EQ(ConflictGraph(0).words(), 0);
  EXPECT_EQ(ConflictGraph(64).words(), 1);
  EXPECT_EQ(ConflictGraph(65).words(), 2);
  EXPECT_EQ(ConflictGraph(1024).words(), 16);
  EXPECT_THROW(ConflictGraph(1025), std::invalid_argument);
  EXPECT_THROW(ConflictGraph(-1), std::invalid_argument);
}

TEST(ConflictGraph, joins_both_vertices_to_each_other) {
  ConflictGraph graph(200);
  graph.join(3, 150);
  graph.join(199, 199);
  for (int a = 0; a < graph.size(); ++a)
    for (int b = 0; b < graph.size(); ++b)
      EXPECT_EQ(graph.are_joined(a, b),
                (a == 3 && b == 150) || (a == 150 && b == 3) || (a == 199 && b == 199));
}

TEST(IndependentSets, of_random_graphs_are_the_subsets_without_a_joined_pair_in_lexicographic_order) {
  std::mt19937 random(1);
  for (int i = 0; i < 200; ++i)
    expect_the_subsets(test::random_graph(random, i % 10, 0.1 * (i % 8), 1 + i % 4));
}

TEST(IndependentSets, of_pieces_on_small_boards_are_the_subsets_without_an_attack) {
  for (const std::string_view rule :
       {"queens", "superqueens", "torus", "rooks", "bishops", "kings", "knights"})
    for (const auto& [rows, columns] : {std::pair(1, 1), {1, 5}, {4, 1}, {2, 5}, {3, 4}, {4, 3}})
      expect_the_subsets(graph_of(rule, rows, columns));
}

TEST(IndependentSets, contain_the_required_vertices_and_no_loop) {
  ConflictGraph graph = graph_of("kings", 3, 4);
  graph.require(5);
  expect_the_subsets(graph);
  graph.join(11, 11);
  expect_the_subsets(graph);
  graph.require(6);  // a neighbor of the other required vertex
  expect_the_subsets(graph);
  EXPECT_EQ(counted_sets(graph, 2), 0U);
}

TEST(IndependentSets, continue_after_any_set) {
  std::mt19937 random(2);
  for (int i = 0; i < 100; ++i) {
    const ConflictGraph graph = test::random_graph(random, i % 10, 0.1 * (i % 8), 1 + i % 3);
    for (int weight = 1; weight <= total_weight(graph); ++weight) expect_to_continue(graph, weight);
  }
  expect_to_continue(graph_of("kings", 4, 5), 3);
  expect_to_continue(graph_of("queens", 9, 9), 9);
  ConflictGraph graph = graph_of("knights", 3, 4);
  graph.require(5);
  expect_to_continue(graph, 4);
}

TEST(IndependentSets, of_an_empty_graph_are_one_of_weight_0) {
  EXPECT_EQ(listed_sets(ConflictGraph(0), 0), (std::vector<std::vector<int>>{{}}));
  EXPECT_EQ(listed_sets(ConflictGraph(0), 1), (std::vector<std::vector<int>>{}));
  EXPECT_EQ(counted_sets(ConflictGraph(0), 0), 1U);
  EXPECT_EQ(counted_sets(ConflictGraph(0), 1), 0U);
}

TEST(IndependentSets, of_vertices_that_are_not_joined_are_all_subsets) {
  for (const int size : {64, 65, 128, 192, 256, 257, 1024}) {
    const ConflictGraph graph(size);
    const auto n = static_cast<std::uint64_t>(size);
    EXPECT_EQ(counted_sets(graph, 0), 1U);
    EXPECT_EQ(counted_sets(graph, 1), n);
    EXPECT_EQ(counted_sets(graph, 2), n * (n - 1) / 2);
    EXPECT_EQ(counted_sets(graph, size), 1U);
    EXPECT_EQ(counted_sets(graph, size - 1), n);
    EXPECT_EQ(counted_sets(graph, size + 1), 0U);
  }
}

TEST(IndependentSets, end_if_the_visitor_returns_false) {
  const ConflictGraph graph = graph_of("queens", 8, 8);
  const auto all = listed_sets(graph, 8);
  for (const std::size_t last : {1U, 2U, 40U, 92U}) {
    std::vector<std::vector<int>> visited;
    for_each_independent_set(graph, 8, [&](std::span<const int> set) {
      visited.emplace_back(set.begin(), set.end());
      return visited.size() < last;
    });
    EXPECT_EQ(visited, std::vector<std::vector<int>>(all.begin(), all.begin() + static_cast<int>(last)));
  }
}

TEST(IndependentSets, end_if_a_stop_is_requested) {
  std::atomic<bool> stop = false;
  const auto visit = [&](std::span<const int>) {
    stop = true;
    return true;
  };
  EXPECT_THROW(for_each_independent_set(graph_of("kings", 16, 16), 20, visit, StopToken(stop)), Stopped);
  EXPECT_THROW(for_each_independent_set(ConflictGraph(0), 0, visit, StopToken(stop)), Stopped);
}

TEST(IndependentSets, are_counted_with_the_same_statistics_by_any_number_of_threads) {
  const ConflictGraph graph = graph_of("queens", 9, 9);
  const IndependentSetCount one = count_independent_sets(graph, 9);
  EXPECT_EQ(one.sets.value(), 352U);
  EXPECT_LT(one.statistics.boards, 8394U);  // A319283: of backtracking without a bound
  for (const int threads : {2, 3, 8, 0}) {
    const IndependentSetCount several = count_independent_sets(graph, 9, {.threads = threads});
    EXPECT_EQ(several.sets.value(), 352U);
    EXPECT_EQ(several.statistics, one.statistics);
  }
}

// A000142, A000170, A051223 (superqueens), A051906 (torus)
TEST(IndependentSets, of_pieces_in_every_row_are_as_many_as_published) {
  std::uint64_t factorial = 1;
  const std::vector<std::uint64_t> queens = {1, 0, 0, 2, 10, 4, 40, 92, 352, 724};
  const std::vector<std::uint64_t> superqueens = {1, 0, 0, 0, 0, 0, 0, 0, 0, 4};
  const std::vector<std::uint64_t> torus = {1, 0, 0, 0, 10, 0, 28, 0, 0, 0};
  for (int n = 1; n <= 10; ++n) {
    const auto i = static_cast<std::size_t>(n - 1);
    factorial *= static_cast<std::uint64_t>(n);
    if (n <= 8) {
      EXPECT_EQ(counted_sets(graph_of("rooks", n, n), n), factorial) << n;
    }
    EXPECT_EQ(counted_sets(graph_of("queens", n, n), n), queens[i]) << n;
    EXPECT_EQ(counted_sets(graph_of("superqueens", n, n), n), superqueens[i]) << n;
    EXPECT_EQ(counted_sets(graph_of("torus", n, n), n), torus[i]) << n;
  }
}

// Rows of triangles: A348129 (queens), A193580 (kings), A244081 (knights), A378590 (bishops)
TEST(IndependentSets, of_any_number_of_pieces_are_as_many_as_published) {
  struct Row {
    std::string_view rule;
    int n;
    std::vector<std::uint64_t> counts;
  };
  const std::vector<Row> rows = {
      {"queens", 8, {1, 64, 1288, 10320, 34568, 46736, 22708, 3192, 92, 0}},
      {"kings",
       7,
       {1, 49, 1020, 11860, 85275, 397014, 1220298, 2484382, 3324193, 2882737, 1601292, 569818, 129657, 18389,
        1520, 64, 1, 0}},
      {"kings", 8, {1, 64, 1806, 29708, 317471, 2326320}},
      {"knights", 5, {1, 25, 252, 1360, 4436, 9386, 13384, 12996, 8526, 3679, 994, 158, 15, 1, 0}},
      {"bishops", 6, {1, 36, 520, 3896, 16428, 39680, 53744, 38368, 12944, 1600, 64, 0}},
  };
  for (const auto& [rule, n, counts] : rows)
    for (std::size_t k = 0; k < counts.size(); ++k)
      EXPECT_EQ(counted_sets(graph_of(rule, n, n), static_cast<int>(k)), counts[k]) << k << ' ' << rule;
}

TEST(IndependentSets, on_large_boards_are_as_many_as_published) {
  EXPECT_EQ(counted_sets(graph_of("kings", 9, 9), 3), 65240U);  // A061996
  EXPECT_EQ(counted_sets(graph_of("kings", 12, 12), 3), 418220U);
  EXPECT_EQ(counted_sets(graph_of("kings", 16, 16), 3), 2532460U);
  EXPECT_EQ(counted_sets(graph_of("kings", 17, 17), 3), 3684080U);
  EXPECT_EQ(counted_sets(graph_of("queens", 32, 32), 2), 471200U);  // A036464
  EXPECT_EQ(counted_sets(graph_of("bishops", 8, 8), 14),
            256U);                                             // Dudeney 1917, Amusements in Mathematics, 299
  EXPECT_EQ(counted_sets(graph_of("knights", 8, 8), 32), 2U);  // A289203
}

TEST(CliqueCover, divides_the_vertices_without_loops_into_cliques) {
  std::mt19937 random(2);
  std::vector<ConflictGraph> graphs = {ConflictGraph(0), graph_of("queens", 8, 8), graph_of("knights", 9, 9)};
  for (int i = 0; i < 40; ++i) graphs.push_back(test::random_graph(random, 3 * i, 0.025 * i, 2));
  for (const ConflictGraph& graph : graphs) {
    std::vector<int> covered;
    for (const std::vector<int>& clique : clique_cover(graph)) {
      EXPECT_FALSE(clique.empty());
      EXPECT_TRUE(std::is_sorted(clique.begin(), clique.end()));
      for (const int a : clique)
        for (const int b : clique) EXPECT_TRUE(a == b || graph.are_joined(a, b));
      covered.insert(covered.end(), clique.begin(), clique.end());
    }
    std::sort(covered.begin(), covered.end());
    std::vector<int> expected;
    for (int v = 0; v < graph.size(); ++v)
      if (!graph.are_joined(v, v)) expected.push_back(v);
    EXPECT_EQ(covered, expected);
  }
}

TEST(CliqueCover, of_queens_are_the_rows) {
  const auto cliques = clique_cover(graph_of("queens", 6, 9));
  ASSERT_EQ(cliques.size(), 6U);
  for (std::size_t row = 0; row < cliques.size(); ++row) {
    std::vector<int> squares(9);
    std::iota(squares.begin(), squares.end(), static_cast<int>(row) * 9);
    EXPECT_EQ(cliques[row], squares);
  }
}

std::vector<test::LongComputation> set_counts() {
  return {{"of_kings",
           [](const RunOptions& run) { (void)count_independent_sets(graph_of("kings", 8, 8), 5, run); },
           [](const RunOptions& run) { (void)count_independent_sets(graph_of("kings", 16, 16), 20, run); }}};
}

EIGHTFOLD_TEST_LONG_COMPUTATIONS(CountsOfIndependentSets, set_counts);

}  // namespace
}  // namespace eightfold
