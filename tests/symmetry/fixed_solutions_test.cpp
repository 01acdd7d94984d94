#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "symmetry/internal/symmetric_cover.hpp"
#include "tests/core/cover/plain_steps.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

std::uint64_t solutions_fixed_by(Symmetry g, int n) {
  std::uint64_t fixed = 0;
  for (const Placement& solution : Solutions(Board::square(n)))
    if (image(g, solution) == solution) ++fixed;
  return fixed;
}

std::uint64_t listed(int n, Turn turn) {
  std::uint64_t count = 0;
  for_each_symmetric_solution({n, turn}, [&](const Placement&) {
    ++count;
    return true;
  });
  return count;
}

TEST(FixedSolutions, agree_with_a_test_of_every_solution) {
  for (int n = 0; n <= 10; ++n) {
    EXPECT_EQ(count_half_turn_solutions({.n = n}).solutions, solutions_fixed_by(Symmetry::rotate180, n))
        << "n = " << n;
    EXPECT_EQ(count_quarter_turn_solutions({.n = n}).solutions, solutions_fixed_by(Symmetry::rotate90, n))
        << "n = " << n;
  }
}

TEST(FixedSolutions, agree_with_the_list_of_a_plain_search) {
  for (int n = 0; n <= 16; ++n)
    EXPECT_EQ(count_half_turn_solutions({.n = n}).solutions, listed(n, Turn::half)) << "n = " << n;
  for (int n = 0; n <= 24; ++n)
    EXPECT_EQ(count_quarter_turn_solutions({.n = n}).solutions, listed(n, Turn::quarter)) << "n = " << n;
}

TEST(FixedSolutions, under_the_half_turn_are_as_published) {
  for (int n = 0; n <= 21; ++n)
    EXPECT_EQ(count_half_turn_solutions({.n = n}).solutions, test::published_counts(n).half_turn.value())
        << "n = " << n;
}

TEST(FixedSolutions, under_the_quarter_turn_are_as_published) {
  for (int n = 0; n <= 40; ++n)
    EXPECT_EQ(count_quarter_turn_solutions({.n = n}).solutions,
              test::published_counts(n).quarter_turn.value())
        << "n = " << n;
}

TEST(FixedSolutions, under_the_quarter_turn_are_zero_unless_n_is_0_or_1_modulo_4) {
  for (int n = 0; n <= largest_quarter_turn_n; ++n)
    if (n % 4 > 1) {
      EXPECT_EQ(count_quarter_turn_solutions({.n = n}).solutions, 0U) << "n = " << n;
    }
}

TEST(FixedSolutions, are_the_same_on_several_threads) {
  for (const int threads : {0, 1, 2, 3}) {
    for (const int n : {0, 1, 2, 3, 4, 5, 12, 17})
      EXPECT_EQ(count_half_turn_solutions({.n = n}, {.threads = threads}).solutions,
                test::published_counts(n).half_turn.value())
          << "n = " << n << ", " << threads << " threads";
    for (const int n : {0, 1, 2, 4, 5, 12, 33})
      EXPECT_EQ(count_quarter_turn_solutions({.n = n}, {.threads = threads}).solutions,
                test::published_counts(n).quarter_turn.value())
          << "n = " << n << ", " << threads << " threads";
  }
}

// The levels that are searched before the threads share the work, then the parts by a plain recursion.
std::uint64_t plain_steps_of(int n, Turn turn, const std::optional<Board>& board = {}) {
  const SymmetricCover solutions = symmetric_cover(n, turn, board);
  std::uint64_t steps = 0;
  for (const auto& [start, weight] : solutions.parts) {
    std::vector<Cover::Partial> level = {start};
    for (int depth = 0; depth < 4; ++depth) {
      std::vector<Cover::Partial> next;
      for (const Cover::Partial& partial : level) {
        if (solutions.cover.is_infeasible(partial) || solutions.cover.is_complete(partial)) continue;
        ++steps;
        for (const std::uint16_t option : solutions.cover.branches(partial)) {
          next.push_back(partial);
          solutions.cover.choose(next.back(), option);
        }
      }
      level = std::move(next);
    }
    for (const Cover::Partial& partial : level) steps += test::plain_steps(solutions.cover, partial);
  }
  return steps;
}

// No queen of a symmetric solution is on a corner, so the counts are those without constraints.
Board without_corner(int n) {
  Board board = Board::square(n);
  board.block({0, 0});
  return board;
}

TEST(FixedSolutions, under_the_quarter_turn_are_the_same_by_join_and_by_cover_search) {
  for (int n = 2; n <= 32; ++n)
    EXPECT_EQ(count_quarter_turn_solutions({.n = n}).solutions,
              count_quarter_turn_solutions({.n = n, .board = without_corner(n)}).solutions)
        << "n = " << n;
  for (int n = 0; n <= 13; ++n)
    EXPECT_EQ(count_quarter_turn_solutions({.n = n, .board = Board::square(n)}).solutions,
              count_quarter_turn_solutions({.n = n}).solutions)
        << "n = " << n;
}

TEST(FixedSolutions, take_the_steps_of_a_plain_recursion) {
  for (int n = 0; n <= 13; ++n)
    EXPECT_EQ(count_half_turn_solutions({.n = n}).statistics.cover_steps, plain_steps_of(n, Turn::half)) << n;
  for (int n = 2; n <= 21; ++n) {
    const Board board = without_corner(n);
    EXPECT_EQ(count_quarter_turn_solutions({.n = n, .board = board}).statistics.cover_steps,
              plain_steps_of(n, Turn::quarter, board))
        << n;
  }
}

TEST(FixedSolutions, take_this_many_steps_on_any_number_of_threads) {
  for (const int threads : {1, 2, 3}) {
    EXPECT_EQ(count_half_turn_solutions({.n = 12}, {.threads = threads}).statistics,
              SearchStatistics{.cover_steps = 135});
    EXPECT_EQ(count_half_turn_solutions({.n = 18}, {.threads = threads}).statistics,
              SearchStatistics{.cover_steps = 25'052});
    EXPECT_EQ(count_quarter_turn_solutions({.n = 32}, {.threads = threads}).statistics,
              SearchStatistics{.pair_blocks = 1'861});
  }
}

TEST(FixedSolutions, report_a_progress_that_never_decreases_and_ends_at_1) {
  std::vector<double> heard;
  const auto on_progress = [&](double done) { heard.push_back(done); };
  const auto expect_heard = [&](int n) {
    ASSERT_FALSE(heard.empty()) << "n = " << n;
    EXPECT_TRUE(std::ranges::is_sorted(heard)) << "n = " << n;
    EXPECT_DOUBLE_EQ(heard.back(), 1.0) << "n = " << n;
    heard.clear();
  };
  for (const int n : {2, 3, 4, 5, 8, 11, 14}) {
    static_cast<void>(count_half_turn_solutions({.n = n}, {.threads = 2, .on_progress = on_progress}));
    expect_heard(n);
  }
  for (const int n : {4, 5, 8, 16, 33}) {
    static_cast<void>(count_quarter_turn_solutions({.n = n}, {.threads = 2, .on_progress = on_progress}));
    expect_heard(n);
  }
}

TEST(FixedSolutions, rethrow_exceptions_of_the_listener) {
  const auto enough = [](double) { throw std::runtime_error("enough"); };
  EXPECT_THROW(static_cast<void>(count_half_turn_solutions({.n = 12}, {.threads = 2, .on_progress = enough})),
               std::runtime_error);
  EXPECT_THROW(
      static_cast<void>(count_quarter_turn_solutions({.n = 12}, {.threads = 2, .on_progress = enough})),
      std::runtime_error);
}

// The quarter turn fixes no solution of 2, 3, 6 or 7 rows, so the search has no parts.
TEST(FixedSolutions, refuse_a_negative_number_of_threads_even_if_there_is_nothing_to_count) {
  for (const int n : {2, 3, 6, 7})
    EXPECT_THROW(static_cast<void>(count_quarter_turn_solutions({.n = n}, {.threads = -1})),
                 std::invalid_argument)
        << "n = " << n;
}

TEST(FixedSolutions, under_the_half_turn_are_defined_for_0_to_40_rows) {
  for (const int n : {-1, 41, 71})
    EXPECT_THROW(static_cast<void>(count_half_turn_solutions({.n = n})), std::invalid_argument)
        << "n = " << n;
}

TEST(FixedSolutions, under_the_quarter_turn_are_defined_for_0_to_71_rows) {
  for (const int n : {-1, 72, 74})
    EXPECT_THROW(static_cast<void>(count_quarter_turn_solutions({.n = n})), std::invalid_argument)
        << "n = " << n;
}

}  // namespace
}  // namespace eightfold
