#include "reports/notation/internal/array_items.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

std::vector<std::string> items_of(std::string_view text, std::size_t piece_size) {
  std::vector<std::string> items;
  ArrayItems array(100, [&](std::string_view item) { items.emplace_back(item); });
  for (; !text.empty(); text.remove_prefix(std::min(piece_size, text.size())))
    array.add(text.substr(0, piece_size));
  array.finish();
  return items;
}

TEST(ArrayItems, are_the_same_for_pieces_of_any_size) {
  const std::vector<std::string> expected = {"[1, [2]]", R"({"a":"],[\"\\"})", "3", R"("x")", "null"};
  for (const std::size_t size : {1U, 2U, 3U, 7U, 1000U})
    EXPECT_EQ(items_of("\n [[1, [2]],{\"a\":\"],[\\\"\\\\\"} ,3\n, \"x\",null ]\r\n", size), expected)
        << size;
  EXPECT_EQ(items_of("[ ]", 1), std::vector<std::string>{});
}

TEST(ArrayItems, are_refused_at_the_first_byte_that_continues_no_array) {
  const auto expect_error = [](std::string_view text, std::string_view message) {
    EXPECT_EQ(test::message_of<ParseError>([&] { items_of(text, 2); }), message) << text;
  };
  expect_error("{}", "invalid JSON at byte 1");
  expect_error("[1", "invalid JSON at byte 3");
  expect_error("[1,]", "invalid JSON at byte 4");
  expect_error("[,1]", "invalid JSON at byte 2");
  expect_error("[1}", "invalid JSON at byte 3");
  expect_error("[1] 2", "invalid JSON at byte 5");
  expect_error(std::string(100, '['), "JSON nested deeper than 16 levels");
}

TEST(ArrayItems, that_are_too_long_are_visited_before_their_end) {
  std::string item;
  ArrayItems array(4, [&](std::string_view text) {
    item = text;
    throw ParseError("too long");
  });
  EXPECT_THROW(array.add("[1234567"), ParseError);
  EXPECT_EQ(item, "12345");
}

}  // namespace
}  // namespace eightfold::reports
