#include "reports/cli/parse/numbers.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <string_view>

#include "tests/reports/cli/usage_failure.hpp"

namespace eightfold::cli {
namespace {

using test::mentions;
using test::usage_failure_of;

std::string number_error(std::string_view text, const Bounds& bounds) {
  return usage_failure_of([&] { parse_number("--rows", text, bounds); });
}

TEST(ParseNumber, accepts_both_ends_of_the_bounds) {
  EXPECT_EQ(parse_number("N", "0", {0, 32}), 0U);
  EXPECT_EQ(parse_number("N", "32", {0, 32}), 32U);
  EXPECT_EQ(parse_number("N", "5", {5, 5}), 5U);
  EXPECT_EQ(parse_number("N", "007", {0, 32}), 7U);
  EXPECT_EQ(parse_number("N", "18446744073709551615", {}), no_limit);
}

TEST(ParseNumber, does_not_wrap_around) {
  for (const std::string_view text : {"-1", "-0", "-18446744073709551615", "18446744073709551616",
                                      "4294967296", "99999999999999999999999999999999999999999999999999"})
    EXPECT_TRUE(mentions(number_error(text, {0, 32}), {text.substr(0, 40), "out of range; give 0 to 32"}));
  EXPECT_TRUE(
      mentions(number_error("18446744073709551616", {}), {"out of range; give 0 to 18446744073709551615"}));
}

TEST(ParseNumber, rejects_everything_but_decimal_digits) {
  for (const std::string_view text :
       {"", "-", "+5", " 5", "5 ", "5.0", "1e1", "0x10", "five", "5x", "--5", "1_000"})
    EXPECT_TRUE(mentions(number_error(text, {0, 32}),
                         {"--rows: ", "\"" + std::string(text) + "\" is not a whole number; give 0 to 32"}));
  EXPECT_TRUE(mentions(number_error("5\x1b[31m", {0, 32}), {R"("5\x1b[31m")"}));
}

RC_GTEST_PROP(ParseNumber, is_the_inverse_of_printing, (std::uint64_t number)) {
  RC_ASSERT(parse_number("N", std::to_string(number), {}) == number);
}

std::string range_error(std::string_view text, std::string_view reason = {}) {
  return usage_failure_of([&] { parse_range("N", text, {0, 28, reason}); });
}

void expect_range(std::string_view text, int first, int last) {
  const Range range = parse_range("N", text, {0, 28});
  EXPECT_EQ(range.first, first) << text;
  EXPECT_EQ(range.last, last) << text;
}

TEST(ParseRange, accepts_one_number_or_two) {
  expect_range("8", 8, 8);
  expect_range("0", 0, 0);
  expect_range("28", 28, 28);
  expect_range("4..10", 4, 10);
  expect_range("7..7", 7, 7);
  expect_range("0..28", 0, 28);
}

TEST(ParseRange, rejects_other_text) {
  for (const std::string_view text : {"", "..", "3..", "..3", "x", "1...3", "1..2..3", "1.3", "1 .. 3"})
    EXPECT_TRUE(mentions(range_error(text), {"N: ", " is not a whole number; give 0 to 28"})) << text;
}

}  // namespace
}  // namespace eightfold::cli
