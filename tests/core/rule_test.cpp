#include "eightfold/core/rule.hpp"

#include <gtest/gtest.h>

namespace eightfold {
namespace {

TEST(Rule, is_found_by_its_name) {
  for (const Rule rule : all_rules) EXPECT_EQ(rule_named(name_of(rule)), rule) << name_of(rule);
  EXPECT_EQ(rule_named("bishops"), std::nullopt);
  EXPECT_EQ(rule_named(""), std::nullopt);
}

TEST(Rule, is_queens_by_default) { EXPECT_EQ(Rule(), Rule::queens); }

TEST(Rule, that_is_not_in_the_enumeration_is_unknown) {
  EXPECT_EQ(name_of(static_cast<Rule>(4)), "unknown");
  EXPECT_EQ(name_of(static_cast<Rule>(255)), "unknown");
}

TEST(Rule, names_the_piece) {
  EXPECT_EQ(piece_of(Rule::queens), "queen");
  EXPECT_EQ(piece_of(Rule::superqueens), "superqueen");
  EXPECT_EQ(piece_of(Rule::torus), "queen");
  EXPECT_EQ(piece_of(Rule::rooks), "rook");
}

}  // namespace
}  // namespace eightfold
