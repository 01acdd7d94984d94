#include "eightfold/symmetry/fixed_solutions.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/action.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
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
    EXPECT_EQ(count_half_turn_solutions({.n = n}), solutions_fixed_by(Symmetry::rotate180, n)) << "n = " << n;
    EXPECT_EQ(count_quarter_turn_solutions({.n = n}), solutions_fixed_by(Symmetry::rotate90, n))
        << "n = " << n;
  }
}

TEST(FixedSolutions, agree_with_the_list_of_a_plain_search) {
  for (int n = 0; n <= 16; ++n)
    EXPECT_EQ(count_half_turn_solutions({.n = n}), listed(n, Turn::half)) << "n = " << n;
  for (int n = 0; n <= 24; ++n)
    EXPECT_EQ(count_quarter_turn_solutions({.n = n}), listed(n, Turn::quarter)) << "n = " << n;
}

TEST(FixedSolutions, under_the_half_turn_are_as_published) {
  for (int n = 0; n <= 21; ++n)
    EXPECT_EQ(count_half_turn_solutions({.n = n}), test::published_counts(n).half_turn.value())
        << "n = " << n;
}

TEST(FixedSolutions, under_the_quarter_turn_are_as_published) {
  for (int n = 0; n <= 40; ++n)
    EXPECT_EQ(count_quarter_turn_solutions({.n = n}), test::published_counts(n).quarter_turn.value())
        << "n = " << n;
}

TEST(FixedSolutions, under_the_quarter_turn_are_zero_unless_n_is_0_or_1_modulo_4) {
  for (int n = 0; n <= largest_quarter_turn_n; ++n)
    if (n % 4 > 1) {
      EXPECT_EQ(count_quarter_turn_solutions({.n = n}), 0U) << "n = " << n;
    }
}

TEST(FixedSolutions, are_the_same_on_several_threads) {
  for (const int threads : {0, 1, 2, 3}) {
    for (const int n : {0, 1, 2, 3, 4, 5, 12, 17})
      EXPECT_EQ(count_half_turn_solutions({.n = n}, {.threads = threads}),
                test::published_counts(n).half_turn.value())
          << "n = " << n << ", " << threads << " threads";
    for (const int n : {0, 1, 2, 4, 5, 12, 33})
      EXPECT_EQ(count_quarter_turn_solutions({.n = n}, {.threads = threads}),
                test::published_counts(n).quarter_turn.value())
          << "n = " << n << ", " << threads << " threads";
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
    count_half_turn_solutions({.n = n}, {.threads = 2, .on_progress = on_progress});
    expect_heard(n);
  }
  for (const int n : {4, 5, 8, 16, 33}) {
    count_quarter_turn_solutions({.n = n}, {.threads = 2, .on_progress = on_progress});
    expect_heard(n);
  }
}

TEST(FixedSolutions, rethrow_exceptions_of_the_listener) {
  const auto enough = [](double) { throw std::runtime_error("enough"); };
  EXPECT_THROW(count_half_turn_solutions({.n = 12}, {.threads = 2, .on_progress = enough}),
               std::runtime_error);
  EXPECT_THROW(count_quarter_turn_solutions({.n = 12}, {.threads = 2, .on_progress = enough}),
               std::runtime_error);
}

TEST(FixedSolutions, under_the_half_turn_are_defined_for_0_to_40_rows) {
  for (const int n : {-1, 41, 71})
    EXPECT_THROW(count_half_turn_solutions({.n = n}), std::invalid_argument) << "n = " << n;
}

TEST(FixedSolutions, under_the_quarter_turn_are_defined_for_0_to_71_rows) {
  for (const int n : {-1, 72, 74})
    EXPECT_THROW(count_quarter_turn_solutions({.n = n}), std::invalid_argument) << "n = " << n;
}

}  // namespace
}  // namespace eightfold
