#pragma once

#include <string>
#include <string_view>

#include "eightfold/reports/coursework/submission/json_tree.hpp"
#include "eightfold/reports/coursework/submission/rational.hpp"

namespace eightfold::coursework {

/// A number as a student writes it.
struct Number {
  Rational value;
  std::string written;  ///< "11.5", printable
  Place place;
};

/// Reads a whole number or, if allowed, a fraction. Text can be a calculation, "96 / 8 = 12", and can have
/// decimal commas, groups of thousands and a unit; it is refused if it can mean two numbers. JSON numbers
/// beyond 2^64 - 1 must be in quotes and have at most 1000 digits. Throws reports::ParseError with the place.
[[nodiscard]] Number read_number(const JsonTree& tree, std::string_view name, bool may_be_fraction);

/// "11.5"; empty for a fraction that has more decimal places, and for a negative one.
[[nodiscard]] std::string decimal_text(const Rational& value, int most_places = 3);

/// "12", or "23/2 = 11.5" for a fraction that has at most four decimal places.
[[nodiscard]] std::string number_text(const Rational& value);

}  // namespace eightfold::coursework
