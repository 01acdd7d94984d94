#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/submission/submission.hpp"

namespace eightfold::coursework {

/// Named numbers in formulas: "Q", "order", "fixed_rotate90".
using Quantities = std::map<std::string, Rational, std::less<>>;

/// An exact arithmetic expression such as "(Q + H + R) / order", with + - * / ^ ( ), whole numbers, names,
/// and the functions rounded_down( ) and rounded_up( ), which have a value only for fractions. At most 1000
/// characters, nested at most 50 deep. As in a textbook, 2^3^2 is 2^9 and -2^2 is -4.
class Formula {
 public:
  /// Throws reports::ParseError that names the character.
  explicit Formula(std::string_view text);

  [[nodiscard]] const std::string& text() const { return text_; }

  /// The value; nothing for an unknown name, a division by 0, an exponent other than a whole number from 0 to
  /// 10000, or a result of more than 64 Ki bits, or 1 Ki bits in the denominator.
  [[nodiscard]] std::optional<Rational> value(const Quantities& quantities) const;

  /// The names in the formula, sorted, each once.
  [[nodiscard]] std::vector<std::string> names() const;

  /// The text with each name and function replaced by `word`: "(92 + 4 + 0) / 8".
  template <typename Word>
  [[nodiscard]] std::string written(const Word& word) const {
    std::string result;
    for (const std::string_view token : tokens()) result += is_word(token) ? word(token) : std::string(token);
    return result;
  }

 private:
  struct Step {
    char operation;    // + - * / ^, ~ to negate, d and u to round, 1 for a number, x for a name
    std::string text;  // of a number or a name
  };

  std::vector<std::string_view> tokens() const;
  static bool is_word(std::string_view token);  // a name or a function

  std::string text_;
  std::vector<Step> steps_;  // in reverse Polish notation
};

}  // namespace eightfold::coursework
