#include "reports/cli/parse/range.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "reports/cli/parse/exit_code.hpp"
#include "tests/reports/messages.hpp"

namespace eightfold::cli {
namespace {

std::string refusal_of(std::string_view text, std::string_view reason = {}) {
  return test::message_of<Failure>([&] {
    try {
      parse_range(text, 28, reason);
    } catch (const Failure& failure) {
      EXPECT_EQ(failure.code(), ExitCode::usage);
      throw;
    }
  });
}

void expect_range(std::string_view text, int first, int last) {
  const Range range = parse_range(text, 28);
  EXPECT_EQ(range.first, first) << text;
  EXPECT_EQ(range.last, last) << text;
}

TEST(ParseRange, takes_one_number_or_two) {
  expect_range("8", 8, 8);
  expect_range("0", 0, 0);
  expect_range("28", 28, 28);
  expect_range("4..10", 4, 10);
  expect_range("7..7", 7, 7);
  expect_range("0..28", 0, 28);
}

TEST(ParseRange, refuses_a_range_that_goes_down) {
  EXPECT_EQ(refusal_of("10..4"), "N: the range 10..4 is empty; give 4..10");
}

TEST(ParseRange, says_why_there_is_no_more) {
  EXPECT_EQ(refusal_of("29"), "N: 29 is out of range; give 0 to 28");
  EXPECT_EQ(refusal_of("1..29"), "N: 29 is out of range; give 0 to 28");
  EXPECT_EQ(refusal_of("29", "no room"), "N: 29 is out of range (no room); give 0 to 28");
  EXPECT_EQ(refusal_of("29..30", "no room"), "N: 29 is out of range (no room); give 0 to 28");
}

TEST(ParseRange, names_another_argument) {
  EXPECT_EQ(test::message_of<Failure>([] { parse_range("9", 8, "no room", "--index"); }),
            "--index: 9 is out of range (no room); give 0 to 8");
  EXPECT_EQ(test::message_of<Failure>([] { parse_range("3..1", 8, "", "--index"); }),
            "--index: the range 3..1 is empty; give 1..3");
}

TEST(ParseRange, refuses_what_is_no_range) {
  for (const std::string_view text : {"", "..", "3..", "..3", "x", "1...3", "1..2..3", "1.3", "1 .. 3"})
    EXPECT_TRUE(test::mentions(refusal_of(text), {"N: ", " is not a whole number; give 0 to 28"})) << text;
}

}  // namespace
}  // namespace eightfold::cli
