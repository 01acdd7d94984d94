#include "eightfold/symmetry/symmetric_solutions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "core/internal/random.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

std::vector<Placement> symmetric_solutions(int n, Turn turn, const std::optional<Board>& board = {}) {
  std::vector<Placement> solutions;
  for_each_symmetric_solution({n, turn, board}, [&](const Placement& solution) {
    solutions.push_back(solution);
    return true;
  });
  return solutions;
}

TEST(SymmetricSolutions, are_in_order_those_of_all_solutions_that_the_turn_fixes) {
  for (const Turn turn : {Turn::half, Turn::quarter})
    for (int n = 0; n <= 11; ++n) {
      auto fixed = test::solutions_of(Board::square(n));
      std::erase_if(fixed, [&](const Placement& s) { return image(symmetry_of(turn), s) != s; });
      EXPECT_EQ(symmetric_solutions(n, turn), fixed) << "n = " << n;
    }
}

// The turn need not preserve the boards.
TEST(SymmetricSolutions, of_constrained_boards_are_those_of_all_solutions_that_the_turn_fixes) {
  RandomNumbers random(38);
  for (const Turn turn : {Turn::half, Turn::quarter}) {
    int some = 0;
    for (int i = 0; i < 200; ++i) {
      const int n =
          turn == Turn::half ? i % 10 : std::array{0, 1, 4, 5, 8, 9, 12}[static_cast<std::size_t>(i % 7)];
      Board board = Board::square(n);
      const auto square = [&] {
        const auto below_n = [&] { return static_cast<int>(random.below(static_cast<std::uint64_t>(n))); };
        return Square{below_n(), below_n()};
      };
      for (int blocked = 0; n > 0 && blocked < i % 4; ++blocked) board.block(square());
      if (n > 4 && i % 3 == 0) board.require(square());
      auto fixed = test::solutions_of(board);
      std::erase_if(fixed, [&](const Placement& s) { return image(symmetry_of(turn), s) != s; });
      EXPECT_EQ(symmetric_solutions(n, turn, board), fixed) << "n = " << n;
      const auto count = turn == Turn::half ? count_half_turn_solutions : count_quarter_turn_solutions;
      EXPECT_EQ(count({n, board}, {}).solutions, fixed.size()) << "n = " << n;
      if (!fixed.empty()) ++some;
    }
    EXPECT_GT(some, 60);
  }
}

TEST(SymmetricSolutions, of_larger_boards_are_fixed_by_the_turn_and_in_strictly_increasing_order) {
  for (const auto& [turn, n] :
       {std::pair(Turn::half, 14), std::pair(Turn::half, 15), std::pair(Turn::quarter, 16),
        std::pair(Turn::quarter, 17), std::pair(Turn::quarter, 20)}) {
    const auto found = symmetric_solutions(n, turn);
    EXPECT_FALSE(found.empty()) << "n = " << n;
    EXPECT_TRUE(std::ranges::is_sorted(found, std::ranges::less_equal{})) << "n = " << n;
    for (const Placement& solution : found) {
      ASSERT_TRUE(is_solution(solution, Board::square(n))) << solution;
      ASSERT_EQ(image(symmetry_of(turn), solution), solution);
    }
  }
}

TEST(SymmetricSolutions, are_visited_until_the_visitor_stops) {
  for (const Turn turn : {Turn::half, Turn::quarter}) {
    const auto all = symmetric_solutions(12, turn);
    for (std::size_t wanted = 1; wanted <= all.size(); ++wanted) {
      std::vector<Placement> visited;
      for_each_symmetric_solution({12, turn}, [&](const Placement& solution) {
        visited.push_back(solution);
        return visited.size() < wanted;
      });
      ASSERT_EQ(visited, std::vector(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(wanted)));
    }
  }
}

TEST(SymmetricSolutions, of_32_queens_start_quickly) {
  for (const Turn turn : {Turn::half, Turn::quarter}) {
    int visited = 0;
    for_each_symmetric_solution({32, turn}, [&](const Placement& solution) {
      EXPECT_TRUE(is_solution(solution, Board::square(32)));
      EXPECT_EQ(image(symmetry_of(turn), solution), solution);
      return ++visited < 3;
    });
    EXPECT_EQ(visited, 3);
  }
}

TEST(SymmetricSolutions, are_defined_for_0_to_32_rows) {
  for (const int n : {-1, 33})
    for (const Turn turn : {Turn::half, Turn::quarter})
      EXPECT_THROW(symmetric_solutions(n, turn), std::invalid_argument) << n;
}

// A board holds whole orbits of queens, row by row from the top. By hand for N = 4: the empty board, the
// queens of (0, 1) and of (0, 2) with their images, and under the half turn the second pair below each.
TEST(SymmetricSolutions, are_found_by_visiting_these_boards) {
  const auto boards = [](int n, Turn turn) {
    return for_each_symmetric_solution({n, turn}, [](const Placement&) { return true; }).boards;
  };
  EXPECT_EQ(boards(0, Turn::half), 1U);
  EXPECT_EQ(boards(1, Turn::quarter), 1U);
  EXPECT_EQ(boards(3, Turn::half), 1U) << "only the center; no square of the first row is left";
  EXPECT_EQ(boards(4, Turn::half), 5U);
  EXPECT_EQ(boards(4, Turn::quarter), 3U);
  EXPECT_EQ(boards(6, Turn::quarter), 0U);
}

}  // namespace
}  // namespace eightfold
