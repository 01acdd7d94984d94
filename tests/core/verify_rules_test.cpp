// The definition under each rule, compared with pieces that move step by step.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <array>
#include <set>
#include <stdexcept>
#include <vector>

#include "eightfold/core/verify.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

struct Step {
  int down;
  int right;
};

constexpr std::array<Step, 4> straight = {{{0, 1}, {0, -1}, {1, 0}, {-1, 0}}};
constexpr std::array<Step, 4> diagonal = {{{1, 1}, {1, -1}, {-1, 1}, {-1, -1}}};
constexpr std::array<Step, 8> knight = {
    {{1, 2}, {1, -2}, {-1, 2}, {-1, -2}, {2, 1}, {2, -1}, {-2, 1}, {-2, -1}}};

// The squares that a piece reaches; on the torus it wraps around.
std::set<Square> reached(Square from, Rule rule, Board board) {
  std::set<Square> squares;
  const auto on_board = [&](Square s) {
    return 0 <= s.row && s.row < board.rows() && 0 <= s.column && s.column < board.columns();
  };
  const auto walk = [&](Step step, bool wraps) {
    Square at{from.row + step.down, from.column + step.right};
    for (;; at = {at.row + step.down, at.column + step.right}) {
      if (wraps) at.column = (at.column + board.columns()) % board.columns();
      if (!on_board(at)) return;
      squares.insert(at);
    }
  };
  for (const Step step : straight) walk(step, false);
  if (rule != Rule::rooks)
    for (const Step step : diagonal) walk(step, rule == Rule::torus);
  if (rule == Rule::superqueens)
    for (const auto& [down, right] : knight)
      if (const Square to{from.row + down, from.column + right}; on_board(to)) squares.insert(to);
  squares.erase(from);
  return squares;
}

TEST(AttacksByRule, reach_the_squares_that_the_piece_moves_to) {
  for (const Rule rule : all_rules)
    for (const Board& board :
         {Board::square(1), Board::square(2), Board::square(5), Board::square(6), Board(3, 7)})
      for (int from = 0; from < board.rows() * board.columns(); ++from) {
        const Square piece{from / board.columns(), from % board.columns()};
        const auto squares = reached(piece, rule, board);
        for (int to = 0; to < board.rows() * board.columns(); ++to) {
          const Square target{to / board.columns(), to % board.columns()};
          EXPECT_EQ(attacks(piece, target, rule, board.columns()), squares.contains(target))
              << name_of(rule) << ", " << board << ", " << piece << " and " << target;
        }
      }
}

TEST(AttacksByRule, wrap_around_the_width_of_the_board) {
  EXPECT_TRUE(attacks({0, 4}, {1, 0}, Rule::torus, 5));
  EXPECT_FALSE(attacks({0, 4}, {1, 0}, Rule::torus, 6));
  EXPECT_TRUE(attacks({1, 0}, {0, 4}, Rule::torus, 5));
  EXPECT_TRUE(attacks({0, 31}, {2, 1}, Rule::torus, 32));
}

TEST(AttacksByRule, refuse_an_unknown_rule) {
  EXPECT_THROW(attacks({0, 0}, {1, 1}, static_cast<Rule>(4), 8), std::invalid_argument);
}

TEST(FindAttacksByRule, distinguishes_the_rules) {
  const Placement placement{0, 2, 4, 1, 3};
  EXPECT_TRUE(find_attacks(placement, Rule::queens, 5).empty());
  EXPECT_TRUE(find_attacks(placement, Rule::torus, 5).empty());
  EXPECT_TRUE(find_attacks(placement, Rule::rooks, 5).empty());
  const std::vector<Attack> knights_moves = {
      {{0, 0}, {1, 2}}, {{1, 2}, {2, 4}}, {{1, 2}, {3, 1}}, {{2, 4}, {4, 3}}, {{3, 1}, {4, 3}}};
  EXPECT_EQ(find_attacks(placement, Rule::superqueens, 5), knights_moves);
}

TEST(IsSolutionByRule, depends_on_the_rule) {
  EXPECT_TRUE(is_solution({0, 1, 2}, Board::square(3), Rule::rooks));
  EXPECT_FALSE(is_solution({0, 0, 2}, Board::square(3), Rule::rooks));
  EXPECT_TRUE(is_solution({1, 3, 0, 2}, Board::square(4)));
  EXPECT_FALSE(is_solution({1, 3, 0, 2}, Board::square(4), Rule::torus));
  EXPECT_FALSE(is_solution({1, 3, 0, 2}, Board::square(4), Rule::superqueens));
  EXPECT_TRUE(is_solution({0, 3}, Board(2, 5), Rule::torus));
  EXPECT_FALSE(is_solution({0, 3}, Board(2, 4), Rule::torus));
  for (const Rule rule : all_rules) {
    EXPECT_TRUE(is_solution({}, Board::square(0), rule));
    EXPECT_TRUE(is_solution({0}, Board::square(1), rule));
    EXPECT_FALSE(is_solution({0, 3}, Board(2, 3), rule));
  }
}

RC_GTEST_PROP(FreeSquaresByRule, are_where_one_more_piece_adds_no_attack, ()) {
  const Rule rule = *rc::gen::elementOf(all_rules);
  const auto board = *test::board();
  const auto placement = *test::placement_on(Board(*test::number(0, board.rows() + 1), board.columns()));
  std::vector<Square> expected;
  const auto found = find_attacks(placement, rule, board.columns()).size();
  for (int column = 0; placement.rows() < board.rows() && column < board.columns(); ++column) {
    auto longer = placement;
    longer.push_back(column);
    if (find_attacks(longer, rule, board.columns()).size() == found)
      expected.push_back({placement.rows(), column});
  }
  RC_ASSERT(free_squares(placement, board, rule) == expected);
}

}  // namespace
}  // namespace eightfold
