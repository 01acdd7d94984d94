#include "eightfold/symmetry/pieces/piece_orbits.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/symmetry/pieces/piece_counts.hpp"
#include "tests/core/pieces/subsets.hpp"
#include "tests/support/long_computation.hpp"

namespace eightfold {
namespace {

using Squares = std::vector<int>;

PieceBoard board_with(std::string_view rule, int rows, int columns, Border border = Border::plain) {
  PieceBoard board = {.rule = piece_rule_named(rule).value(), .rows = rows, .columns = columns};
  board.rule.border = border;
  return board;
}

Squares image_under(const PieceSymmetry& element, const Squares& placement) {
  Squares image;
  for (const int square : placement) image.push_back(element.squares[static_cast<std::size_t>(square)]);
  std::sort(image.begin(), image.end());
  return image;
}

struct ListedOrbit {
  std::uint64_t size;
  std::vector<std::size_t> stabilizer;
  friend bool operator==(const ListedOrbit&, const ListedOrbit&) = default;
};
using OrbitList = std::map<Squares, ListedOrbit>;  // by representative

OrbitList listed_orbits(const PieceBoard& board, const PieceGroup& group, int pieces,
                        PieceOrbitCount& count) {
  OrbitList orbits;
  Squares last;
  count = for_each_piece_orbit(attack_graph(board), group, pieces, [&](const PieceOrbit& orbit) {
    const Squares representative(orbit.representative.begin(), orbit.representative.end());
    EXPECT_TRUE(orbits.empty() || last < representative);
    last = representative;
    orbits[representative] = {orbit.size, orbit.stabilizer};
    return true;
  });
  EXPECT_EQ(count.orbits, orbits.size());
  return orbits;
}

// The placements are divided into sets of images.
void expect_orbits_by_definition(const PieceBoard& board, bool translations) {
  const PieceGroup group = preserving_group(board, {.translations = translations});
  for (const auto& [pieces, placements] : test::independent_subsets(attack_graph(board))) {
    OrbitList expected;
    std::set<Squares> seen;
    std::vector<std::uint64_t> fixed_by(group.elements.size());
    std::map<std::uint64_t, std::uint64_t, std::greater<>> orbits_of_size;
    for (const Squares& placement : placements) {
      std::set<Squares> images;
      std::vector<std::size_t> stabilizer;
      for (std::size_t i = 0; i < group.elements.size(); ++i) {
        const Squares image = image_under(group.elements[i], placement);
        images.insert(image);
        if (image == placement) stabilizer.push_back(i);
      }
      for (const std::size_t i : stabilizer) ++fixed_by[i];
      if (seen.insert(*images.begin()).second) ++orbits_of_size[images.size()];
      if (placement == *images.begin()) expected[placement] = {images.size(), stabilizer};
    }
    PieceOrbitCount count;
    EXPECT_EQ(listed_orbits(board, group, pieces, count), expected);
    EXPECT_EQ(count.placements, placements.size());
    EXPECT_EQ(count.orbits_of_size, orbits_of_size);
    EXPECT_EQ(count.fixed_by, fixed_by);
  }
}

PieceOrbitCount counted_orbits(const PieceBoard& board, int pieces, bool translations = false) {
  return for_each_piece_orbit(attack_graph(board), preserving_group(board, {.translations = translations}),
                              pieces, [](const PieceOrbit&) { return true; });
}

constexpr std::array<Border, 5> borders = {Border::plain, Border::cylinder, Border::torus, Border::moebius,
                                           Border::reflecting};

TEST(PieceOrbits, on_small_boards_are_the_sets_of_images) {
  for (const Border border : borders)
    for (const std::string_view rule : {"queens", "rooks", "bishops", "kings", "knights"})
      for (const auto& [rows, columns] : {std::pair(3, 3), {3, 4}, {1, 6}, {2, 2}})
        expect_orbits_by_definition(board_with(rule, rows, columns, border), true);
}

TEST(PieceOrbits, of_sixteen_squares_are_the_sets_of_images) {
  expect_orbits_by_definition(board_with("kings", 4, 4), false);
  expect_orbits_by_definition(board_with("bishops", 4, 4), false);
  expect_orbits_by_definition(board_with("rooks", 4, 4, Border::torus), true);
  expect_orbits_by_definition(board_with("kings", 4, 4, Border::torus), true);
}

TEST(PieceOrbits, with_constraints_are_the_sets_of_images) {
  PieceBoard board = board_with("knights", 4, 3);
  board.required = {{0, 0}, {3, 2}};
  expect_orbits_by_definition(board, false);
  board.blocked = {{1, 1}, {2, 1}};
  expect_orbits_by_definition(board, false);
  board.required = {};
  expect_orbits_by_definition(board, false);
}

TEST(PieceOrbits, are_as_many_as_by_burnsides_lemma) {
  for (const Border border : borders)
    for (const std::string_view rule : {"queens", "superqueens", "bishops", "kings", "knights"}) {
      const PieceBoard board = board_with(rule, 5, 5, border);
      const PieceGroup group = preserving_group(board, {.translations = true});
      const ConflictGraph graph = attack_graph(board);
      for (int pieces = 0; pieces <= 5; ++pieces) {
        const PieceOrbitCount count = counted_orbits(board, pieces, true);
        const PieceCounts counts = count_pieces(graph, group, pieces);
        const auto k = static_cast<std::size_t>(pieces);
        EXPECT_EQ(counts.orbits[k], Integer(count.orbits));
        EXPECT_EQ(counts.placements[k], Integer(count.placements));
        for (std::size_t i = 0; i < group.elements.size(); ++i)
          ASSERT_EQ(counts.fixed_by[i][k], Integer(count.fixed_by[i]));
      }
    }
}

TEST(PieceOrbits, of_eight_queens_are_twelve) {  // A000170, A002562
  const PieceOrbitCount count = counted_orbits(board_with("queens", 8, 8), 8);
  EXPECT_EQ(count.placements, 92U);
  EXPECT_EQ(count.orbits, 12U);
  EXPECT_EQ(count.orbits_of_size, (std::map<std::uint64_t, std::uint64_t, std::greater<>>{{8, 11}, {4, 1}}));
  EXPECT_EQ(count.fixed_by, (std::vector<std::uint64_t>{92, 0, 4, 0, 0, 0, 0, 0}));
}

TEST(PieceOrbits, are_as_many_as_published) {
  const PieceOrbitCount bishops = counted_orbits(board_with("bishops", 8, 8), 14);
  EXPECT_EQ(bishops.placements, 256U);  // Dudeney 1917, Amusements in Mathematics, 299
  EXPECT_EQ(bishops.orbits, 36U);
  EXPECT_EQ(counted_orbits(board_with("kings", 6, 6), 9).orbits, 459U);  // A319096
  const std::vector<std::uint64_t> rooks = {1, 1, 2, 7, 23, 115, 694};   // A000903
  const std::vector<std::uint64_t> torus_rooks = {1, 1, 1, 2, 4, 10};    // A006841
  for (int n = 1; n <= 7; ++n) {
    const auto i = static_cast<std::size_t>(n - 1);
    EXPECT_EQ(counted_orbits(board_with("rooks", n, n), n).orbits, rooks[i]);
    if (n < 7) {
      EXPECT_EQ(counted_orbits(board_with("rooks", n, n, Border::torus), n, true).orbits, torus_rooks[i]);
    }
  }
}

TEST(PieceOrbits, of_queens_on_the_torus_are_as_many_as_published) {  // A007705, A053994
  const std::map<int, std::pair<std::uint64_t, std::uint64_t>> published = {
      {5, {10, 1}}, {7, {28, 1}}, {9, {0, 0}}, {11, {88, 2}}, {13, {4524, 11}}};
  for (const auto& [n, counts] : published) {
    const PieceOrbitCount count = counted_orbits(board_with("torus", n, n, Border::torus), n, true);
    EXPECT_EQ(count.placements, counts.first) << n;
    EXPECT_EQ(count.orbits, counts.second) << n;
  }
}

TEST(PieceOrbits, end_if_the_visitor_returns_false) {
  const PieceBoard board = board_with("queens", 8, 8);
  int visits = 0;
  const auto visit = [&](const PieceOrbit&) { return ++visits < 5; };
  EXPECT_EQ(for_each_piece_orbit(attack_graph(board), preserving_group(board), 8, visit).orbits, 5U);
  EXPECT_EQ(visits, 5);
}

void visit_all_orbits(const PieceBoard& board, int pieces, const RunOptions& run) {
  for_each_piece_orbit(
      attack_graph(board), preserving_group(board), pieces, [](const PieceOrbit&) { return true; }, run);
}

std::vector<test::LongComputation> orbit_searches() {
  return {{"of_kings", [](const RunOptions& run) { visit_all_orbits(board_with("kings", 8, 8), 4, run); },
           [](const RunOptions& run) { visit_all_orbits(board_with("kings", 16, 16), 20, run); }, false}};
}

EIGHTFOLD_TEST_LONG_COMPUTATIONS(SearchesOfPieceOrbits, orbit_searches);

}  // namespace
}  // namespace eightfold
