#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

#include "eightfold/core/count/count.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/core/count/prefixes.hpp"

namespace eightfold {
namespace {

void expect_refusal(int n, const Placement& prefix = {}) {
  for (const test::Method& method : test::all_methods())
    EXPECT_THROW(test::count_by(method, n, prefix), std::invalid_argument) << method << ", n = " << n;
}

TEST(CountErrors, are_boards_of_negative_size) {
  expect_refusal(-1);
  expect_refusal(std::numeric_limits<int>::min());
}

TEST(CountErrors, are_boards_of_more_than_32_rows) {
  expect_refusal(33);
  expect_refusal(33, {0});
  expect_refusal(std::numeric_limits<int>::max(), {0});
}

TEST(CountErrors, are_prefixes_longer_than_the_board) {
  expect_refusal(0, {0});
  expect_refusal(4, {1, 3, 0, 2, 4});
  expect_refusal(4, {0, 0, 0, 0, 0});
}

TEST(CountErrors, are_prefixes_with_a_column_outside_the_board) {
  expect_refusal(4, {4});
  expect_refusal(4, {1, 3, 0, 4});
  expect_refusal(8, {31});
  expect_refusal(8, {0, 0, 8});
}

TEST(CountErrors, are_more_than_28_queens_without_a_prefix) {
  for (int n = 29; n <= 32; ++n) expect_refusal(n);
  EXPECT_EQ(max_counted_n, 28);
}

TEST(CountErrors, are_more_than_28_queens_for_halves) {
  EXPECT_EQ(max_n(Engine::halves), 28);
  for (const test::Method& method : test::methods_of(Engine::halves)) {
    EXPECT_THROW(test::count_by(method, 29), std::invalid_argument) << method;
    const Placement prefix = test::first_rows(test::constructed_solution(30), 29);
    EXPECT_THROW(test::count_by(method, 30, prefix), std::invalid_argument) << method;
  }
}

TEST(CountErrors, are_not_32_queens_with_a_prefix_for_the_others) {
  for (const Engine engine : {Engine::automatic, Engine::backtrack, Engine::lanes}) {
    EXPECT_EQ(max_n(engine), 32);
    for (const test::Method& method : test::methods_of(engine))
      EXPECT_EQ(test::count_by(method, 32, {0, 0}).solutions, 0U) << method;
  }
}

TEST(CountErrors, are_engines_that_are_not_in_the_enumeration) {
  for (const Engine engine : {static_cast<Engine>(5), static_cast<Engine>(-1)}) {
    EXPECT_EQ(name_of(engine), "unknown");
    EXPECT_THROW(max_n(engine), std::invalid_argument);
    EXPECT_THROW((void)supports(engine, Rule::queens), std::invalid_argument);
    EXPECT_THROW(count_solutions({.n = 4, .engine = engine}), std::invalid_argument);
  }
}

TEST(CountErrors, have_distinct_messages) {
  const auto why = [](int n, const Placement& prefix) -> std::string {
    try {
      test::count_by({}, n, prefix);
    } catch (const std::invalid_argument& error) {
      return error.what();
    }
    return {};
  };
  EXPECT_NE(why(33, {}).find("32"), std::string::npos);
  EXPECT_NE(why(29, {}).find("28"), std::string::npos);
  EXPECT_NE(why(4, {4}).find("column"), std::string::npos);
  EXPECT_NE(why(1, {0, 0}).find("rows"), std::string::npos);
}

}  // namespace
}  // namespace eightfold
