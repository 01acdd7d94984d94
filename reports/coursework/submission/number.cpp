#include "eightfold/reports/coursework/submission/number.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdint>

#include "reports/coursework/submission/internal/written_number.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::coursework {
namespace {

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
