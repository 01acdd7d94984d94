#include "reports/text/internal/layout.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

// Checks that only a single word can make a line too long, and that the words stay the same.
RC_GTEST_PROP(Layout, breaks_lines_only_between_words, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab  \nQ[]")));
  const int width = *rc::gen::inRange(1, 30);
  const std::string out = flowed(text, {.width = width});
  for (const std::string& line : test::lines_of(out))
    RC_ASSERT(line.size() <= static_cast<std::size_t>(width) || test::words_of(line).size() == 1 ||
              line.find_first_not_of(' ') == std::string::npos);
  RC_ASSERT(test::words_of(out) == test::words_of(text));
}

// Checks that no line is too long and that the lines contain the words of the text.
RC_GTEST_PROP(Fitted, makes_lines_that_fit_and_keeps_every_word, ()) {
  const auto text = *rc::gen::container<std::string>(rc::gen::elementOf(std::string("ab  \nQ[]")));
  const int width = *rc::gen::inRange(1, 30);
  const std::string fit = fitted(text, {.width = width});
  for (const std::string& line : test::lines_of(fit))
    RC_ASSERT(line.size() <= static_cast<std::size_t>(width));
  const auto letters = [](std::string s) {
    std::erase_if(s, [](char c) { return c == ' ' || c == '\n'; });
    return s;
  };
  RC_ASSERT(letters(fit) == letters(text));
}

TEST(Folded, breaks_a_word_that_is_longer_than_a_line) {
  using Lines = std::vector<std::string>;
  EXPECT_EQ(folded("abcdefgh ij", 3), (Lines{"abc", "def", "gh", "ij"}));
  EXPECT_EQ(folded("王小明王", 5), (Lines{"王小", "明王"}));
  EXPECT_EQ(folded("王小", 1), (Lines{"王", "小"}));
  EXPECT_EQ(folded("ne\u0308on", 2), (Lines{"ne\u0308", "on"}));
}

TEST(Style, is_ASCII_of_unlimited_width_by_default) {
  EXPECT_FALSE(Style{}.unicode);
  EXPECT_EQ(Style{}.width, 0);
  EXPECT_EQ(Style{}.columns(), 80);
  EXPECT_EQ((Style{.width = 40}.columns()), 40);
}

}  // namespace
}  // namespace eightfold::reports
