#include "reports/text/internal/words.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace eightfold::reports {
namespace {

TEST(Words, items_are_joined_by_a_separator) {
  EXPECT_EQ(joined(std::vector<std::string>{}), "");
  EXPECT_EQ(joined(std::vector<std::string>{"a"}), "a");
  EXPECT_EQ(joined(std::vector<int>{3, 1, 2}, " + "), "3 + 1 + 2");
  EXPECT_EQ(joined(std::vector<int>{3, 1}, ", ", [](int n) { return n * n; }), "9, 1");
}

TEST(Words, a_phrase_has_a_conjunction_before_its_last_item) {
  const std::vector<std::string_view> letters = {"a", "b", "c"};
  EXPECT_EQ(phrase(std::vector<std::string>{}), "");
  EXPECT_EQ(phrase(std::vector{letters[0]}), "a");
  EXPECT_EQ(phrase(std::vector{letters[0], letters[1]}), "a and b");
  EXPECT_EQ(phrase(letters, {}, "or"), "a, b or c");
}

}  // namespace
}  // namespace eightfold::reports
