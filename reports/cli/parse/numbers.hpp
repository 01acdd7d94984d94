#pragma once

#include <concepts>
#include <cstdint>
#include <string_view>

#include "reports/cli/parse/option.hpp"

namespace eightfold::cli {

/// A whole number within the bounds. Throws Failure (usage) with the argument's or option's name: "N: 29 is
/// out of range (larger counts need more than 64 bits); give 0 to 28".
std::uint64_t parse_number(std::string_view name, std::string_view text, const Bounds& bounds);

/// The same as a narrower type, which the bounds must fit.
template <std::integral T>
T parse_number(std::string_view name, std::string_view text, const Bounds& bounds) {
  return static_cast<T>(parse_number(name, text, bounds));
}

/// All numbers from the first to the last.
struct Range {
  int first;
  int last;
};

/// Parses "8" or "4..10". Each number must be within the bounds, which fit in an int. Throws Failure (usage),
/// also for a descending range.
Range parse_range(std::string_view name, std::string_view text, const Bounds& bounds);

/// Whether the text begins like rows and columns: "8x10".
bool resembles_shape(std::string_view text);

}  // namespace eightfold::cli
