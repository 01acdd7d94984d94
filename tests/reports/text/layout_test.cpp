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
  for (const std::string& out : {flowed(text, {.width = width}), fitted(text, {.width = width})}) {
    for (const std::string& line : test::lines_of(out))
      RC_ASSERT(line.size() <= static_cast<std::size_t>(width) || test::words_of(line).size() == 1 ||
                line.find_first_not_of(' ') == std::string::npos);
    RC_ASSERT(test::words_of(out) == test::words_of(text));
  }
}

TEST(Style, is_ASCII_of_unlimited_width_by_default) {
  EXPECT_FALSE(Style{}.unicode);
  EXPECT_EQ(Style{}.width, 0);
  EXPECT_EQ(Style{}.columns(), 80);
  EXPECT_EQ((Style{.width = 40}.columns()), 40);
}

}  // namespace
}  // namespace eightfold::reports
