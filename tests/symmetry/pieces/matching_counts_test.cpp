#include "symmetry/internal/matching_counts.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <random>
#include <stdexcept>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/symmetry/pieces/frontier_counts.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"
#include "tests/core/pieces/subsets.hpp"
#include "tests/support/long_computation.hpp"

namespace eightfold {
namespace {

using Counts = std::vector<Integer>;

bool share_a_point(const RootGraph::Edge& a, const RootGraph::Edge& b) {
  return std::any_of(a.points.begin(), a.points.end(), [&](int point) {
    return std::find(b.points.begin(), b.points.end(), point) != b.points.end();
  });
}

ConflictGraph line_graph(const std::vector<RootGraph::Edge>& edges) {
  ConflictGraph graph(static_cast<int>(edges.size()));
  for (int a = 0; a < graph.size(); ++a) {
    const RootGraph::Edge& edge = edges[static_cast<std::size_t>(a)];
    graph.set_weight(a, edge.weight);
    for (int b = 0; b < a; ++b)
      if (share_a_point(edge, edges[static_cast<std::size_t>(b)])) graph.join(a, b);
  }
  return graph;
}

// A connected graph, with some parallel edges and some with one point.
std::vector<RootGraph::Edge> random_edges(std::mt19937& random, int points, int size, int greatest_weight) {
  std::uniform_int_distribution<int> point(0, points - 1);
  std::uniform_int_distribution<int> weight(1, greatest_weight);
  std::vector<RootGraph::Edge> edges;
  int a = 0;
  while (static_cast<int>(edges.size()) < size) {
    const int b = point(random);
    edges.push_back({{a, b}, weight(random)});
    const auto& points_of_any = edges[random() % edges.size()].points;
    a = points_of_any[random() % 2];
  }
  return edges;
}

std::vector<int> all_vertices(const ConflictGraph& graph) {
  std::vector<int> vertices;
  for (int v = 0; v < graph.size(); ++v) vertices.push_back(v);
  return vertices;
}

TEST(RootGraph, of_a_line_graph_has_edges_that_share_a_point_where_vertices_are_joined) {
  std::mt19937 random(7);
  for (int i = 0; i < 500; ++i) {
    const ConflictGraph graph = line_graph(random_edges(random, 2 + i % 7, 1 + i % 16, 2));
    const std::optional<RootGraph> root = root_graph(graph, all_vertices(graph));
    ASSERT_TRUE(root.has_value()) << i;
    ASSERT_EQ(line_graph(root->edges), graph) << i;
  }
}

TEST(RootGraph, is_not_there_if_a_vertex_has_three_neighbors_that_are_not_joined) {
  ConflictGraph claw(4);
  for (int v = 1; v < 4; ++v) claw.join(0, v);
  EXPECT_FALSE(are_matchings(claw));
  claw.join(1, 1);  // so that no set has vertex 1
  EXPECT_TRUE(are_matchings(claw));
}

PieceBoard board_of(std::string_view rule, int rows, int columns, Border border = Border::plain) {
  PieceBoard board = {.rule = piece_rule_named(rule).value(), .rows = rows, .columns = columns};
  board.rule.border = border;
  return board;
}

TEST(RootGraph, is_found_for_rooks_and_bishops_and_what_a_symmetry_fixes) {
  for (const std::string_view rule : {"rooks", "bishops"})
    for (const Border border :
         {Border::plain, Border::cylinder, Border::torus, Border::moebius, Border::reflecting})
      for (const auto& [rows, columns] : {std::pair(7, 7), {8, 8}, {5, 8}, {1, 9}}) {
        PieceBoard board = board_of(rule, rows, columns, border);
        for (int i = 0; i < 3; ++i) {
          const ConflictGraph graph = attack_graph(board);
          for (const PieceSymmetry& element : preserving_group(board).elements)
            EXPECT_TRUE(are_matchings(quotient_graph(graph, element.squares)))
                << rule << ' ' << name_of(border) << ' ' << rows << 'x' << columns;
          board.blocked.push_back({0, 2 * i + 1});
        }
      }
  for (const std::string_view rule : {"queens", "superqueens", "kings", "knights"})
    EXPECT_FALSE(are_matchings(attack_graph(board_of(rule, 4, 4)))) << rule;
}

TEST(MatchingsByWeight, of_random_graphs_are_the_subsets_without_a_common_point) {
  std::mt19937 random(3);
  for (int i = 0; i < 300; ++i) {
    const ConflictGraph graph = line_graph(random_edges(random, 2 + i % 6, 1 + i % 12, 1 + i % 3));
    const auto subsets = test::independent_subsets(graph);
    Counts expected(static_cast<std::size_t>(subsets.rbegin()->first) + 2);
    for (const auto& [weight, sets] : subsets) expected[static_cast<std::size_t>(weight)] = sets.size();
    for (std::size_t weight = 0; weight < expected.size(); ++weight)
      ASSERT_EQ(independent_sets_by_weight(graph, static_cast<int>(weight)).back(), expected[weight]) << i;
    expected.pop_back();
    ASSERT_EQ(independent_sets_by_weight(graph), expected) << i;
  }
}

// The frontier has states of its own, and no root graph.
TEST(MatchingsByWeight, of_rooks_and_bishops_are_those_along_a_frontier) {
  std::mt19937 random(11);
  for (const std::string_view rule : {"rooks", "bishops"})
    for (const auto& [rows, columns] : {std::pair(6, 6), {7, 7}, {4, 9}, {8, 5}}) {
      PieceBoard board = board_of(rule, rows, columns);
      for (int blocked = 0; blocked <= 15; blocked += 5) {
        while (static_cast<int>(board.blocked.size()) < blocked)
          board.blocked.push_back(board.square_of(static_cast<int>(random() % (rows * columns))));
        const ConflictGraph graph = attack_graph(board);
        EXPECT_EQ(independent_sets_by_weight(graph), independent_sets_along_frontier(graph));
        for (const PieceSymmetry& element : preserving_group(board).elements) {
          const ConflictGraph quotient = quotient_graph(graph, element.squares);
          EXPECT_EQ(independent_sets_by_weight(quotient), independent_sets_along_frontier(quotient));
        }
      }
    }
}

TEST(MatchingsByWeight, of_32_rooks_are_the_permutations_and_those_that_symmetries_fix) {
  const PieceBoard board = board_of("rooks", 32, 32);
  const PieceCounts rooks = count_pieces(attack_graph(board), preserving_group(board), 32);
  Integer factorial = 1;
  Integer half_turn = 1;     // 32 × 30 × … × 2
  Integer quarter_turn = 1;  // 30 × 26 × … × 2, A037224
  std::vector<Integer> involutions = {1, 1};
  for (std::size_t n = 1; n <= 32; ++n) {
    factorial *= Integer(n);
    if (n % 2 == 0) half_turn *= Integer(n);
    if (n % 4 == 2) quarter_turn *= Integer(n);
    if (n > 1) involutions.push_back(involutions[n - 1] + Integer(n - 1) * involutions[n - 2]);
  }
  std::vector<Integer> fixed;
  for (const auto& of_element : rooks.fixed_by) fixed.push_back(of_element.back());
  EXPECT_EQ(fixed, (Counts{factorial, quarter_turn, half_turn, quarter_turn, 0, 0, involutions[32],
                           involutions[32]}));
}

// 2n - 2 bishops are the most, in 2^n ways: Yaglom and Yaglom 1964, Challenging Mathematical Problems with
// Elementary Solutions, volume 1, problem 30
TEST(MatchingsByWeight, of_the_most_bishops_on_32_rows_are_a_power_of_2) {
  const Counts bishops = independent_sets_by_weight(attack_graph(board_of("bishops", 32, 32)));
  ASSERT_EQ(bishops.size(), 63U);
  EXPECT_EQ(bishops.back(), Integer(std::uint64_t{1} << 32U));
}

// Rooks on a board whose rows and columns have different squares.
PieceBoard scattered_rooks(int n) {
  std::mt19937 random(1);
  PieceBoard board = board_of("rooks", n, n);
  for (int i = 0; i < 4 * n; ++i)
    board.blocked.push_back(board.square_of(static_cast<int>(random() % static_cast<unsigned>(n * n))));
  return board;
}

// The greatest number that is stored at a time, which depends on the classes and on the order of the points.
std::size_t most_stored(const PieceBoard& board) {
  const ConflictGraph graph = attack_graph(board);
  std::size_t enough = 1;
  const auto suffices = [&](std::size_t limit) {
    try {
      (void)independent_sets_by_weight(graph, {}, {}, limit);
      return true;
    } catch (const std::length_error&) {
      return false;
    }
  };
  while (!suffices(enough)) enough *= 2;
  std::size_t low = enough / 2;
  while (enough - low > 1) (suffices((low + enough) / 2) ? enough : low) = (low + enough) / 2;
  return enough;
}

TEST(MatchingsByWeight, store_few_numbers_and_refuse_a_graph_that_takes_more) {
  EXPECT_EQ(most_stored(board_of("rooks", 8, 8)), 35U);
  EXPECT_EQ(most_stored(board_of("bishops", 8, 8)), 28U);
  EXPECT_EQ(most_stored(board_of("bishops", 7, 10)), 145U);
  EXPECT_EQ(most_stored(scattered_rooks(12)), 4308U);
}

std::vector<test::LongComputation> matchings() {
  const auto count = [](const PieceBoard& board) {
    return [board](const RunOptions& run) { (void)independent_sets_by_weight(attack_graph(board), {}, run); };
  };
  return {{"of_rooks", count(scattered_rooks(16)), count(scattered_rooks(30))}};
}

EIGHTFOLD_TEST_LONG_COMPUTATIONS(Matchings, matchings);

}  // namespace
}  // namespace eightfold
