#include "eightfold/symmetry/pieces/piece_counts.hpp"

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
#include "tests/core/pieces/subsets.hpp"
#include "tests/support/long_computation.hpp"

namespace eightfold {
namespace {

using Counts = std::vector<Integer>;

PieceBoard pieces_on(std::string_view rule, int rows, int columns, Border border = Border::plain) {
  PieceBoard board = {.rule = piece_rule_named(rule).value(), .rows = rows, .columns = columns};
  board.rule.border = border;
  return board;
}

Integer sum_of(const Counts& counts) {
  Integer sum;
  for (const Integer& count : counts) sum += count;
  return sum;
}

Integer any_number_of(const PieceBoard& board) {
  return sum_of(independent_sets_by_weight(attack_graph(board)));
}

PieceCounts counted_pieces(const PieceBoard& board, std::optional<int> pieces = {},
                           bool translations = false) {
  return count_pieces(attack_graph(board), preserving_group(board, {.translations = translations}), pieces);
}

void expect_counted_subsets(const ConflictGraph& graph) {
  const auto subsets = test::independent_subsets(graph);
  const int greatest = subsets.empty() ? 0 : subsets.rbegin()->first;
  Counts expected(static_cast<std::size_t>(greatest) + 1);
  for (const auto& [weight, sets] : subsets) expected[static_cast<std::size_t>(weight)] = sets.size();
  ASSERT_EQ(independent_sets_by_weight(graph), expected);
  expected.resize(expected.size() + 2);
  for (std::size_t weight = 0; weight < expected.size(); ++weight) {
    Counts only(weight + 1);
    only[weight] = expected[weight];
    ASSERT_EQ(independent_sets_by_weight(graph, static_cast<int>(weight)), only);
  }
}

TEST(IndependentSetsByWeight, of_random_graphs_are_the_subsets_without_a_joined_pair) {
  std::mt19937 random(4);
  for (int i = 0; i < 300; ++i)
    expect_counted_subsets(test::random_graph(random, i % 12, 0.1 * (i % 8), 1 + i % 5));
}

TEST(IndependentSetsByWeight, contain_every_required_vertex) {
  ConflictGraph graph(5);
  graph.join(0, 1);
  graph.require(0);
  expect_counted_subsets(graph);
  graph.require(3);
  expect_counted_subsets(graph);
  graph.require(1);  // a neighbor of vertex 0
  expect_counted_subsets(graph);
  EXPECT_EQ(independent_sets_by_weight(graph), Counts{0});
}

TEST(IndependentSetsByWeight, of_an_empty_graph_are_one_of_weight_0) {
  EXPECT_EQ(independent_sets_by_weight(ConflictGraph(0)), Counts{1});
  EXPECT_EQ(independent_sets_by_weight(ConflictGraph(0), 2), (Counts{0, 0, 0}));
}

TEST(IndependentSetsByWeight, of_vertices_that_are_not_joined_are_binomial_coefficients) {
  const Counts counts = independent_sets_by_weight(ConflictGraph(200));
  ASSERT_EQ(counts.size(), 201U);
  Integer binomial = 1;
  for (std::size_t k = 0; k <= 200; ++k) {
    EXPECT_EQ(counts[k], binomial);
    binomial = binomial * Integer(200 - k) / Integer(k + 1);
  }
}

TEST(IndependentSetsByWeight, are_those_that_the_search_visits) {
  for (const Border border :
       {Border::plain, Border::cylinder, Border::torus, Border::moebius, Border::reflecting})
    for (const std::string_view rule : {"queens", "superqueens", "bishops", "kings", "knights"})
      for (const auto& [rows, columns] : {std::pair(5, 5), {4, 6}, {7, 3}}) {
        const ConflictGraph graph = attack_graph(pieces_on(rule, rows, columns, border));
        const Counts counts = independent_sets_by_weight(graph);
        for (std::size_t k = 0; k < counts.size(); ++k)
          EXPECT_EQ(counts[k], Integer(count_independent_sets(graph, static_cast<int>(k)).sets.value()))
              << rule << ' ' << name_of(border) << ' ' << k;
      }
}

TEST(IndependentSetsByWeight, refuse_a_graph_that_takes_too_many_states) {
  const ConflictGraph graph = attack_graph(pieces_on("kings", 6, 6));
  const Counts counts = independent_sets_by_weight(graph);
  EXPECT_THROW((void)independent_sets_by_weight(graph, {}, {}, 3), std::length_error);
  EXPECT_EQ(independent_sets_by_weight(graph, {}, {}, 4000), counts);
}

TEST(QuotientGraph, has_the_orbits_of_the_vertices) {
  ConflictGraph graph(6);
  graph.join(0, 3);
  graph.join(1, 4);
  graph.join(2, 5);
  graph.join(4, 5);
  const ConflictGraph quotient = quotient_graph(graph, {1, 2, 0, 3, 5, 4});  // {0, 1, 2}, {3}, {4, 5}
  ASSERT_EQ(quotient.size(), 3);
  EXPECT_EQ(quotient.weight(0), 3);
  EXPECT_EQ(quotient.weight(1), 1);
  EXPECT_EQ(quotient.weight(2), 2);
  EXPECT_TRUE(quotient.are_joined(0, 1) && quotient.are_joined(0, 2) && !quotient.are_joined(1, 2));
  EXPECT_TRUE(quotient.are_joined(2, 2) && !quotient.are_joined(0, 0) && !quotient.are_joined(1, 1));
}

void expect_fixed_sets(const PieceBoard& board) {
  const ConflictGraph graph = attack_graph(board);
  const auto subsets = test::independent_subsets(graph);
  for (const PieceSymmetry& element : preserving_group(board, {.translations = true}).elements) {
    const Counts counts = independent_sets_by_weight(quotient_graph(graph, element.squares));
    for (const auto& [pieces, sets] : subsets) {
      std::uint64_t fixed = 0;
      for (const std::vector<int>& set : sets)
        fixed += std::all_of(set.begin(), set.end(), [&](int square) {
          const int image = element.squares[static_cast<std::size_t>(square)];
          return std::binary_search(set.begin(), set.end(), image);
        });
      const auto k = static_cast<std::size_t>(pieces);
      ASSERT_EQ(k < counts.size() ? counts[k] : Integer(), Integer(fixed));
    }
  }
}

TEST(QuotientGraph, has_the_sets_that_a_symmetry_fixes) {
  for (const Border border :
       {Border::plain, Border::cylinder, Border::torus, Border::moebius, Border::reflecting})
    for (const std::string_view rule : {"queens", "rooks", "bishops", "kings", "knights"})
      for (const auto& [rows, columns] : {std::pair(3, 3), {3, 4}, {2, 6}, {1, 5}})
        expect_fixed_sets(pieces_on(rule, rows, columns, border));
  PieceBoard board = pieces_on("bishops", 4, 4);
  expect_fixed_sets(board);
  board.required = {{0, 0}, {0, 3}};
  board.blocked = {{3, 1}, {3, 2}};
  expect_fixed_sets(board);
}

// Rows of A193580 (kings; by k A061996 to A061998, A172158, A194788, A201369), A063443, A018807; up to
// symmetry A236679, A275869, A319096, A279117
TEST(PieceCounts, of_kings_are_as_many_as_published) {
  const PieceCounts kings8 = counted_pieces(pieces_on("kings", 8, 8));
  ASSERT_EQ(kings8.placements.size(), 17U);
  EXPECT_EQ(Counts(kings8.placements.begin(), kings8.placements.begin() + 9),
            (Counts{1, 64, 1806, 29708, 317471, 2326320, 12033330, 44601420, 119138166}));
  EXPECT_EQ(kings8.placements.back(), Integer(281571));
  EXPECT_EQ(sum_of(kings8.placements), Integer(1355115601));
  EXPECT_EQ(kings8.orbits.back(), Integer(35312));
  EXPECT_EQ(kings8.orbits[8], Integer(14895797));
  EXPECT_EQ(sum_of(kings8.orbits), Integer(169413040));
  const PieceCounts kings5 = counted_pieces(pieces_on("kings", 5, 5));
  EXPECT_EQ(kings5.placements, (Counts{1, 25, 228, 964, 1987, 1974, 978, 242, 27, 1}));
  EXPECT_EQ(kings5.orbits, (Counts{1, 6, 37, 138, 277, 273, 143, 39, 7, 1}));
}

// A378590, A002465; 14 bishops: Dudeney 1917, Amusements in Mathematics, 299
TEST(PieceCounts, of_bishops_are_as_many_as_published) {
  const PieceCounts bishops7 = counted_pieces(pieces_on("bishops", 7, 7));
  EXPECT_EQ(bishops7.placements,
            (Counts{1, 49, 994, 10894, 70792, 282248, 692320, 1022320, 867328, 389312, 81184, 5792, 128}));
  const PieceCounts bishops8 = counted_pieces(pieces_on("bishops", 8, 8));
  ASSERT_EQ(bishops8.placements.size(), 15U);
  EXPECT_EQ(bishops8.placements[8], Integer(22522960));
  EXPECT_EQ(bishops8.placements[14], Integer(256));
  EXPECT_EQ(bishops8.orbits[14], Integer(36));
}

// A141243 (any number), A244081, A289203 (the most)
TEST(PieceCounts, of_knights_are_as_many_as_published) {
  EXPECT_EQ(independent_sets_by_weight(attack_graph(pieces_on("knights", 5, 5))),
            (Counts{1, 25, 252, 1360, 4436, 9386, 13384, 12996, 8526, 3679, 994, 158, 15, 1}));
  const Counts knights7 = independent_sets_by_weight(attack_graph(pieces_on("knights", 7, 7)));
  EXPECT_EQ(sum_of(knights7), Integer(394631712));
  EXPECT_EQ(knights7.size(), 26U);
  EXPECT_EQ(knights7.back(), Integer(1));
}

TEST(PieceCounts, of_pieces_in_every_row_are_as_many_as_published) {
  const PieceCounts queens = counted_pieces(pieces_on("queens", 8, 8), 8);  // A000170, A002562
  EXPECT_EQ(queens.placements, (Counts{0, 0, 0, 0, 0, 0, 0, 0, 92}));
  EXPECT_EQ(queens.orbits, (Counts{0, 0, 0, 0, 0, 0, 0, 0, 12}));
  const std::vector<std::uint64_t> orbits = {1, 1, 2, 7, 23, 115, 694, 5282};  // A000903
  Integer factorial = 1;
  for (std::size_t n = 1; n <= orbits.size(); ++n) {
    const PieceCounts rooks = counted_pieces(pieces_on("rooks", static_cast<int>(n), static_cast<int>(n)));
    ASSERT_EQ(rooks.placements.size(), n + 1);
    EXPECT_EQ(rooks.placements[n], factorial *= Integer(n));
    EXPECT_EQ(rooks.orbits[n], Integer(orbits[n - 1]));
  }
}

// A348129
TEST(PieceCounts, of_any_number_of_queens_are_as_many_as_published) {
  EXPECT_EQ(independent_sets_by_weight(attack_graph(pieces_on("queens", 7, 7))),
            (Counts{1, 49, 700, 3628, 7002, 4618, 832, 40}));
}

// Kings: A067958, A212269, A173033, A137432; knights: A182408, A182407; bishops: A215943, A189790
TEST(PieceCounts, on_the_torus_and_the_cylinder_are_as_many_as_published) {
  const std::vector<std::uint64_t> torus_kings = {5, 10, 133, 1411, 42938};
  const std::vector<std::uint64_t> cylinder_kings = {5, 19, 205, 3011, 92875};
  const std::vector<std::uint64_t> torus_knights = {7, 34, 743, 1546, 598078};
  const std::vector<std::uint64_t> cylinder_knights = {9, 34, 982, 11284, 1048768};
  const std::vector<std::uint64_t> torus_bishops = {9, 34, 289, 1546, 19321};
  const std::vector<std::uint64_t> torus_n_bishops = {4, 6, 64, 120, 2304};
  for (int n = 2; n <= 6; ++n) {
    const auto i = static_cast<std::size_t>(n - 2);
    EXPECT_EQ(any_number_of(pieces_on("kings", n, n, Border::torus)), Integer(torus_kings[i])) << n;
    EXPECT_EQ(any_number_of(pieces_on("kings", n, n, Border::cylinder)), Integer(cylinder_kings[i])) << n;
    EXPECT_EQ(any_number_of(pieces_on("knights", n, n, Border::torus)), Integer(torus_knights[i])) << n;
    EXPECT_EQ(any_number_of(pieces_on("knights", n, n, Border::cylinder)), Integer(cylinder_knights[i])) << n;
    const ConflictGraph bishops = attack_graph(pieces_on("bishops", n, n, Border::torus));
    const Counts counts = independent_sets_by_weight(bishops);
    EXPECT_EQ(sum_of(counts), Integer(torus_bishops[i])) << n;
    EXPECT_EQ(counts[static_cast<std::size_t>(n)], Integer(torus_n_bishops[i])) << n;
  }
  const auto most_of = [](const PieceBoard& board) {
    return independent_sets_by_weight(attack_graph(board)).back();
  };
  EXPECT_EQ(most_of(pieces_on("kings", 8, 8, Border::torus)), Integer(60));
  EXPECT_EQ(most_of(pieces_on("kings", 8, 8, Border::cylinder)), Integer(4460));
}

// A007705, A053994
TEST(PieceCounts, of_queens_on_the_torus_are_as_many_as_published) {
  const std::vector<std::pair<int, std::pair<int, int>>> published = {
      {5, {10, 1}}, {7, {28, 1}}, {9, {0, 0}}};
  for (const auto& [n, counts] : published) {
    const PieceCounts queens = counted_pieces(pieces_on("torus", n, n, Border::torus), n, true);
    EXPECT_EQ(queens.placements.back(), Integer(counts.first));
    EXPECT_EQ(queens.orbits.back(), Integer(counts.second));
  }
}

TEST(PieceCounts, by_a_visit_equal_those_by_merged_states) {
  for (const std::string rule : {"queens", "kings", "knights"})
    for (int pieces = 0; pieces <= 6; ++pieces) {
      const PieceBoard board = pieces_on(rule, 5, 4);
      const PieceGroup group = preserving_group(board);
      const PieceCounts merged = count_pieces(attack_graph(board), group, pieces);
      const PieceCounts visited = count_pieces(attack_graph(board), group, pieces, PieceRoute::visit);
      EXPECT_EQ(visited.fixed_by, merged.fixed_by) << rule << ' ' << pieces;
      EXPECT_EQ(visited.orbits, merged.orbits) << rule << ' ' << pieces;
    }
}

TEST(PieceCounts, under_elements_that_are_not_a_group_are_refused) {
  const PieceBoard board = pieces_on("queens", 4, 4);
  PieceGroup group = preserving_group(board);
  group.elements.resize(3);
  EXPECT_THROW((void)count_pieces(attack_graph(board), group), std::logic_error);
}

std::vector<test::LongComputation> piece_counts() {
  const auto count = [](const PieceBoard& board) {
    return [board](const RunOptions& run) {
      (void)count_pieces(attack_graph(board), preserving_group(board), {}, PieceRoute::merge, run);
    };
  };
  const auto list = [](const PieceBoard& board) {
    return [board](const RunOptions& run) { (void)independent_sets_by_weight(attack_graph(board), {}, run); };
  };
  return {{"under_symmetries", count(pieces_on("kings", 6, 6)), count(pieces_on("queens", 16, 16))},
          {"of_all_sets", list(pieces_on("kings", 7, 7)), list(pieces_on("queens", 16, 16))}};
}

EIGHTFOLD_TEST_LONG_COMPUTATIONS(CountsOfPieces, piece_counts);

}  // namespace
}  // namespace eightfold
