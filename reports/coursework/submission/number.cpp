// Numbers in the ways that students and spreadsheets of several countries write them. The rule is that a text
// has a value only if it cannot mean another one: a wrong count must not become right by a lenient reading.
#include "eightfold/reports/coursework/submission/number.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <ostream>
#include <stdexcept>
#include <utility>
#include <vector>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/coursework/submission/rational.hpp"
#include "reports/coursework/submission/internal/arithmetic.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"
#include "symmetry/internal/big_integer.hpp"

namespace eightfold::coursework {
namespace {

using reports::ParseError;

constexpr std::size_t longest_calculation = 2 * most_digits + 100;  // bytes
constexpr int deepest_parentheses = 16;
constexpr std::size_t digits_of_a_group = 3;

// Operators and spaces in one spelling. Some spaces are not broken, narrow or thin.
std::string in_ascii(std::string_view text) {
  constexpr std::array<std::pair<std::u32string_view, char>, 5> spellings = {
      {{U"\t\n\r\u00a0\u202f\u2009", ' '}, {U"’", '\''}, {U"÷∕⁄:", '/'}, {U"·×⋅", '*'}, {U"−–", '-'}}};
  std::string ascii;
  reports::for_each_character(text, [&](char32_t code, std::string_view bytes) {
    const auto it = std::ranges::find_if(spellings, [&](const auto& spelling) {
      return spelling.first.find(code) != std::u32string_view::npos;
    });
    ascii += it == spellings.end() ? bytes : std::string_view(&it->second, 1);
  });
  return ascii;
}

using reports::is_digit;
using reports::is_letter;

// The parts of "1.234,5" between its separators.
struct Numeral {
  explicit Numeral(std::string_view written) {
    while (true) {
      const std::size_t end = std::min(written.find_first_not_of(digits), written.size());
      parts.push_back(written.substr(0, end));
      if (end == written.size()) break;
      separators += written[end];
      written.remove_prefix(end + 1);
    }
  }

  std::vector<std::string_view> parts;
  std::string separators;

  [[nodiscard]] bool is_grouped(std::size_t count) const {
    const bool groups = parts[0].size() <= digits_of_a_group && !parts[0].starts_with('0') &&
                        std::all_of(parts.begin() + 1, parts.begin() + static_cast<std::ptrdiff_t>(count),
                                    [](std::string_view part) { return part.size() == digits_of_a_group; });
    const std::string_view used = std::string_view(separators).substr(0, count - 1);
    return groups && used.find_first_not_of(separators[0]) == std::string_view::npos;
  }

  [[nodiscard]] std::string digits_of(std::size_t count) const {
    std::string all;
    for (std::size_t i = 0; i < count; ++i) all += parts[i];
    return all;
  }
};

Rational value_of(std::string_view written, bool may_be_fraction) {
  const Numeral numeral(written);
  const std::size_t count = numeral.parts.size();
  if (numeral.digits_of(count).size() > most_digits) throw ParseError("it has too many digits");
  if (count == 1) return Integer(numeral.parts[0]);
  const char last = numeral.separators.back();
  const bool grouped = numeral.is_grouped(count);
  // A point or a comma that differs from the separators of groups before it.
  const bool has_decimals = (last == '.' || last == ',') && (count == 2 || numeral.is_grouped(count - 1)) &&
                            (count == 2 || numeral.separators[0] != last);
  if (!grouped && !has_decimals) throw ParseError("");
  const Rational whole = grouped ? Rational(Integer(numeral.digits_of(count))) : Rational();
  if (!has_decimals) return whole;
  const Rational fraction(Integer(numeral.digits_of(count)),
                          power(10, static_cast<int>(numeral.parts.back().size())));
  if (!grouped || fraction == whole) return fraction;
  // "14,200" is a count in American groups: a quotient by the order of the group of the square is a multiple
  // of 1/8, and 14.2 is not.
  const bool is_group = last == ',' && !(fraction * 8).is_whole();
  if (is_group || (!may_be_fraction && !fraction.is_whole())) return whole;
  throw ParseError(fmt::format("{} can be a whole number or a decimal fraction; write it without a separator",
                               reports::quote(written)));
}

// Whether a separator and more digits follow; after a space, a group of three.
bool continues(std::string_view text, std::size_t at) {
  if (at + 1 >= text.size() || !is_digit(text[at + 1])) return false;
  if (text[at] == '.' || text[at] == ',' || text[at] == '\'') return true;
  return text[at] == ' ' &&
         std::min(text.find_first_not_of(digits, at + 1), text.size()) == at + 1 + digits_of_a_group;
}

// The number that begins at an index, or else the character there.
std::string_view number_at(std::string_view text, std::size_t at) {
  std::size_t end = at + 1;
  if (is_digit(text[at]))
    while (end < text.size() && (is_digit(text[end]) || continues(text, end))) ++end;
  return text.substr(at, end - at);
}

// The value of sums, differences, products and quotients, and whether there is a difference: "12-13" is a
// difference or a range.
std::pair<Rational, bool> calculated(std::string_view text, bool may_be_fraction) {
  constexpr Arithmetic calculations{number_at, deepest_parentheses + 1, false};
  std::vector<Rational> values;
  bool has_difference = false;
  ArithmeticParser(text, calculations, [&](char operation, std::string_view token) {
    if (operation == '1') return values.push_back(value_of(token, may_be_fraction));
    const Rational right = std::move(values.back());
    values.pop_back();
    Rational& result = values.back();
    if (operation == '/' && right == 0) throw ParseError("it divides by 0");
    if (operation == '+') result += right;
    if (operation == '-') result -= right;
    if (operation == '*') result *= right;
    if (operation == '/') result /= right;
    has_difference = has_difference || operation == '-';
  }).parse();
  return {std::move(values.back()), has_difference};
}

bool is_unit(std::string_view word) {
  constexpr std::string_view units =
      " orbit solution class classe placement board necklace bracelet coloring colouring point fixed "
      "fundamental"
      " distinct different essentially total in of them equivalence symmetry up to representative queen "
      "possible"
      " unique pattern way inequivalent size ";
  std::string lower = lower_case(word);
  if (lower.size() > 2 && lower.ends_with('s') && !lower.ends_with("ss")) lower.pop_back();
  return has_word(units, lower);
}

// A comment in parentheses has words, and does not offer another number: "12 (or 13)".
bool is_comment(std::string_view text) {
  constexpr std::string_view doubts = " or not maybe perhaps oder no instead ";
  bool has_words = false;
  for (std::size_t i = 0; i < text.size();) {
    std::size_t end = i;
    while (end < text.size() && is_letter(text[end])) ++end;
    if (has_word(doubts, lower_case(text.substr(i, end - i)))) return false;
    has_words = has_words || end > i;
    i = std::max(end, i + 1);
  }
  return has_words && text.find('?') == std::string_view::npos;
}

// The start of the parentheses at the end of the text that follow a number.
std::size_t start_of_comment(std::string_view text) {
  const auto open = text.rfind('(');
  if (open == std::string_view::npos || !text.ends_with(')')) return std::string_view::npos;
  const std::string_view front = reports::trimmed(text.substr(0, open));
  return !front.empty() && (is_digit(front.back()) || is_letter(front.back())) ? open
                                                                               : std::string_view::npos;
}

// The text without a comment, units and a period at its end.
std::string_view without_ending(std::string_view text) {
  while (true) {
    text = reports::trimmed(text);
    if (text.empty()) return text;
    if (text.back() == '.' || text.back() == ';' || text.back() == ',') {
      text.remove_suffix(1);
      continue;
    }
    const auto open = start_of_comment(text);
    if (open != std::string_view::npos && is_comment(text.substr(open))) {
      text = text.substr(0, open);
      continue;
    }
    const auto comma = text.rfind(',');
    if (comma != std::string_view::npos && text.find_first_of(digits, comma) == std::string_view::npos &&
        is_comment(text.substr(comma))) {  // "12 orbits, I think"
      text = text.substr(0, comma);
      continue;
    }
    std::size_t letters = 0;
    while (letters < text.size() && is_letter(text[text.size() - 1 - letters])) ++letters;
    const std::size_t start = text.size() - letters;
    const bool separate = start > 0 && (text[start - 1] == ' ' || text[start - 1] == '-');
    if (letters == 0 || !separate || !is_unit(text.substr(start))) return text;
    text.remove_suffix(letters + 1);
  }
}

// "12 (= 96 / 8)" as the equation "12 = 96 / 8", without the reason in "12, because it is 96 / 8".
std::string equation_of(std::string_view text) {
  std::string ascii = in_ascii(text);
  ascii.resize(std::min(lower_case(ascii).find("because"), ascii.size()));
  ascii = std::string(without_ending(ascii));
  const auto open = start_of_comment(ascii);
  const bool has_equation = open != std::string::npos && ascii.compare(open, 2, "(=") == 0;
  return has_equation ? ascii.substr(0, open) + ascii.substr(open + 1, ascii.size() - open - 2) : ascii;
}

bool is_formula_in_words(std::string_view text) {
  return std::ranges::any_of(text, is_letter) && std::ranges::none_of(text, is_digit);
}

std::optional<Rational> value_of_literal(const std::string& number) {
  const std::string text = plain_number(number);
  const auto point = std::min(text.find('.'), text.size());
  const std::string front = text.substr(0, point);
  const std::string back = text.substr(std::min(point + 1, text.size()));
  if (front.empty() || front.size() + back.size() > most_digits || text.ends_with('.') ||
      !reports::consists_of(front, digits) || !reports::consists_of(back, digits))
    return std::nullopt;
  const Integer scale = power(10, static_cast<int>(back.size()));
  return Rational(Integer(front + back), scale);
}

}  // namespace

WrittenNumber read_written_number(std::string_view text, bool may_be_fraction) {
  if (text.size() > longest_calculation) return {std::nullopt, "it is too long"};
  const std::string ascii = equation_of(text);
  WrittenNumber read;
  bool has_plain_side = false;
  std::string_view rest = ascii;
  while (true) {
    const auto equals = rest.find('=');
    const std::string_view side = without_ending(rest.substr(0, equals));
    const bool is_blank = side.find_first_not_of("?_ ") == std::string_view::npos;
    const bool is_formula = ascii.find('=') != std::string::npos && is_formula_in_words(side);
    if (!is_blank && !is_formula) try {
        const auto [value, has_difference] = calculated(side, may_be_fraction);
        if (read.value && *read.value != value)
          return {std::nullopt, "the sides of the equation are not equal; give one number"};
        has_plain_side = has_plain_side || !has_difference;
        read.value = value;
      } catch (const ParseError& error) {
        return {std::nullopt, error.what()};
      }
    if (equals == std::string_view::npos) break;
    rest.remove_prefix(equals + 1);
  }
  if (read.value && !has_plain_side)
    return {std::nullopt, "it can be a difference or a range; give its result"};
  return read;
}

Rational::Rational(Integer value) : numerator_(std::move(value)) {}

Rational::Rational(Integer numerator, Integer denominator)
    : numerator_(std::move(numerator)), denominator_(std::move(denominator)) {
  if (is_whole()) return;
  if (denominator_ == 0) throw std::overflow_error("the denominator of a fraction is 0");
  const Integer divisor = integer(gcd(big(numerator_), big(denominator_))) * (denominator_ < 0 ? -1 : 1);
  numerator_ /= divisor;
  denominator_ /= divisor;
}

std::string Rational::str() const {
  return is_whole() ? numerator_.str() : numerator_.str() + '/' + denominator_.str();
}

Rational& Rational::operator+=(const Rational& other) {
  return *this = {numerator_ * other.denominator_ + other.numerator_ * denominator_,
                  denominator_ * other.denominator_};
}

Rational& Rational::operator-=(const Rational& other) {
  return *this = {numerator_ * other.denominator_ - other.numerator_ * denominator_,
                  denominator_ * other.denominator_};
}

Rational& Rational::operator*=(const Rational& other) {
  return *this = {numerator_ * other.numerator_, denominator_ * other.denominator_};
}

Rational& Rational::operator/=(const Rational& other) {
  return *this = {numerator_ * other.denominator_, denominator_ * other.numerator_};
}

std::strong_ordering Rational::operator<=>(const Rational& other) const {
  return numerator_ * other.denominator_ <=> other.numerator_ * denominator_;
}

std::ostream& operator<<(std::ostream& out, const Rational& value) { return out << value.str(); }

Number read_number(const JsonTree& tree, std::string_view name, bool may_be_fraction) {
  const std::string kind = may_be_fraction ? "a number like 12, 11.5 or \"23/2\"" : "a whole number from 0";
  const auto* literal = std::get_if<JsonTree::NumberText>(&tree.value);
  if (!tree.is_string() && literal == nullptr)
    refuse(tree.place, fmt::format("{} must be {}, not {}", name, kind, tree.what()));
  const std::string& text = literal == nullptr ? tree.string(name) : literal->text;
  const WrittenNumber read = literal == nullptr ? read_written_number(text, may_be_fraction)
                                                : WrittenNumber{value_of_literal(text), {}};
  if (text.starts_with('-') || text.starts_with("−"))
    refuse(tree.place,
           fmt::format("{} must be {}, not {}; a count is never negative", name, kind, tree.what()));
  if (!read.value || (!may_be_fraction && !read.value->is_whole()))
    refuse(tree.place, fmt::format("{} must be {}, not {}{}{}", name, kind, tree.what(),
                                   read.problem.empty() ? "" : "; ", read.problem));
  if (literal != nullptr && *read.value > UINT64_MAX)
    refuse(tree.place, fmt::format("{}: {} is greater than 2^64 - 1; put it in quotes if it is intended",
                                   name, tree.what()));
  return {*read.value, reports::printable(reports::trimmed(text)), tree.place};
}

std::string decimal_text(const Rational& value, int most_places) {
  if (value.is_whole()) return value.str();
  const Integer scale = power(10, most_places);
  const Rational scaled = value * scale;
  if (!scaled.is_whole() || value < 0) return {};
  std::string decimals = Integer(scaled.numerator() % scale + scale).str().substr(1);
  decimals.erase(decimals.find_last_not_of('0') + 1);
  return Integer(scaled.numerator() / scale).str() + '.' + decimals;
}

std::string number_text(const Rational& value) {
  const std::string decimal = decimal_text(value, 4);
  return value.is_whole() || decimal.empty() ? value.str() : fmt::format("{} = {}", value.str(), decimal);
}

}  // namespace eightfold::coursework
