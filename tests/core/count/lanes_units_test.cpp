#include <gtest/gtest.h>

#include <array>
#include <memory>

#include "core/count/internal/engines.hpp"
#include "core/count/internal/squares.hpp"
#include "core/count/internal/tie_classes.hpp"
#include "eightfold/core/count/count.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/core/count/unit_sums.hpp"

namespace eightfold::lanes {
namespace {

std::unique_ptr<CountUnits> units(int n, std::size_t min_units) {
  return lanes::units(Board::square(n), min_units);
}

constexpr std::array<std::size_t, 4> some_minimums = {1, 60, 400, 100'000};

TEST(LanesUnits, count_the_same_on_every_kernel_and_plainly) {
  for (int n = 0; n <= 12; ++n) test::expect_units_of(n, *units(n, 200));
  for (const std::size_t min_units : some_minimums) test::expect_units_of(9, *units(9, min_units));
}

TEST(LanesUnits, add_up_for_every_division_into_ranges) {
  for (int n = 0; n <= 12; ++n)
    for (const std::size_t min_units : some_minimums)
      if (n < 10 || min_units < 1000) test::expect_ranges_of(n, *units(n, min_units));
}

TEST(LanesUnits, of_up_to_15_queens_add_up_in_ranges) {
  for (int n = 13; n <= 15; ++n) {
    const auto all = units(n, 2000);
    const auto counter = all->counter(Kernel::automatic);
    EXPECT_EQ(test::sum_of_ranges(*all, *counter, 20).divided_by(3).value(), test::published_counts(n).all)
        << "n = " << n;
  }
}

TEST(LanesUnits, add_up_to_the_count_by_backtracking) {
  for (const int n : {1, 7, 10}) {
    const auto all = units(n, 50);
    const auto counted = test::count_by({Engine::backtrack, Kernel::automatic}, n);
    const CheckedCount sum = all->counter(Kernel::automatic)->count(0, all->size()).divided_by(3);
    EXPECT_EQ(sum.value(), counted.solutions) << "n = " << n;
    EXPECT_EQ(sum.residues(), counted.residues) << "n = " << n;
  }
}

// Their solutions are not multiples of 3, since they have no tie classes.
TEST(LanesUnits, of_constrained_boards_add_up_to_the_count_by_backtracking) {
  for (const int n : {4, 8, 10}) {
    Board board = Board::square(n);
    board.require({2, 0});
    board.block({n - 1, n - 1});
    const auto plain = count_solutions({.n = n, .board = board, .engine = Engine::backtrack});
    EXPECT_GT(plain.solutions, 0U) << "n = " << n;
    for (const std::size_t min_units : some_minimums) {
      const auto all = lanes::units(board, min_units);
      const CheckedCount sum = all->counter(Kernel::automatic)->count(0, all->size());
      EXPECT_EQ(sum.value(), plain.solutions) << "n = " << n << ", at least " << min_units << " units";
      EXPECT_EQ(sum.residues(), plain.residues);
    }
  }
  Board attacked = Board::square(6);
  attacked.require({0, 0});
  attacked.require({1, 1});
  const auto none = lanes::units(attacked, 10);
  EXPECT_EQ(none->counter(Kernel::automatic)->count(0, none->size()).value(), 0U);
}

TEST(LanesUnits, are_the_tie_classes_if_these_are_sufficient) {
  for (int n = 4; n <= 28; ++n) EXPECT_EQ(units(n, 0)->size(), tie_classes(n).size()) << "n = " << n;
}

// The number of ways to place the queens of the first rows within any tie class.
std::size_t ways(int n, int rows) {
  std::size_t sum = 0;
  for (const TieClass& search : tie_classes(n)) sum += count_on_squares(rows, search.allowed);
  return sum;
}

TEST(LanesUnits, use_the_fewest_rows_that_give_the_minimum) {
  for (const int n : {9, 12, 14, 22, 28}) {
    int rows = 0;
    for (const std::size_t min_units : {0, 1, 100, 270, 1000, 3000}) {
      while (rows < n - 2 && ways(n, rows) < min_units) ++rows;
      if (ways(n, rows) >= min_units) {
        EXPECT_EQ(units(n, min_units)->size(), ways(n, rows)) << "n = " << n << ", " << min_units;
        EXPECT_EQ(units(n, ways(n, rows))->size(), ways(n, rows)) << "n = " << n << ", " << min_units;
      }
    }
  }
}

TEST(LanesUnits, have_fixed_numbers) {
  EXPECT_EQ(units(12, 49)->size(), 49U);
  EXPECT_EQ(units(12, 50)->size(), 269U);
  EXPECT_EQ(units(12, 270)->size(), 1305U);
  EXPECT_EQ(units(12, 20'000)->size(), 54'150U);
  EXPECT_EQ(units(16, 20'000)->size(), 34'226U);
  EXPECT_EQ(units(22, 200)->size(), 1319U);
  EXPECT_EQ(units(27, 20'000)->size(), 38'399U);
}

TEST(LanesUnits, are_as_many_as_possible_if_the_minimum_is_out_of_reach) {
  EXPECT_EQ(units(4, 1000)->size(), 9U);
  EXPECT_EQ(units(8, 1000)->size(), 535U);
  EXPECT_EQ(units(8, 1'000'000)->size(), 535U);
  for (int n = 0; n < 4; ++n) EXPECT_EQ(units(n, 1000)->size(), 1U) << "n = " << n;
}

TEST(LanesUnits, are_counted_by_two_threads_concurrently) {
  for (const int n : {12, 13}) test::expect_threads_agree(n, *units(n, 500));
}

TEST(LanesUnits, report_the_kernel_that_counted) {
  for (const Kernel kernel : available_kernels()) {
    const auto all = units(9, 1);
    const auto counter = all->counter(kernel);
    EXPECT_EQ(counter->kernel_run(), Kernel::automatic);
    counter->count(0, 1);
    EXPECT_EQ(counter->kernel_run(), kernel);
  }
}

TEST(LanesUnits, have_about_as_many_solutions_in_equal_ranges) {
  test::expect_even_ranges(*units(13, 5000), 20, 0.8, 1.25);
  test::expect_even_ranges(*units(14, 20'000), 50, 0.8, 1.25);
}

}  // namespace
}  // namespace eightfold::lanes
