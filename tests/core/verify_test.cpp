#include "eightfold/core/verify.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <vector>

#include "tests/support/generators.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

TEST(Attacks, reach_the_squares_that_a_queen_moves_to) {
  constexpr int n = 6;
  const auto on_board = [](Square s) { return 0 <= s.row && s.row < n && 0 <= s.column && s.column < n; };
  for (int square = 0; square < n * n; ++square) {
    const Square queen{square / n, square % n};
    std::vector<Square> walked;
    for (int down = -1; down <= 1; ++down)
      for (int right = -1; right <= 1; ++right) {
        if (down == 0 && right == 0) continue;
        for (Square at{queen.row + down, queen.column + right}; on_board(at);
             at = {at.row + down, at.column + right})
          walked.push_back(at);
      }
    for (int other = 0; other < n * n; ++other) {
      const Square target{other / n, other % n};
      EXPECT_EQ(attacks(queen, target), std::ranges::count(walked, target) == 1)
          << queen << " and " << target;
    }
  }
}

TEST(FindAttacks, lists_every_pair_from_the_upper_queen_down) {
  const std::vector<Attack> expected = {{{0, 1}, {1, 0}}, {{0, 1}, {2, 1}}, {{1, 0}, {2, 1}}};
  EXPECT_EQ(find_attacks({1, 0, 1}), expected);
}

RC_GTEST_PROP(FindAttacks, finds_every_pair_once, ()) {
  const auto placement = *test::partial_placement();
  const auto found = find_attacks(placement);
  RC_ASSERT(std::ranges::is_sorted(found));
  for (int upper = 0; upper < placement.rows(); ++upper)
    for (int lower = upper + 1; lower < placement.rows(); ++lower) {
      const Attack pair{{upper, placement[upper]}, {lower, placement[lower]}};
      RC_ASSERT(std::ranges::count(found, pair) == (attacks(pair.upper, pair.lower) ? 1 : 0));
    }
}

TEST(IsSolution, fills_the_rows_of_its_board) {
  EXPECT_TRUE(is_solution({1, 3, 0, 2}, Board::square(4)));
  EXPECT_TRUE(is_solution({1, 3}, Board(2, 4)));
  EXPECT_FALSE(is_solution({1, 3}, Board::square(4)));
  EXPECT_FALSE(is_solution({1, 3, 0, 2}, Board(3, 4)));
  EXPECT_FALSE(is_solution({1, 3, 0, 2}, Board::square(5)));
}

TEST(IsSolution, stays_within_the_columns_of_its_board) {
  EXPECT_TRUE(is_solution({0, 3}, Board(2, 4)));
  EXPECT_FALSE(is_solution({0, 3}, Board(2, 3)));
}

TEST(IsSolution, has_no_attack_of_any_kind) {
  EXPECT_FALSE(is_solution({1, 3, 1, 2}, Board::square(4)));
  EXPECT_FALSE(is_solution({0, 1, 3, 2}, Board::square(4)));
  EXPECT_FALSE(is_solution({2, 3, 1, 0}, Board::square(4)));
}

TEST(IsSolution, is_the_empty_placement_on_a_board_without_rows) {
  EXPECT_TRUE(is_solution({}, Board::square(0)));
  EXPECT_TRUE(is_solution({}, Board(0, 8)));
  EXPECT_FALSE(is_solution({}, Board::square(1)));
}

TEST(FreeSquares, are_a_whole_row_below_no_queens) {
  const std::vector<Square> expected = {{0, 0}, {0, 1}, {0, 2}};
  EXPECT_EQ(free_squares({}, Board::square(3)), expected);
}

TEST(FreeSquares, are_those_of_the_next_row_that_no_queen_attacks) {
  const std::vector<Square> expected = {{2, 0}, {2, 2}, {2, 7}};
  EXPECT_EQ(free_squares({3, 5}, Board::square(8)), expected);
}

TEST(FreeSquares, do_not_exist_below_the_last_row) {
  EXPECT_TRUE(free_squares({}, Board::square(0)).empty());
  EXPECT_TRUE(free_squares({1, 3, 0, 2}, Board::square(4)).empty());
  EXPECT_TRUE(free_squares({0, 3}, Board(2, 8)).empty());
}

}  // namespace
}  // namespace eightfold
