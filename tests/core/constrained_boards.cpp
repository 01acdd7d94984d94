#include "tests/core/constrained_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "core/internal/constraints.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/rank.hpp"
#include "eightfold/core/verify.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::test {
namespace {

// By definition, in the order that find_contradiction() documents.
std::optional<Contradiction> plain_contradiction(const Drawing& drawing, Rule rule) {
  using enum Contradiction::Kind;
  const int n = static_cast<int>(drawing.size());
  const auto at = [&](Square square) {
    return drawing[static_cast<std::size_t>(square.row)][static_cast<std::size_t>(square.column)];
  };
  const auto is_required = [&](Square square) { return at(square) == 'Q' || at(square) == '!'; };
  std::vector<Square> squares;
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) squares.push_back({row, column});
  for (const Square square : squares)
    if (at(square) == '!') return Contradiction{blocked, square, {}};
  for (const Square first : squares)
    for (const Square second : squares)
      if (first < second && is_required(first) && is_required(second) && can_move(rule, n, first, second))
        return Contradiction{attack, first, second};
  const auto is_allowed = [&](Square square) {
    return at(square) == 'Q' || (at(square) == '.' && std::ranges::none_of(squares, [&](Square other) {
                                   return other.row == square.row && is_required(other);
                                 }));
  };
  for (int line = 0; line < n; ++line)
    if (std::ranges::none_of(squares, [&](Square s) { return s.row == line && is_allowed(s); }))
      return Contradiction{row, {line, 0}, {}};
  for (int line = 0; line < n; ++line)
    if (std::ranges::none_of(squares, [&](Square s) { return s.column == line && is_allowed(s); }))
      return Contradiction{column, {0, line}, {}};
  return std::nullopt;
}

std::vector<Placement> those_that_begin_with(const Placement& prefix, std::vector<Placement> solutions) {
  std::erase_if(solutions, [&](const Placement& solution) {
    return !std::equal(prefix.begin(), prefix.end(), solution.begin());
  });
  return solutions;
}

// The search tries a subset of the allowed squares, with every solution.
void expect_search_squares(const Board& board, Rule rule, const std::vector<Placement>& solutions) {
  const SearchSquares squares = search_squares(board, rule);
  const auto allows = [&](const Placement& solution) {
    for (int row = 0; row < board.rows(); ++row)
      if ((squares.allowed[static_cast<std::size_t>(row)] >> solution[row] & 1) == 0) return false;
    return true;
  };
  EXPECT_TRUE(std::ranges::all_of(solutions, allows));
  EXPECT_TRUE(squares.is_feasible || solutions.empty());
  for (int row = 0; row < board.rows(); ++row)
    EXPECT_EQ(squares.allowed[static_cast<std::size_t>(row)] & ~board.allowed(row), 0U);
}

void expect_counts(const Board& board, Rule rule, std::uint64_t solutions) {
  const int n = board.columns();
  for (const Engine engine : {Engine::automatic, Engine::backtrack, Engine::lanes, Engine::permanent}) {
    if (!supports(engine, rule)) continue;
    const CountResult result = count_solutions({.n = n, .board = board, .rule = rule, .engine = engine});
    EXPECT_EQ(result.solutions, solutions) << name_of(engine);
  }
}

void expect_ranks(const Board& board, const std::vector<Placement>& solutions) {
  SolutionRanks ranks(board);
  EXPECT_EQ(ranks.size(), solutions.size());
  EXPECT_THROW(ranks.at(solutions.size()), std::out_of_range);
  for (std::size_t rank = 0; rank < solutions.size(); rank += 1 + solutions.size() / 4) {
    EXPECT_EQ(ranks.at(rank), solutions[rank]);
    EXPECT_EQ(ranks.rank_of(solutions[rank]), rank);
  }
}

}  // namespace

void expect_solutions_by_definition(const Drawing& drawing, Rule rule) {
  const Board board = board_of(drawing);
  const std::vector<Placement> solutions = plain_solutions(drawing, rule);
  const std::optional<Contradiction> contradiction = plain_contradiction(drawing, rule);
  EXPECT_EQ(solutions_of(board, {}, rule), solutions);
  EXPECT_TRUE(find_contradiction(board, rule) == contradiction);
  EXPECT_TRUE(!contradiction || solutions.empty());
  EXPECT_TRUE(
      std::ranges::all_of(solutions, [&](const Placement& s) { return is_solution(s, board, rule); }));
  expect_search_squares(board, rule, solutions);
  expect_counts(board, rule, solutions.size());
  if (rule == Rule::queens) expect_ranks(board, solutions);
  if (board.columns() < 2) return;
  for (const Placement& prefix : {Placement{1}, Placement{0, board.columns() - 1}})
    EXPECT_EQ(solutions_of(board, prefix, rule), those_that_begin_with(prefix, solutions)) << prefix;
}

}  // namespace eightfold::test
