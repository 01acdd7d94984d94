#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <atomic>
#include <numeric>
#include <ranges>
#include <stdexcept>

#include "core/internal/constraints.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/core/stop_token.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

constexpr std::array<Rule, 3> relatives = {Rule::superqueens, Rule::torus, Rule::rooks};

CountParams params_of(Rule rule, int n, const Placement& prefix = {}) {
  CountParams params = {.n = n, .rule = rule};
  if (!prefix.empty()) params.board = with_prefix(Board::square(n), prefix);
  return params;
}

std::uint64_t listed(Rule rule, int n, const Placement& prefix = {}) {
  return static_cast<std::uint64_t>(std::ranges::distance(Solutions(Board::square(n), prefix, rule)));
}

void expect_published(Rule rule, int largest) {
  for (int n = 1; n <= largest; ++n)
    EXPECT_EQ(count_solutions(params_of(rule, n)).solutions, test::published_relative(rule, n).all)
        << name_of(rule) << ", n = " << n;
}

TEST(CountByRule, is_as_published) {
  expect_published(Rule::superqueens, 12);
  expect_published(Rule::torus, 13);
  expect_published(Rule::rooks, 20);
}

TEST(CountByRule, is_the_length_of_the_list) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= 8; ++n)
      EXPECT_EQ(count_solutions(params_of(rule, n)).solutions, listed(rule, n))
          << name_of(rule) << ", n = " << n;
}

RC_GTEST_PROP(CountByRule, after_any_prefix_is_the_length_of_the_list, ()) {
  const Rule rule = *rc::gen::elementOf(all_rules);
  const int n = *test::number(0, 9);
  const auto prefix = *test::placement_on(Board(*test::number(0, n + 1), n));
  const auto expected = listed(rule, n, prefix);
  RC_CLASSIFY(expected > 0, "some");
  CountParams params = params_of(rule, n, prefix);
  RC_ASSERT(count_solutions(params).solutions == expected);
  if (rule != Rule::rooks) return;
  params.engine = Engine::permanent;
  RC_ASSERT(count_solutions(params).solutions == expected);
}

TEST(CountByRule, after_each_square_of_the_first_row_adds_up_to_all) {
  for (const auto& [rule, n] : {std::pair(Rule::superqueens, 11), std::pair(Rule::superqueens, 12),
                                std::pair(Rule::torus, 11), std::pair(Rule::rooks, 7)}) {
    std::uint64_t sum = 0;
    for (int column = 0; column < n; ++column) sum += count_solutions(params_of(rule, n, {column})).solutions;
    EXPECT_EQ(sum, test::published_relative(rule, n).all) << name_of(rule) << ", n = " << n;
  }
}

TEST(CountByRule, uses_the_backtracking_engine) {
  for (const Rule rule : {Rule::superqueens, Rule::torus})
    for (const Engine engine : {Engine::automatic, Engine::backtrack}) {
      CountParams params = params_of(rule, 11);
      params.engine = engine;
      EXPECT_EQ(count_solutions(params).engine, Engine::backtrack) << name_of(rule);
      EXPECT_EQ(count_solutions(params).kernel, Kernel::automatic) << name_of(rule);
    }
}

TEST(CountByRule, visits_the_boards_below_the_left_half_of_the_first_row) {
  for (const Rule rule : relatives)
    for (const int n : {7, 8}) {
      std::uint64_t boards = 0;
      for (int column = 0; column < (n + 1) / 2; ++column) {
        Solutions solutions(Board::square(n), {column}, rule);
        for (auto at = solutions.begin(); at != solutions.end(); ++at) continue;
        const BoardsByDepth& listed = solutions.boards_by_depth();
        boards = std::accumulate(listed.begin(), listed.end(), boards);
      }
      EXPECT_EQ(count_solutions(params_of(rule, n)).statistics.boards, boards)
          << name_of(rule) << ", n = " << n;
    }
}

TEST(CountByRule, of_queens_uses_the_faster_engines) {
  EXPECT_EQ(count_solutions(params_of(Rule::queens, 10)).engine, Engine::lanes);
}

TEST(CountByRule, of_more_than_10_rooks_visits_no_boards) {
  for (const int n : {1, 10, 11, 20}) {
    const CountResult result = count_solutions(params_of(Rule::rooks, n), {.threads = 2});
    EXPECT_EQ(result.engine, n > max_visited_rooks ? Engine::permanent : Engine::backtrack) << "n = " << n;
    EXPECT_EQ(result.threads, n > max_visited_rooks ? 1 : 2) << "n = " << n;
    EXPECT_EQ(result.statistics.boards == 0, n > max_visited_rooks) << "n = " << n;
    for (std::size_t i = 0; i < check_primes.size(); ++i)
      EXPECT_EQ(result.residues[i], result.solutions % check_primes[i]) << "n = " << n;
  }
}

// The derangements: D(n) = (n - 1) (D(n - 1) + D(n - 2)), OEIS A000166.
TEST(CountByRule, of_rooks_off_the_main_diagonal_is_the_number_of_derangements) {
  std::uint64_t before = 1;
  std::uint64_t expected = 0;
  for (int n = 1; n <= 20; ++n) {
    Board board = Board::square(n);
    for (int i = 0; i < n; ++i) board.block({i, i});
    EXPECT_EQ(count_solutions({n, board, Rule::rooks, Engine::permanent}).solutions, expected) << "n = " << n;
    before = std::exchange(expected, static_cast<std::uint64_t>(n) * (expected + before));
  }
}

TEST(CountByRule, of_rooks_in_few_squares_of_many_rows_is_left_to_the_backtracking_engine) {
  Board board = Board::square(32);
  for (int row = 0; row < 32; ++row)
    for (int column = 0; column < 32; ++column)
      if (column / 2 != row / 2) board.block({row, column});
  EXPECT_EQ(count_solutions({32, board, Rule::rooks}).solutions, std::uint64_t{1} << 16U);
  EXPECT_THROW(count_solutions({32, board, Rule::rooks, Engine::permanent}), std::invalid_argument);
}

TEST(CountByRule, of_rooks_stops_on_request) {
  const std::atomic<bool> requested = true;
  EXPECT_THROW(count_solutions(params_of(Rule::rooks, 20), {.stop = StopToken(requested)}), Stopped);
}

TEST(CountByRule, is_refused_by_the_engines_for_other_rules) {
  for (const Rule rule : all_rules)
    for (const Engine engine : {Engine::lanes, Engine::halves, Engine::permanent}) {
      if (supports(engine, rule)) continue;
      CountParams params = params_of(rule, 8);
      params.engine = engine;
      EXPECT_THROW(count_solutions(params), std::invalid_argument) << name_of(rule) << name_of(engine);
    }
}

TEST(CountByRule, ends_at_64_bits) {
  EXPECT_EQ(max_counted_n_of(Rule::queens), max_counted_n);
  EXPECT_EQ(max_counted_n_of(Rule::superqueens), max_counted_n);
  EXPECT_EQ(max_counted_n_of(Rule::torus), max_counted_n);
  EXPECT_EQ(max_counted_n_of(Rule::rooks), 20);
  for (const Rule rule : all_rules)
    EXPECT_THROW(count_solutions(params_of(rule, max_counted_n_of(rule) + 1)), std::invalid_argument);
  EXPECT_THROW(count_solutions(params_of(Rule::rooks, 21)), std::invalid_argument);
  EXPECT_THROW(count_solutions(params_of(Rule::rooks, 22, {0})), std::invalid_argument);
  Placement diagonal;
  for (int row = 0; row < 26; ++row) diagonal.push_back(row);
  EXPECT_EQ(count_solutions(params_of(Rule::rooks, 32, diagonal)).solutions, 720U);
}

}  // namespace
}  // namespace eightfold
