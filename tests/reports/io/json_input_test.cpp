#include "reports/io/internal/json_input.hpp"

#include <gtest/gtest.h>

#include <cstddef>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;
using test::Phrases;

void expect_malformed(std::string_view text, Phrases phrases) {
  EXPECT_TRUE(mentions(test::message_of<ParseError>([&] { parse_json(text); }), phrases));
}

void expect_no_columns(std::string_view text, Phrases phrases) {
  const auto message = test::message_of<ParseError>([&] { parse_placement(text, json_notation); });
  EXPECT_TRUE(mentions(message, phrases)) << "for " << text.substr(0, 80);
}

std::string nested(std::size_t levels) { return std::string(levels, '[') + "0" + std::string(levels, ']'); }

TEST(JsonInput, is_parsed) {
  EXPECT_EQ(parse_json(R"( {"a": [1, -2, 0.5, null, true, "ü"]} )")["a"].size(), 6U);
  EXPECT_EQ(parse_json("\"\\u0000\"").get<std::string>(), std::string(1, '\0'));
}

TEST(JsonInput, accepts_sixteen_levels_of_nesting) {
  EXPECT_EQ(parse_json(nested(16)).size(), 1U);
  expect_malformed(nested(17), {"deeper than 16"});
}

TEST(JsonInput, rejects_deep_nesting_early) {
  expect_malformed(std::string(100'000, '['), {"deeper than 16"});
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += R"({"a":)";
  expect_malformed(objects, {"deeper than 16"});
}

TEST(JsonInput, rejects_repeated_keys) {
  expect_malformed(R"({"a":1,"b":2,"a":1})", {R"(key "a")", "twice"});
  expect_malformed(R"([{"x":{"a":1,"\u0061":1}}])", {R"(key "a")", "twice"});
  expect_malformed("{\"\\u001b\":1,\"\\u001b\":1}", {R"(key "\x1b")"});
}

TEST(JsonInput, accepts_a_key_in_several_objects) {
  EXPECT_EQ(parse_json(R"({"a":{"a":1,"b":{"a":2}},"b":[{"a":3},{"a":4}]})").size(), 2U);
}

TEST(JsonInput, names_the_byte_of_an_error) {
  expect_malformed("", {"invalid JSON at byte 1"});
  expect_malformed("[1,]", {"invalid JSON at byte 4"});
  expect_malformed("[1", {"invalid JSON at byte 3"});
  expect_malformed("[1] x", {"invalid JSON at byte 5"});
  expect_malformed("[01]", {"invalid JSON at byte 3"});
  expect_malformed("[NaN]", {"invalid JSON at byte 2"});
  expect_malformed("// a comment\n[]", {"invalid JSON at byte 1"});
}

TEST(JsonInput, must_be_UTF_8) {
  expect_malformed("[\"\xff\"]", {"invalid JSON at byte 3"});
  expect_malformed("{\"\xc3\":0}", {"invalid JSON"});
  expect_malformed("[\"\\ud800\"]", {"invalid JSON"});
}

TEST(JsonInput, rejects_numbers_beyond_the_range_of_double) { expect_malformed("[1e999]", {"out of range"}); }

TEST(JsonColumns, must_be_whole_numbers) {
  struct {
    std::string_view value;
    std::string_view shown;
  } const values[] = {
      {"1.0", "1.0"},
      {"1e0", "1.0"},
      {"0.5", "0.5"},
      {"null", "null"},
      {"true", "true"},
      {R"("1")", R"("1")"},
      {R"("\u001b[31m")", R"(\u001b[31m)"},
      {R"("é")", R"(\u00e9)"},
      {"[1]", "[1]"},
      {R"({"a":1})", R"({"a":1})"},
      {"18446744073709551616", "1.8446744073709552e+19"},
      {"18446744073709551615", "18446744073709551615"},
      {"9223372036854775808", "9223372036854775808"},
      {"-9223372036854775808", "-9223372036854775808"},
      {"4294967296", "4294967296"},
      {"-4294967296", "-4294967296"},
      {"1000", "1000"},
  };
  for (const auto& [value, shown] : values)
    expect_no_columns("[0," + std::string(value) + "]", {shown, "whole numbers"});
}

TEST(JsonColumns, do_not_wrap_around_below_zero) {
  expect_no_columns("[-1,0]", {"-1 does not fit", "2×2"});
  expect_no_columns("[-999,0]", {"-999 does not fit"});
  EXPECT_EQ(parse_placement("[-0,1]", json_notation), (SizedPlacement{{0, 1}, 2}));
}

TEST(JsonColumns, must_be_an_array) {
  for (const std::string_view text : {"5", "null", R"("[0]")", R"({"columns":0})", R"({"columns":{}})"})
    expect_no_columns(text, {"array", "whole numbers"});
}

TEST(JsonColumns, must_be_the_only_key_of_their_object) {
  expect_no_columns(R"({"columns":[0],"size":1})", {R"("size")", R"("columns")"});
  expect_no_columns("{\"\\u0007\":0}", {R"("\x07")"});
  expect_no_columns("{}", {R"({"columns":[)"});
  expect_no_columns(R"({"columns":[0],"columns":[0]})", {"twice"});
}

TEST(JsonColumns, must_be_at_most_32) {
  std::string columns = "[0";
  for (int i = 1; i < 8'000; ++i) columns += ",0";
  expect_no_columns(columns + "]", {"8000 queens", "32"});
}

TEST(JsonColumns, are_not_nested_deeply) {
  expect_no_columns(std::string(10'000, '[') + ",0", {"deeper than 16"});
  expect_no_columns(R"({"columns":)" + std::string(10'000, '['), {"deeper than 16"});
}

}  // namespace
}  // namespace eightfold::reports
