#include <gtest/gtest.h>

#include "eightfold/core/solutions.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/core/count/prefixes.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

void expect_published(Engine engine, int n) {
  for (const test::Method& method : test::methods_of(engine))
    EXPECT_EQ(test::count_by(method, n).solutions, test::published_counts(n).all) << method << ", n = " << n;
}

TEST(LargerCountsByMethod, of_13_queens_are_as_published_by_every_method) {
  for (const test::Method& method : test::all_methods())
    EXPECT_EQ(test::count_by(method, 13).solutions, test::published_counts(13).all) << method;
}

TEST(LargerCountsByMethod, of_14_queens_are_as_published_by_every_method) {
  for (const test::Method& method : test::all_methods())
    EXPECT_EQ(test::count_by(method, 14).solutions, test::published_counts(14).all) << method;
}

TEST(LargerCountsByMethod, of_15_queens_are_as_published) {
  expect_published(Engine::automatic, 15);
  expect_published(Engine::halves, 15);
}

TEST(LargerCountsByMethod, of_16_queens_are_as_published) {
  expect_published(Engine::automatic, 16);
  expect_published(Engine::halves, 16);
}

TEST(LargerCountsByRule, are_as_published) {
  for (const auto& [rule, n] :
       {std::pair(Rule::superqueens, 13), std::pair(Rule::superqueens, 14), std::pair(Rule::torus, 13),
        std::pair(Rule::torus, 14), std::pair(Rule::rooks, 10)})
    EXPECT_EQ(count_solutions({.n = n, .rule = rule}).solutions, test::published_relative(rule, n).all)
        << name_of(rule) << ", n = " << n;
}

TEST(LargerCountsByMethod, have_the_same_residues_by_every_method) {
  const auto expected = test::count_by({Engine::backtrack, Kernel::automatic}, 13).residues;
  for (const test::Method& method : test::all_methods())
    EXPECT_EQ(test::count_by(method, 13, {}, 2).residues, expected) << method;
}

TEST(LargerCountsByMethod, of_the_largest_boards_of_halves_are_the_lengths_of_the_lists) {
  for (const int n : {17, 18, 20, 21}) {
    const Placement prefix = test::first_rows(*Solutions(Board::square(n)).begin(), 9);
    const auto expected = test::listed_completions(n, prefix);
    EXPECT_GT(expected, 0U);
    for (const test::Method& method : test::all_methods()) {
      if (n >= 20 && method.engine == Engine::halves && method.kernel != available_kernels().front())
        continue;
      EXPECT_EQ(test::count_by(method, n, prefix).solutions, expected) << method << ", n = " << n;
    }
  }
}

}  // namespace
}  // namespace eightfold
