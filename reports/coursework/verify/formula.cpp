// Formulas in reverse Polish notation. A teacher's list of misconceptions is untrusted input, so nothing may
// grow without limit: parsing limits the length of the text and the depth of recursion, evaluation limits the
// size of every number.
#include "eightfold/reports/coursework/verify/formula.hpp"

#include <fmt/core.h>

#include <cstddef>
#include <set>
#include <utility>

#include "reports/coursework/submission/internal/arithmetic.hpp"
#include "symmetry/internal/big_integer.hpp"

namespace eightfold::coursework {
namespace {

using BigRational = boost::multiprecision::cpp_rational;
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

BigRational big(const Rational& value) {
  return value.is_whole() ? BigRational(big(value.numerator()))
                          : BigRational(big(value.numerator()), big(value.denominator()));
}

Rational rational(const BigRational& value) {
  return {integer(numerator(value)), integer(denominator(value))};
}

bool has_more_bits(const BigInteger& value, std::size_t most) {
  return value != 0 && msb(abs(value)) >= most;
}

bool is_too_large(const BigRational& value) {
  return has_more_bits(numerator(value), most_bits) || has_more_bits(denominator(value), most_bits_below);
}

std::optional<BigRational> power(const BigRational& base, const BigRational& exponent) {
  if (denominator(exponent) != 1 || exponent < 0 || exponent > greatest_exponent) return std::nullopt;
  const auto times = static_cast<unsigned>(numerator(exponent));
  const BigInteger above = numerator(base);
  const BigInteger below = denominator(base);
  // A number with b bits is at least 2^(b - 1), so its power has more than (b - 1) × times bits.
  const auto grows_past = [&](const BigInteger& part, std::size_t most) {
    return part != 0 && std::size_t{msb(abs(part))} * times >= most;
  };
  if (grows_past(above, most_bits) || grows_past(below, most_bits_below)) return std::nullopt;
  const BigInteger result = pow(above, times);
  return below == 1 ? BigRational(result) : BigRational(result, pow(below, times));
}

std::optional<BigRational> rounded(char operation, const BigRational& value) {
  const BigInteger& below = denominator(value);
  if (below == 1) return std::nullopt;
  BigInteger towards_zero = numerator(value) / below;
  if (operation == 'u' && value > 0) ++towards_zero;
  if (operation == 'd' && value < 0) --towards_zero;
  return BigRational(towards_zero);
}

std::optional<BigRational> combined(char operation, const BigRational& left, const BigRational& right) {
  // Boost reduces the result even if both operands are whole, which takes longer than the arithmetic.
  const bool whole = denominator(left) == 1 && denominator(right) == 1;
  const BigInteger& a = numerator(left);
  const BigInteger& b = numerator(right);
  switch (operation) {
    case '+':
      return whole ? BigRational(BigInteger(a + b)) : BigRational(left + right);
    case '-':
      return whole ? BigRational(BigInteger(a - b)) : BigRational(left - right);
    case '*':
      return whole ? BigRational(BigInteger(a * b)) : BigRational(left * right);
    case '/':
      if (b == 0 || has_more_bits(b, most_bits_below)) return std::nullopt;
      return whole && a % b == 0 ? BigRational(BigInteger(a / b)) : BigRational(left / right);
    default:
      return power(left, right);
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
  std::vector<BigRational> stack;
  const auto pop = [&] {
    BigRational top = std::move(stack.back());
    stack.pop_back();
    return top;
  };
  const auto result_of = [&](const Step& step) -> std::optional<BigRational> {
    switch (step.operation) {
      case '1':
        return BigRational(big(Integer(step.text)));
      case 'x': {
        const auto found = quantities.find(step.text);
        return found == quantities.end() ? std::nullopt : std::optional(big(found->second));
      }
      case '~':
        return BigRational(-pop());
      case 'd':
      case 'u':
        return rounded(step.operation, pop());
      default: {
        const BigRational right = pop();
        const BigRational left = pop();
        return combined(step.operation, left, right);
      }
    }
  };
  for (const Step& step : steps_) {
    std::optional<BigRational> result = result_of(step);
    if (!result || is_too_large(*result)) return std::nullopt;
    stack.push_back(std::move(*result));
  }
  return rational(pop());
}

std::vector<std::string> Formula::names() const {
  std::set<std::string> names;
  for (const Step& step : steps_)
    if (step.operation == 'x') names.insert(step.text);
  return {names.begin(), names.end()};
}

std::vector<Formula::Token> Formula::tokens() const {
  std::vector<Token> tokens;
  for (std::size_t at = 0; at < text_.size(); at += tokens.back().text.size()) {
    const std::string_view token = token_at(text_, at);
    tokens.push_back({token, begins_name(token[0])});
  }
  return tokens;
}

}  // namespace eightfold::coursework
