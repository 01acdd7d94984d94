#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::test {
namespace {

std::vector<std::string> counts(int n) {
  const ProgramRun run = eightfold("tree " + std::to_string(n));
  EXPECT_EQ(run.exit_code, 0);
  std::vector<std::string> last_words;
  const auto lines = lines_of(run.out);
  for (std::size_t i = 3; i < lines.size(); ++i)
    last_words.push_back(lines[i].substr(lines[i].rfind(' ') + 1));
  return last_words;
}

TEST(Tree, of_eight_queens_has_2057_boards) {
  EXPECT_EQ(counts(8), (std::vector<std::string>{"1", "8", "42", "140", "344", "568", "550", "312", "92",
                                                 "2,057", "92"}));
}

TEST(Tree, of_zero_queens_is_the_empty_board) {
  EXPECT_EQ(counts(0), (std::vector<std::string>{"1", "1", "1"}));
}

TEST(Tree, of_two_queens_ends_before_the_last_row) {
  EXPECT_EQ(counts(2), (std::vector<std::string>{"1", "2", "0", "3", "0"}));
}

}  // namespace
}  // namespace eightfold::test
