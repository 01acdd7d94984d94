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

TEST(JsonInput, rejects_deep_nesting_early) {
  expect_malformed(std::string(100'000, '['), {"deeper than 16"});
  std::string objects;
  for (int i = 0; i < 100'000; ++i) objects += R"({"a":)";
  expect_malformed(objects, {"deeper than 16"});
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
