#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "eightfold/core/solutions.hpp"
#include "eightfold/core/verify.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/core/count/prefixes.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

void expect_completions(int n, const Placement& prefix, std::uint64_t expected) {
  for (const test::Method& method : test::prefix_methods())
    EXPECT_EQ(test::count_by(method, n, prefix).solutions, expected)
        << method << ", n = " << n << ", prefix " << prefix;
}

RC_GTEST_PROP(Completions, of_any_prefix_are_as_many_as_listed, ()) {
  const int n = *test::number(0, 12);
  const auto prefix = *test::placement_on(Board(*test::number(0, n + 1), n));
  const auto expected = test::listed_completions(n, prefix);
  RC_CLASSIFY(expected > 0, "some");
  for (const test::Method& method : test::prefix_methods()) {
    RC_LOG() << method << "\n";
    RC_ASSERT(test::count_by(method, n, prefix).solutions == expected);
  }
}

RC_GTEST_PROP(Completions, of_a_partial_solution_are_as_many_as_listed, ()) {
  const int n = *test::number(1, 12);
  const auto prefix = *test::walk_down(n, *test::number(1, n + 1));
  const auto expected = test::listed_completions(n, prefix);
  RC_CLASSIFY(expected > 0, "some");
  for (const test::Method& method : test::prefix_methods()) {
    RC_LOG() << method << "\n";
    RC_ASSERT(test::count_by(method, n, prefix, *test::number(1, 4)).solutions == expected);
  }
}

TEST(Completions, of_the_first_rows_of_each_solution_are_as_many_as_listed) {
  for (int n = 0; n <= 7; ++n)
    for (const Placement& solution : test::solutions_of(Board::square(n)))
      for (int rows = 0; rows <= n; ++rows) {
        const Placement prefix = test::first_rows(solution, rows);
        expect_completions(n, prefix, test::listed_completions(n, prefix));
      }
}

TEST(Completions, of_a_solution_are_the_solution_itself) {
  for (const int n : {1, 8, 9})
    for (const Placement& solution : test::solutions_of(Board::square(n))) expect_completions(n, solution, 1);
}

TEST(Completions, do_not_exist_below_queens_that_attack_each_other) {
  for (const Placement& prefix : {Placement{3, 3}, Placement{3, 4}, Placement{3, 2}, Placement{0, 4, 2},
                                  Placement{0, 0, 4, 7, 5, 2, 6, 1}, Placement{0, 1, 2, 3, 4, 5, 6, 7}}) {
    expect_completions(8, prefix, 0);
    expect_completions(9, prefix, 0);
  }
}

TEST(Completions, do_not_exist_below_an_infeasible_prefix) {
  ASSERT_TRUE(free_squares({0, 2}, Board::square(4)).empty());
  expect_completions(4, {0, 2}, 0);
  expect_completions(4, {0}, 0);
}

TEST(Completions, of_all_squares_of_the_first_row_add_up_to_all_solutions) {
  for (const test::Method& method : test::prefix_methods())
    for (int n = 1; n <= 10; ++n) {
      std::uint64_t sum = 0;
      for (int column = 0; column < n; ++column) sum += test::count_by(method, n, {column}).solutions;
      EXPECT_EQ(sum, test::published_counts(n).all) << method << ", n = " << n;
    }
}

// These boards use the upper bits of a 32-bit word.
TEST(Completions, on_the_largest_boards_are_as_many_as_listed) {
  for (const int n : {28, 30}) {
    const Placement prefix = test::first_rows(test::constructed_solution(n), n - 10);
    const auto expected = test::listed_completions(n, prefix);
    EXPECT_GT(expected, 0U);
    for (const Engine engine : {Engine::automatic, Engine::backtrack, Engine::lanes})
      for (const test::Method& method : test::methods_of(engine))
        EXPECT_EQ(test::count_by(method, n, prefix).solutions, expected) << method << ", n = " << n;
  }
}

}  // namespace
}  // namespace eightfold
