#include "reports/text/paragraph.hpp"

#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

TEST(WrappedText, breaks_between_words_and_never_inside) {
  EXPECT_EQ(wrapped("aa bb cc", {"- ", "  ", 7}), "- aa bb\n  cc\n");
  EXPECT_EQ(wrapped("aa bb cc", {"", "", 8}), "aa bb cc\n");
  EXPECT_EQ(wrapped("a bbbbbbbbbb c", {"", "", 5}), "a\nbbbbbbbbbb\nc\n");
  EXPECT_EQ(wrapped("ää öö", {"", "", 5}), "ää öö\n");
}

TEST(WrappedText, keeps_a_short_list_together_and_breaks_a_long_one) {
  EXPECT_EQ(wrapped("take [0, 1] now", {"", "", 8}), "take\n[0, 1]\nnow\n");
  EXPECT_EQ(wrapped("take [0, 1", {"", "", 8}), "take [0,\n1\n");
  std::string list = "[0";
  for (int i = 1; i < 32; ++i) list += ", " + std::to_string(i);
  EXPECT_EQ(test::lines_of(wrapped(list + "]", {"", "", 60})).size(), 2U);
}

}  // namespace
}  // namespace eightfold::reports
