#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <numeric>

#include "core/count/internal/engines.hpp"
#include "core/internal/constraints.hpp"
#include "eightfold/core/search_tree.hpp"
#include "eightfold/core/solutions.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/core/count/prefixes.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

std::uint64_t boards_visited(int n, const Placement& prefix = {}, int threads = 1) {
  return backtrack::count(with_prefix(Board::square(n), prefix), {.threads = threads}).statistics.boards;
}

std::uint64_t listed_boards(int n, const Placement& prefix) {
  Solutions solutions(Board::square(n), prefix);
  for (auto position = solutions.begin(); position != solutions.end(); ++position) continue;
  const BoardsByDepth& boards = solutions.boards_by_depth();
  return std::accumulate(boards.begin(), boards.end(), std::uint64_t{0});
}

TEST(BoardsVisited, of_8_queens_are_1028) {
  EXPECT_EQ(boards_visited(7), 315U);
  EXPECT_EQ(boards_visited(8), 1028U);
  EXPECT_EQ(boards_visited(13), 2531728U);
}

TEST(BoardsVisited, of_even_sizes_are_half_of_the_search_tree_without_its_root) {
  for (int n = 2; n <= 10; n += 2)
    EXPECT_EQ(2 * boards_visited(n), walk_search_tree(Board::square(n)).statistics.boards - 1) << "n = " << n;
}

TEST(BoardsVisited, are_those_below_the_left_half_of_the_first_row) {
  for (const int n : {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13}) {
    std::uint64_t expected = 0;
    for (int column = 0; column < (n + 1) / 2; ++column) expected += listed_boards(n, {column});
    EXPECT_EQ(boards_visited(n), expected) << "n = " << n;
    EXPECT_EQ(test::count_by({Engine::backtrack, Kernel::automatic}, n).statistics.boards, expected)
        << "n = " << n;
  }
}

TEST(BoardsVisited, of_no_queens_are_the_empty_board) { EXPECT_EQ(boards_visited(0), 1U); }

TEST(BoardsVisited, are_the_same_on_any_number_of_threads) {
  for (const int threads : {1, 2, 3}) {
    EXPECT_EQ(boards_visited(8, {}, threads), 1028U);
    EXPECT_EQ(boards_visited(9, {3, 5}, threads), listed_boards(9, {3, 5}));
  }
}

RC_GTEST_PROP(BoardsVisited, below_any_prefix_are_those_of_the_list, ()) {
  const int n = *test::number(1, 11);
  const auto prefix = *test::placement_on(Board(*test::number(1, n + 1), n));
  RC_ASSERT(boards_visited(n, prefix) == listed_boards(n, prefix));
}

RC_GTEST_PROP(BoardsVisited, below_a_partial_solution_are_those_of_the_list, ()) {
  const int n = *test::number(1, 11);
  const auto prefix = *test::walk_down(n, *test::number(1, n + 1));
  RC_ASSERT(boards_visited(n, prefix) == listed_boards(n, prefix));
}

}  // namespace
}  // namespace eightfold
