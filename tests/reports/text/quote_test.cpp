#include "reports/text/quote.hpp"

#include <gtest/gtest.h>

namespace eightfold::reports {
namespace {

TEST(ShellWord, is_quoted_where_a_shell_would_take_it_for_something_else) {
  EXPECT_EQ(shell_word("run.ledger"), "run.ledger");
  EXPECT_EQ(shell_word("../a-b/c_d.9"), "../a-b/c_d.9");
  EXPECT_EQ(shell_word("my run"), "'my run'");
  EXPECT_EQ(shell_word("$HOME"), "'$HOME'");
  EXPECT_EQ(shell_word("it's"), "'it'\\''s'");
  EXPECT_EQ(shell_word(""), "''");
  EXPECT_EQ(shell_word("-o"), "./-o");
}

}  // namespace
}  // namespace eightfold::reports
