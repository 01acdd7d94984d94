#include "eightfold/reports/coursework/submission/number.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "eightfold/reports/notation/internal/scanner.hpp"
#include "eightfold/symmetry/integer.hpp"

namespace eightfold::coursework {
namespace {

using boost::multiprecision::cpp_int;

constexpr std::size_t most_digits = 1000;

bool is_whole(std::string_view text) {
  return !text.empty() && text.size() <= most_digits && reports::consists_of(text, "0123456789");
}

cpp_int whole(std::string_view digits) {
  digits.remove_prefix(std::min(digits.find_first_not_of('0'), digits.size()));  // would mean octal
  return digits.empty() ? cpp_int(0) : cpp_int(std::string(digits));
}

std::optional<Rational> value_of(std::string_view text, bool may_be_fraction) {
  using reports::trimmed;
  if (is_whole(text)) return Rational(whole(text));
  const auto split = text.find_first_of("./");
  if (!may_be_fraction || split == std::string_view::npos) return std::nullopt;
  const bool quotient = text[split] == '/';
  const std::string_view front = quotient ? trimmed(text.substr(0, split)) : text.substr(0, split);
  const std::string_view back = quotient ? trimmed(text.substr(split + 1)) : text.substr(split + 1);
  if (!is_whole(front) || !is_whole(back)) return std::nullopt;
  if (quotient) return whole(back) == 0 ? std::nullopt : std::optional(Rational(whole(front), whole(back)));
  const cpp_int scale = boost::multiprecision::pow(cpp_int(10), static_cast<unsigned>(back.size()));
  return Rational(whole(front) * scale + whole(back), scale);
}

}  // namespace

Number read_number(const JsonTree& tree, std::string_view name, bool may_be_fraction) {
  const std::string kind = may_be_fraction ? "a number like 12, 11.5 or \"23/2\"" : "a whole number from 0";
  const bool in_quotes = tree.is_string();
  const auto* number = std::get_if<JsonTree::NumberText>(&tree.value);
  if (!in_quotes && number == nullptr)
    refuse(tree.place, fmt::format("{} must be {}, not {}", name, kind, tree.what()));
  const std::string& text = in_quotes ? tree.string(name) : number->text;
  const auto value = value_of(text, may_be_fraction);
  if (!value) refuse(tree.place, fmt::format("{} must be {}, not {}", name, kind, tree.what()));
  static const cpp_int largest_bare = (cpp_int(1) << 64U) - 1;
  if (!in_quotes && *value > largest_bare)
    refuse(tree.place, fmt::format("{}: {} is greater than 2^64 - 1; put it in quotes if it is intended",
                                   name, tree.what()));
  return {*value, text, tree.place};
}

std::string number_text(const Rational& value) {
  const Integer numerator = boost::multiprecision::numerator(value);
  const Integer denominator = boost::multiprecision::denominator(value);
  if (denominator == 1) return numerator.str();
  const std::string fraction = fmt::format("{}/{}", numerator.str(), denominator.str());
  constexpr int most_places = 4;
  Integer scale = 1;
  for (int places = 1; places <= most_places; ++places) {
    scale *= 10;
    if ((numerator * scale) % denominator != 0) continue;
    std::string digits = Integer(numerator * scale / denominator).str();
    while (digits.size() <= static_cast<std::size_t>(places)) digits.insert(digits.begin(), '0');
    return fmt::format("{} = {}.{}", fraction,
                       digits.substr(0, digits.size() - static_cast<std::size_t>(places)),
                       digits.substr(digits.size() - static_cast<std::size_t>(places)));
  }
  return fraction;
}

}  // namespace eightfold::coursework
