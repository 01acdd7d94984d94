#include "reports/cli/parse/numbers.hpp"

#include <fmt/core.h>

#include <charconv>

#include "reports/cli/parse/exit_code.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::cli {
namespace {

// Digits, and perhaps a minus sign, for a message.
std::string shortened(std::string_view number) {
  constexpr std::size_t longest = 40;
  return std::string(number.substr(0, longest)) + (number.size() > longest ? "…" : "");
}

}  // namespace

std::uint64_t parse_number(std::string_view name, std::string_view text, const Bounds& bounds) {
  const std::string_view digits = text.substr(text.starts_with('-') ? 1 : 0);
  if (digits.empty() || digits.find_first_not_of("0123456789") != std::string_view::npos)
    throw usage_error("{}: {} is not a whole number; give {} to {}", name, reports::quote_as_ascii(text),
                      bounds.least, bounds.greatest);
  std::uint64_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || value < bounds.least || value > bounds.greatest) {
    const bool too_large = !bounds.reason.empty() && !text.starts_with('-');
    throw usage_error("{}: {} is out of range{}; give {} to {}", name, shortened(text),
                      too_large ? fmt::format(" ({})", bounds.reason) : "", bounds.least, bounds.greatest);
  }
  return value;
}

Range parse_range(std::string_view name, std::string_view text, const Bounds& bounds) {
  const auto parse = [&](std::string_view number) { return parse_number<int>(name, number, bounds); };
  const auto dots = text.find("..");
  if (dots == std::string_view::npos) {
    const int n = parse(text);
    return {n, n};
  }
  const Range range{parse(text.substr(0, dots)), parse(text.substr(dots + 2))};
  if (range.first > range.last)
    throw usage_error("{}: {} is an empty range; give {}..{}", name, text, range.last, range.first);
  return range;
}

bool resembles_shape(std::string_view text) {
  const auto by = text.find_first_not_of("0123456789");
  return by != 0 && by != std::string_view::npos && text[by] == 'x';
}

}  // namespace eightfold::cli
