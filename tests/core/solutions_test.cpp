#include "eightfold/core/solutions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <iterator>
#include <ranges>
#include <span>
#include <vector>

#include "eightfold/core/verify.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

static_assert(std::ranges::view<Solutions>);
static_assert(std::ranges::input_range<Solutions> && !std::ranges::forward_range<Solutions>);

std::vector<Placement> only_solutions(std::vector<Placement> placements, Board board) {
  std::erase_if(placements, [&](const Placement& placement) { return !is_solution(placement, board); });
  return placements;
}

TEST(Solutions, are_as_many_as_published) {
  for (int n = 0; n <= 10; ++n)
    EXPECT_EQ(test::solutions_of(Board::square(n)).size(), test::published_counts(n).all) << "n = " << n;
}

TEST(Solutions, are_solutions_in_strictly_increasing_order) {
  for (int n = 0; n <= 10; ++n) {
    const auto solutions = test::solutions_of(Board::square(n));
    EXPECT_TRUE(std::ranges::is_sorted(solutions, std::ranges::less_equal{})) << "n = " << n;
    EXPECT_EQ(only_solutions(solutions, Board::square(n)), solutions) << "n = " << n;
  }
}

TEST(Solutions, are_the_permutations_without_an_attack) {
  for (int n = 0; n <= 8; ++n) {
    const Board board = Board::square(n);
    EXPECT_EQ(test::solutions_of(board), only_solutions(test::all_permutations(n), board)) << "n = " << n;
  }
}

TEST(Solutions, are_searched_lazily) {
  Solutions solutions(Board::square(8));
  auto position = solutions.begin();
  EXPECT_EQ(solutions.boards_by_depth()[8], 1U);
  ++position;
  EXPECT_EQ(solutions.boards_by_depth()[8], 2U);
  EXPECT_EQ(*position, (Placement{0, 5, 7, 2, 6, 3, 1, 4}));
}

TEST(Solutions, of_twenty_queens_start_quickly) {
  Solutions solutions(Board::square(20));
  EXPECT_TRUE(is_solution(*solutions.begin(), Board::square(20)));
}

TEST(Solutions, resume_at_the_current_position) {
  Solutions solutions(Board::square(8));
  auto position = solutions.begin();
  position++;
  EXPECT_EQ(*solutions.begin(), *position);
  EXPECT_EQ(solutions.begin()->rows(), 8);
  EXPECT_EQ(std::ranges::distance(solutions), 91);
  EXPECT_TRUE(solutions.begin() == solutions.end());
}

#if !defined(__clang__) || __clang_major__ > 15  // which cannot compile the views of libstdc++
TEST(Solutions, can_be_enumerated_in_parts) {
  const auto all = test::solutions_of(Board::square(8));
  std::vector<Placement> first_five;
  std::ranges::copy(Solutions(Board::square(8)) | std::views::take(5), std::back_inserter(first_five));
  EXPECT_EQ(first_five, std::vector<Placement>(all.begin(), all.begin() + 5));
}

TEST(Solutions, work_in_pipelines) {
  auto corners = Solutions(Board::square(8)) |
                 std::views::filter([](const Placement& solution) { return solution[0] == 0; }) |
                 std::views::transform([](const Placement& solution) { return solution[7]; }) |
                 std::views::take(3);
  std::vector<int> last_columns;
  std::ranges::copy(corners, std::back_inserter(last_columns));
  EXPECT_EQ(last_columns, (std::vector<int>{3, 4, 2}));
}
#endif

TEST(Solutions, continue_at_their_position_after_a_move) {
  for (const Rule rule : all_rules) {
    const auto expected = test::solutions_of(Board::square(5), {}, rule);
    Solutions moved_from(Board::square(5), {}, rule);
    std::vector<Placement> found;
    if (auto it = moved_from.begin(); it != moved_from.end()) {
      found.push_back(*it);
      ++it;
    }
    Solutions rest = std::move(moved_from);
    for (auto it = rest.begin(); it != rest.end(); ++it) found.push_back(*it);
    EXPECT_EQ(found, expected) << name_of(rule);
  }
}

TEST(Solutions, of_eight_queens_visit_2057_boards) {
  Solutions solutions(Board::square(8));
  EXPECT_EQ(solutions.statistics(), SearchStatistics{.boards = 1}) << "nothing is searched before begin()";
  EXPECT_EQ(std::ranges::distance(solutions), 92);
  EXPECT_EQ(solutions.statistics(), SearchStatistics{.boards = 2057});
  const std::vector<std::uint64_t> expected = {1, 8, 42, 140, 344, 568, 550, 312, 92};
  const auto& boards = solutions.boards_by_depth();
  EXPECT_TRUE(std::ranges::equal(std::span(boards).first(9), expected));
}

TEST(Solutions, visit_at_each_depth_the_solutions_of_that_many_rows) {
  for (int n = 0; n <= 8; ++n) {
    Solutions solutions(Board::square(n));
    EXPECT_EQ(std::ranges::distance(solutions), test::published_counts(n).all) << "n = " << n;
    for (int depth = 0; depth <= n; ++depth)
      EXPECT_EQ(solutions.boards_by_depth()[static_cast<unsigned>(depth)],
                test::solutions_of(Board(depth, n)).size())
          << "n = " << n << ", depth " << depth;
  }
}

}  // namespace
}  // namespace eightfold
