#include "eightfold/reports/coursework/submission/rational.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <stdexcept>
#include <tuple>

namespace eightfold::test {
namespace {

using coursework::Rational;

TEST(Rational, is_in_lowest_terms_with_a_positive_denominator) {
  for (const auto& [above, below, text] :
       {std::tuple(46, 4, "23/2"), std::tuple(-46, 4, "-23/2"), std::tuple(46, -4, "-23/2"),
        std::tuple(-46, -4, "23/2"), std::tuple(8, 4, "2"), std::tuple(0, -3, "0")}) {
    const Rational value(above, below);
    EXPECT_EQ(value.str(), text);
    EXPECT_GE(value.denominator(), 1);
    EXPECT_EQ(value.numerator() * below, value.denominator() * above);
    EXPECT_EQ(value.is_whole(), value.denominator() == 1);
  }
}

TEST(Rational, refuses_a_denominator_of_zero) {
  EXPECT_THROW(Rational(1, 0), std::overflow_error);
  EXPECT_THROW(Rational(1) / 0, std::overflow_error);
}

RC_GTEST_PROP(Rational, computes_and_compares_like_fractions, ()) {
  const auto any = [] { return *rc::gen::inRange(-60, 60); };
  const auto below = [] { return *rc::gen::inRange(1, 60); };
  const int a = any(), b = below(), c = any(), d = below();
  const Rational x(a, b);
  const Rational y(c, d);
  RC_ASSERT(x + y == Rational(a * d + c * b, b * d));
  RC_ASSERT(x - y == Rational(a * d - c * b, b * d));
  RC_ASSERT(x * y == Rational(a * c, b * d));
  if (c != 0) RC_ASSERT(x / y == Rational(a * d, b * c));
  RC_ASSERT((x <=> y) == (a * d <=> c * b));
  RC_ASSERT((x == y) == (a * d == c * b));
}

}  // namespace
}  // namespace eightfold::test
