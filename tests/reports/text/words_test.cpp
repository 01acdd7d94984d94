#include "reports/text/internal/words.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace eightfold::reports {
namespace {

TEST(Words, a_noun_agrees_with_its_count) {
  EXPECT_EQ(counted(0, "orbit"), "0 orbits");
  EXPECT_EQ(counted(1, "orbit"), "1 orbit");
  EXPECT_EQ(counted(2, "box", "boxes"), "2 boxes");
  EXPECT_EQ(noun(1, "box", "boxes"), "box");
}

TEST(Words, digits_are_grouped_from_a_thousand_on) {
  EXPECT_EQ(grouped(0), "0");
  EXPECT_EQ(grouped(999), "999");
  EXPECT_EQ(grouped(1000), "1,000");
  EXPECT_EQ(grouped(14200), "14,200");
  EXPECT_EQ(grouped(-999), "-999");
  EXPECT_EQ(grouped(-1234567), "-1,234,567");
  EXPECT_EQ(grouped(18446744073709551615U), "18,446,744,073,709,551,615");
  EXPECT_EQ(grouped("29363791967678199488"), "29,363,791,967,678,199,488");
  EXPECT_EQ(counted(14200, "orbit"), "14,200 orbits");
}

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
