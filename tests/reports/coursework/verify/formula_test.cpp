#include "eightfold/reports/coursework/verify/formula.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {
namespace {

using coursework::Formula;
using coursework::Quantities;
using coursework::Rational;

const Quantities eight_queens = {{"Q", 92}, {"H", 4}, {"R", 0}, {"order", 8}, {"half", Rational(1, 2)}};

std::optional<Rational> value(std::string_view text) { return Formula(text).value(eight_queens); }

std::string formula_error_of(std::string_view text) {
  return message_of<reports::ParseError>([&] { Formula formula(text); });
}

std::string repeated(std::string_view text, int times) {
  std::string result;
  for (int i = 0; i < times; ++i) result += text;
  return result;
}

TEST(Formula, is_exact) {
  EXPECT_EQ(value("Q / order"), Rational(23, 2));
  EXPECT_EQ(value("(Q + H + 2 * R) / order"), 12);
  EXPECT_EQ(value("1/3 + 1/6"), Rational(1, 2));
  EXPECT_EQ(value("2^200 + 1 - 2^200"), 1);
  EXPECT_EQ(value("18446744073709551616"), Rational(Integer("18446744073709551616")));
}

TEST(Formula, reads_operations_in_the_order_of_a_textbook) {
  EXPECT_EQ(value("2 + 3 * 4"), 14);
  EXPECT_EQ(value("20 - 5 - 3"), 12);
  EXPECT_EQ(value("48 / 4 / 2"), 6);
  EXPECT_EQ(value("2 * 3 ^ 2"), 18);
  EXPECT_EQ(value("2 ^ 3 ^ 2"), 512);
  EXPECT_EQ(value("-2 ^ 2"), -4);
  EXPECT_EQ(value("(-2) ^ 2"), 4);
  EXPECT_EQ(value("3 - -2"), 5);
  EXPECT_EQ(value("half ^ 3"), Rational(1, 8));
  EXPECT_EQ(value(" ( ( 7 ) ) "), 7);
}

TEST(Formula, ignores_leading_zeros) {
  EXPECT_EQ(value("010"), 10);
  EXPECT_EQ(value("09 + 000"), 9);
}

TEST(Formula, rounds_fractions_only) {
  EXPECT_EQ(value("rounded_down(Q / order)"), 11);
  EXPECT_EQ(value("rounded_up(Q / order) + 1"), 13);
  EXPECT_EQ(value("rounded_down(-half)"), -1);
  EXPECT_EQ(value("rounded_up(-half)"), 0);
  EXPECT_EQ(value("rounded_down(Q / H)"), std::nullopt);
  EXPECT_EQ(value("rounded_up(0)"), std::nullopt);
}

TEST(Formula, has_one_way_to_color_nothing) {
  EXPECT_EQ(value("0 ^ 0"), 1);
  EXPECT_EQ(value("R ^ 3"), 0);
  EXPECT_EQ(value("half ^ 0"), 1);
}

TEST(Formula, has_no_value_if_undefined) {
  for (const std::string_view text :
       {"1/0", "1 / R", "Q / (H - 4)", "unknown", "Q + q", "2 ^ half", "2 ^ -1", "2 ^ 10001", "2^2^2^2^9",
        "2^65536", "(2^9999)^7", "(1/2)^9999 * (1/2)^9999 ^ 7", "9999^9999", "0 * (1/0)"})
    EXPECT_EQ(value(text), std::nullopt) << text;
  EXPECT_TRUE(value("2 ^ 10000"));
  EXPECT_TRUE(value("(2 ^ 6553) ^ 10"));
}

TEST(Formula, can_be_written_in_words) {
  const auto shown = [](std::string_view text) {
    return Formula(text).written([](std::string_view name) { return "<" + std::string(name) + ">"; });
  };
  EXPECT_EQ(shown("(Q + H_2 + 10) / order"), "(<Q> + <H_2> + 10) / <order>");
  EXPECT_EQ(shown("rounded_down(Q/order)"), "<rounded_down>(<Q>/<order>)");
  EXPECT_EQ(shown("2 ^ 3"), "2 ^ 3");
}

TEST(Formula, knows_its_names) {
  EXPECT_EQ(Formula("(Q + H + Q) / rounded_up(order / 3)").names(),
            (std::vector<std::string>{"H", "Q", "order"}));
  EXPECT_TRUE(Formula("1 + 2").names().empty());
}

TEST(Formula, reports_the_place_of_an_error) {
  EXPECT_TRUE(
      mentions(formula_error_of(""), {"the end of the formula at character 1", "a number, a name or ("}));
  EXPECT_TRUE(mentions(formula_error_of("Q +"), {"the end of the formula at character 4"}));
  EXPECT_TRUE(mentions(formula_error_of("(Q"), {"the end of the formula at character 3", "expected )"}));
  EXPECT_TRUE(mentions(formula_error_of("Q H"), {"\"H\" at character 3", "an operation"}));
  EXPECT_TRUE(mentions(formula_error_of("Q * * H"), {"\"*\" at character 5"}));
  EXPECT_TRUE(mentions(formula_error_of("Q)"), {"\")\" at character 2"}));
  EXPECT_TRUE(mentions(formula_error_of("rounded_down Q"), {"\"Q\" at character 14", "expected ("}));
  EXPECT_TRUE(mentions(formula_error_of("1.5"), {"\".\" at character 2"}));
  EXPECT_TRUE(mentions(formula_error_of("8n"), {"\"n\" at character 2"}));
  EXPECT_TRUE(mentions(formula_error_of("Q \x1b[31m"), {"\\x1b", "character 3"}));
  EXPECT_TRUE(mentions(formula_error_of("Q\n/ order"), {"\\x0a"}));
  EXPECT_TRUE(mentions(formula_error_of("Q × 2"), {"character 3"}));
}

TEST(Formula, of_a_hostile_kind_is_rejected_immediately) {
  EXPECT_TRUE(mentions(formula_error_of(repeated("(", 900)), {"deeper than 50"}));
  EXPECT_TRUE(mentions(formula_error_of(repeated("-", 900) + "1"), {"deeper than 50"}));
  EXPECT_TRUE(mentions(formula_error_of(repeated("2^", 400) + "2"), {"deeper than 50"}));
  EXPECT_TRUE(mentions(formula_error_of(repeated("rounded_up(", 80)), {"deeper than 50"}));
  EXPECT_TRUE(mentions(formula_error_of(std::string(1 << 20, '(')), {"1048576 characters", "limit is 1000"}));
  EXPECT_TRUE(mentions(formula_error_of(std::string(1 << 20, '9')), {"limit is 1000"}));
  EXPECT_EQ(value(repeated("9999^9999*", 90) + "1"), std::nullopt);
  EXPECT_EQ(value(repeated("1/3^5000+", 80) + "1"), std::nullopt);
  EXPECT_TRUE(value(repeated("1/3^600+", 80) + "1"));
  EXPECT_TRUE(value(repeated("9^9999/9^300+", 70) + "1"));
  EXPECT_EQ(value(repeated("(", 40) + "Q" + repeated(")", 40)), 92);
}

// A fully parenthesized expression, independent of precedence, with its value.
std::pair<std::string, Rational> random_sum(int depth) {
  const int leaf = *rc::gen::inRange(0, 1000);
  if (depth == 0) return {std::to_string(leaf), leaf};
  const auto [left, a] = random_sum(depth - 1);
  const auto [right, b] = random_sum(depth - 1);
  switch (*rc::gen::inRange(0, 4)) {
    case 0:
      return {"(" + left + "+" + right + ")", a + b};
    case 1:
      return {"(" + left + " - " + right + ")", a - b};
    case 2:
      return {"(" + left + " *" + right + ")", a * b};
    default:
      if (b == 0) return {left, a};
      return {"(" + left + "/" + right + ")", a / b};
  }
}

RC_GTEST_PROP(Formula, agrees_with_direct_arithmetic, ()) {
  const auto [text, expected] = random_sum(*rc::gen::inRange(0, 5));
  RC_PRE(text.size() <= 1000);
  RC_ASSERT(Formula(text).value({}) == expected);
}

RC_GTEST_PROP(Formula, is_read_or_rejected_for_every_text, ()) {
  const auto text =
      *rc::gen::container<std::string>(rc::gen::elementOf(std::string("0192QH+-*/^() ,.\n\xff_x")));
  try {
    const Formula formula(text);
    formula.value(eight_queens);
    RC_ASSERT(formula.text() == text);
  } catch (const reports::ParseError& error) {
    RC_ASSERT(is_one_clean_line(error.what()));
  }
}

}  // namespace
}  // namespace eightfold::test
