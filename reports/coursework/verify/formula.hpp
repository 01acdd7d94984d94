#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "reports/coursework/submission/submission.hpp"

namespace eightfold::coursework {

/// Named numbers that formulas speak of: "Q", "order", "fixed_rotate90".
using Quantities = std::map<std::string, Rational, std::less<>>;

/// An arithmetic expression over named quantities, exact: + - * / ^ ( ), whole numbers, names, and
/// rounded_down( ) and rounded_up( ), which have a value for fractions only: a whole number needs no
/// rounding. "(Q + H + R) / order". At most 1000 characters, nested at most 50 deep. As in a textbook 2^3^2
/// is 2^9 and -2^2 is -4.
class Formula {
 public:
  /// Throws reports::ParseError that names the place in the text.
  explicit Formula(std::string_view text);

  const std::string& text() const { return text_; }

  /// The value; nothing where there is none: a name that the quantities lack, a division by 0, an exponent
  /// that is no whole number from 0 to 10000, a number that outgrows 64 Ki bits or a denominator 1 Ki.
  std::optional<Rational> value(const Quantities& quantities) const;

  /// The names it speaks of, sorted, each once.
  std::vector<std::string> names() const;

  /// The text with what `word` says for each name and each function: "(92 + 4 + 0) / 8".
  std::string written(const std::function<std::string(std::string_view)>& word) const;

 private:
  struct Step {
    char operation;    // + - * / ^, ~ to negate, d and u to round, 1 for a number, x for a name
    std::string text;  // of a number or a name
  };

  std::string text_;
  std::vector<Step> steps_;  // in reverse Polish notation: an operation takes its operands off the stack
};

}  // namespace eightfold::coursework
