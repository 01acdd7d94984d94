#include "eightfold/reports/coursework/submission/number.hpp"

#include <fmt/core.h>

#include <cstdint>

#include "eightfold/reports/notation/internal/scanner.hpp"

namespace eightfold::coursework {
namespace {

constexpr std::size_t most_digits = 1000;

bool is_whole(std::string_view text) {
  return !text.empty() && text.size() <= most_digits && reports::consists_of(text, "0123456789");
}

std::optional<Rational> value_of(std::string_view text, bool may_be_fraction) {
  using reports::trimmed;
  if (is_whole(text)) return Rational(Integer(text));
  const auto split = text.find_first_of("./");
  if (!may_be_fraction || split == std::string_view::npos) return std::nullopt;
  const bool quotient = text[split] == '/';
  const std::string_view front = quotient ? trimmed(text.substr(0, split)) : text.substr(0, split);
  const std::string_view back = quotient ? trimmed(text.substr(split + 1)) : text.substr(split + 1);
  if (!is_whole(front) || !is_whole(back)) return std::nullopt;
  const Integer above(front);
  const Integer below(back);
  if (quotient) return below == 0 ? std::nullopt : std::optional(Rational(above, below));
  const Integer scale = power(10, static_cast<int>(back.size()));
  return Rational(above * scale + below, scale);
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
  if (!in_quotes && *value > UINT64_MAX)
    refuse(tree.place, fmt::format("{}: {} is greater than 2^64 - 1; put it in quotes if it is intended",
                                   name, tree.what()));
  return {*value, text, tree.place};
}

std::string number_text(const Rational& value) {
  if (value.is_whole()) return value.str();
  constexpr int most_places = 4;
  int scale = 1;
  for (int places = 1; places <= most_places; ++places) {
    scale *= 10;
    const Rational scaled = value * scale;
    if (!scaled.is_whole()) continue;
    std::string digits = scaled.str();
    while (digits.size() <= static_cast<std::size_t>(places)) digits.insert(digits.begin(), '0');
    return fmt::format("{} = {}.{}", value.str(),
                       digits.substr(0, digits.size() - static_cast<std::size_t>(places)),
                       digits.substr(digits.size() - static_cast<std::size_t>(places)));
  }
  return value.str();
}

}  // namespace eightfold::coursework
