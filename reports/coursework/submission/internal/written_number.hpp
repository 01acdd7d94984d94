#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "eightfold/reports/coursework/submission/rational.hpp"

namespace eightfold::coursework {

inline constexpr std::string_view digits = "0123456789";
inline constexpr std::size_t most_digits = 1000;  ///< of one number

/// A number that a student writes as text.
struct WrittenNumber {
  std::optional<Rational> value;  ///< none if the text is not a number, or can be two numbers
  std::string problem;            ///< if there is no value, perhaps a reason
};

/// Reads "12", "12 orbits, I think", "12 (all of them).", "11,5", "14 200", "96/8", "(92 + 4) ÷ 8 = 12".
/// All sides of an equation must be equal, and a difference needs another side, "92 - 4 = 88".
/// "14,200" is 14200, as the program prints it. "1,125", if it can be a fraction, and "14.000" can be two
/// numbers and are not read.
WrittenNumber read_written_number(std::string_view text, bool may_be_fraction);

}  // namespace eightfold::coursework
