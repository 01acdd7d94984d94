#include "eightfold/reports/coursework/verify/formula.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "tests/reports/coursework/cases.hpp"
#include "tests/reports/coursework/hostile/inputs.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::test {
namespace {

using coursework::Formula;
using coursework::Quantities;
using coursework::Rational;

const Quantities eight_queens = {{"Q", 92}, {"H", 4}, {"R", 0}, {"order", 8}, {"half", Rational(1, 2)}};

std::optional<Rational> value(std::string_view text) { return Formula(text).value(eight_queens); }

TEST(Formula, has_the_stated_value) {
  expect_cases("formulas.txt", [](const CaseInput& input) {
    std::string text = "none\n";
    const std::string error = error_or_accepted([&] {
      if (const auto found = value(input.text)) text = found->str() + "\n";
    });
    return error == "accepted\n" ? text : error;
  });
}

TEST(Formula, has_a_limited_size) {
  EXPECT_TRUE(value("2 ^ 10000"));
  EXPECT_TRUE(value("(2 ^ 6553) ^ 10"));
  EXPECT_TRUE(value(times(80, "1/3^600+") + "1"));
  EXPECT_TRUE(value(times(70, "9^9999/9^300+") + "1"));
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
