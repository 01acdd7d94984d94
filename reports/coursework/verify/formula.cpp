// Formulas in reverse Polish notation. A teacher's list of misconceptions is untrusted input, so nothing may
// grow without limit: parsing limits the length of the text and the depth of recursion, evaluation limits the
// size of every number.
#include "eightfold/reports/coursework/verify/formula.hpp"

#include <fmt/core.h>

#include <bit>
#include <cstddef>
#include <set>
#include <utility>

#include "reports/coursework/submission/internal/arithmetic.hpp"

namespace eightfold::coursework {
namespace {

using reports::ParseError;

constexpr std::size_t longest_formula = 1000;
constexpr int deepest = 50;
constexpr int greatest_exponent = 10000;
constexpr std::size_t most_bits = 65536;
constexpr std::size_t most_bits_below = 1024;  // of a denominator, since reducing long fractions is slow

using reports::is_digit;

bool begins_name(char c) { return reports::is_letter(c) || c == '_'; }
bool is_in_name(char c) { return begins_name(c) || is_digit(c); }

// The number or name that begins at an index, or else the character there.
std::string_view token_at(std::string_view text, std::size_t at) {
  const auto starts = begins_name(text[at]) ? is_in_name : is_digit(text[at]) ? is_digit : nullptr;
  std::size_t end = at + 1;
  while (starts != nullptr && end < text.size() && starts(text[end])) ++end;
  return text.substr(at, end - at);
}

std::size_t bits_of(const Integer& value) {
  constexpr std::size_t bits_of_a_digit = 64;
  const auto& digits = value.digits();
  return digits.empty() ? 0
                        : (digits.size() - 1) * bits_of_a_digit +
                              static_cast<std::size_t>(std::bit_width(digits.back()));
}

bool is_too_large(const Rational& value) {
  return bits_of(value.numerator()) > most_bits || bits_of(value.denominator()) > most_bits_below;
}

std::optional<Rational> raised(const Rational& base, const Rational& exponent) {
  if (!exponent.is_whole() || exponent < 0 || exponent > greatest_exponent) return std::nullopt;
  const auto times = static_cast<int>(exponent.numerator().to_uint64().value());
  // A number with b bits is at least 2^(b - 1), so its power has more than (b - 1) × times bits.
  const auto grows_past = [&](const Integer& part, std::size_t most) {
    return part != 0 && (bits_of(part) - 1) * static_cast<std::size_t>(times) >= most;
  };
  if (grows_past(base.numerator(), most_bits) || grows_past(base.denominator(), most_bits_below))
    return std::nullopt;
  return Rational(power(base.numerator(), times), power(base.denominator(), times));
}

std::optional<Rational> rounded(char operation, const Rational& value) {
  if (value.is_whole()) return std::nullopt;
  const Integer towards_zero = value.numerator() / value.denominator();
  const bool is_negative = value.numerator().is_negative();
  if (operation == 'u') return towards_zero + (is_negative ? 0 : 1);
  return towards_zero - (is_negative ? 1 : 0);
}

std::optional<Rational> combined(char operation, const Rational& left, const Rational& right) {
  switch (operation) {
    case '+':
      return left + right;
    case '-':
      return left - right;
    case '*':
      return left * right;
    case '/':
      if (right == 0 || bits_of(right.numerator()) > most_bits_below) return std::nullopt;
      return left / right;
    default:
      return raised(left, right);
  }
}

}  // namespace

Formula::Formula(std::string_view text) : text_(text) {
  if (text.size() > longest_formula)
    throw ParseError(
        fmt::format("the formula has {} characters; the limit is {}", text.size(), longest_formula));
  constexpr Arithmetic formulas{token_at, deepest, true};
  ArithmeticParser(text, formulas, [this](char operation, std::string_view token) {
    steps_.push_back({operation, std::string(token)});
  }).parse();
}

std::optional<Rational> Formula::value(const Quantities& quantities) const {
  std::vector<Rational> stack;
  const auto pop = [&] {
    Rational top = std::move(stack.back());
    stack.pop_back();
    return top;
  };
  const auto result_of = [&](const Step& step) -> std::optional<Rational> {
    switch (step.operation) {
      case '1':
        return Integer(step.text);
      case 'x': {
        const auto found = quantities.find(step.text);
        return found == quantities.end() ? std::nullopt : std::optional(found->second);
      }
      case '~':
        return 0 - pop();
      case 'd':
      case 'u':
        return rounded(step.operation, pop());
      default: {
        const Rational right = pop();
        return combined(step.operation, pop(), right);
      }
    }
  };
  for (const Step& step : steps_) {
    std::optional<Rational> result = result_of(step);
    if (!result || is_too_large(*result)) return std::nullopt;
    stack.push_back(std::move(*result));
  }
  return pop();
}

std::vector<std::string> Formula::names() const {
  std::set<std::string> names;
  for (const Step& step : steps_)
    if (step.operation == 'x') names.insert(step.text);
  return {names.begin(), names.end()};
}

std::vector<std::string_view> Formula::tokens() const {
  std::vector<std::string_view> found;
  for (std::size_t at = 0; at < text_.size(); at += found.back().size()) found.push_back(token_at(text_, at));
  return found;
}

bool Formula::is_word(std::string_view token) { return begins_name(token[0]); }

}  // namespace eightfold::coursework
