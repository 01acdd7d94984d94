#include "reports/text/internal/rule_words.hpp"

#include <gtest/gtest.h>

namespace eightfold::reports {
namespace {

TEST(RuleWords, name_the_solutions) {
  EXPECT_EQ(solutions_of_rule(Rule::queens, 8), "8-queens solutions");
  EXPECT_EQ(solutions_of_rule(Rule::superqueens, 8), "8-superqueens solutions");
  EXPECT_EQ(solutions_of_rule(Rule::torus, 7), "7-queens solutions on the torus");
  EXPECT_EQ(solutions_of_rule(Rule::rooks, 5), "5-rooks solutions");
}

TEST(RuleWords, name_the_puzzle) {
  EXPECT_EQ(puzzle_of_rule(Rule::queens, 8), "8-queens puzzle");
  EXPECT_EQ(puzzle_of_rule(Rule::superqueens, 10), "10-superqueens puzzle");
  EXPECT_EQ(puzzle_of_rule(Rule::torus, 7), "7-queens puzzle on the torus");
  EXPECT_EQ(puzzle_of_rule(Rule::rooks, 0), "0-rooks puzzle");
}

TEST(RuleWords, name_the_pieces_and_the_board) {
  EXPECT_EQ(pieces_of_rule(Rule::queens), "queens");
  EXPECT_EQ(pieces_of_rule(Rule::superqueens), "superqueens");
  EXPECT_EQ(pieces_of_rule(Rule::torus), "queens");
  EXPECT_EQ(pieces_of_rule(Rule::rooks), "rooks");
  for (const Rule rule : all_rules) EXPECT_EQ(board_of_rule(rule), rule == Rule::torus ? "torus" : "board");
}

TEST(RuleWords, differ_for_every_rule) {
  EXPECT_EQ(facts_of(Rule::queens).meaning, "queens");
  EXPECT_EQ(facts_of(Rule::superqueens).meaning, "superqueens (queen and knight)");
  EXPECT_EQ(facts_of(Rule::torus).meaning, "queens on the torus (diagonals wrap around)");
  EXPECT_EQ(facts_of(Rule::rooks).meaning, "rooks (rows and columns only)");
}

}  // namespace
}  // namespace eightfold::reports
