#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <iterator>
#include <ranges>
#include <stdexcept>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/core/verify.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

Placement first_rows(const Placement& placement, int rows) {
  Placement prefix;
  for (int row = 0; row < rows; ++row) prefix.push_back(placement[row]);
  return prefix;
}

std::vector<Placement> solutions_that_begin_with(const Placement& prefix, Board board) {
  auto solutions = test::solutions_of(board);
  std::erase_if(solutions, [&](const Placement& s) { return first_rows(s, prefix.rows()) != prefix; });
  return solutions;
}

// The construction of E. J. Hoffman, J. C. Loessi and R. C. Moore, "Constructions for the solution of the m
// queens problem", Mathematics Magazine 42, 1969, for n = 32.
Placement constructed_solution_of_32() {
  constexpr int n = 32;
  Placement solution(std::vector<int>(n, 0));
  for (int row = 0; row < n / 2; ++row) {
    const int column = (2 * row + n / 2 - 1) % n;
    solution.move_queen(row, column);
    solution.move_queen(n - 1 - row, n - 1 - column);
  }
  return solution;
}

TEST(SolutionsWithPrefix, are_the_solutions_that_begin_with_it) {
  const Board board = Board::square(6);
  for (const Placement& solution : test::solutions_of(board))
    for (int rows = 0; rows <= 6; ++rows) {
      const Placement prefix = first_rows(solution, rows);
      EXPECT_EQ(test::solutions_of(board, prefix), solutions_that_begin_with(prefix, board)) << prefix;
    }
}

TEST(SolutionsWithPrefix, agree_with_the_whole_list_for_every_prefix_of_up_to_three_rows) {
  const Board board = Board::square(7);
  for (int rows = 0; rows <= 3; ++rows)
    for (const Placement& prefix : test::all_placements(Board(rows, 7)))
      EXPECT_EQ(test::solutions_of(board, prefix), solutions_that_begin_with(prefix, board)) << prefix;
}

RC_GTEST_PROP(SolutionsWithPrefix, agree_with_the_whole_list_on_every_board, ()) {
  const auto board = *test::board(8);
  const auto prefix = *test::placement_on(Board(*test::number(0, board.rows() + 1), board.columns()));
  RC_ASSERT(test::solutions_of(board, prefix) == solutions_that_begin_with(prefix, board));
}

TEST(SolutionsWithPrefix, do_not_exist_if_its_queens_attack_each_other) {
  for (const Placement& prefix : {Placement{3, 3}, Placement{3, 4}, Placement{3, 2}, Placement{0, 4, 2},
                                  Placement{0, 0, 4, 7, 5, 2, 6, 1}, Placement{0, 1, 2, 3, 4, 5, 6, 7}}) {
    Solutions solutions(Board::square(8), prefix);
    EXPECT_TRUE(solutions.begin() == solutions.end()) << prefix;
    EXPECT_EQ(solutions.boards_by_depth(), BoardsByDepth{}) << prefix;
  }
}

TEST(SolutionsWithPrefix, visit_the_prefix_once_and_no_board_above_it) {
  const Board board = Board::square(8);
  Solutions solutions(board, {3, 5, 7});
  EXPECT_EQ(std::ranges::distance(solutions), std::ssize(solutions_that_begin_with({3, 5, 7}, board)));
  const auto& boards = solutions.boards_by_depth();
  EXPECT_EQ(boards[0] + boards[1] + boards[2], 0U);
  EXPECT_EQ(boards[3], 1U);
  EXPECT_EQ(boards[4], free_squares({3, 5, 7}, board).size());
  EXPECT_EQ(boards[8], solutions_that_begin_with({3, 5, 7}, board).size());
}

TEST(SolutionsWithPrefix, visit_the_boards_of_the_whole_search_in_total) {
  std::ptrdiff_t all = 0;
  BoardsByDepth sum{};
  for (int column = 0; column < 8; ++column) {
    Solutions solutions(Board::square(8), {column});
    all += std::ranges::distance(solutions);
    std::ranges::transform(sum, solutions.boards_by_depth(), sum.begin(), std::plus<>{});
  }
  const BoardsByDepth expected = {0, 8, 42, 140, 344, 568, 550, 312, 92};
  EXPECT_EQ(sum, expected);
  EXPECT_EQ(all, 92);
}

TEST(SolutionsWithPrefix, refuse_a_prefix_longer_than_the_board) {
  EXPECT_THROW(Solutions(Board::square(0), {0}), std::invalid_argument);
  EXPECT_THROW(Solutions(Board::square(4), {1, 3, 0, 2, 4}), std::invalid_argument);
  EXPECT_THROW(Solutions(Board(2, 8), {0, 2, 4}), std::invalid_argument);
}

TEST(SolutionsWithPrefix, refuse_a_prefix_wider_than_the_board) {
  EXPECT_THROW(Solutions(Board::square(4), {4}), std::invalid_argument);
  EXPECT_THROW(Solutions(Board(2, 8), {0, 31}), std::invalid_argument);
  EXPECT_THROW(Solutions(Board::square(4), {0, 0, 4}), std::invalid_argument);
}

TEST(SolutionsWithPrefix, complete_a_constructed_solution_of_32_queens) {
  const Board board = Board::square(32);
  const Placement known = constructed_solution_of_32();
  ASSERT_TRUE(is_solution(known, board));
  for (const int rows : {24, 28, 31, 32}) {
    const auto found = test::solutions_of(board, first_rows(known, rows));
    EXPECT_EQ(std::ranges::count(found, known), 1) << "from " << rows << " rows";
    for (const Placement& solution : found) EXPECT_TRUE(is_solution(solution, board)) << solution;
  }
}

}  // namespace
}  // namespace eightfold
