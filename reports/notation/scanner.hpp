#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "core/placement.hpp"

namespace eightfold::reports {

/// The text without white space around it.
std::string_view trimmed(std::string_view text);

/// True if every character of the text is among `allowed`.
bool consists_of(std::string_view text, std::string_view allowed);

/// Appends a decimal number.
void append_number(std::string& out, int number);

/// Appends the columns, the first numbered `base`, in brackets and with a separator between.
void append_columns(std::string& out, const Placement& placement, int base, char separator);

/// Walks through a text from left to right for the parsers of notations. Throws ParseError where the text is
/// not what is expected, naming the place.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  /// Skips white space, then takes the character if it comes next.
  bool take(char c);
  /// The same, but it must come next.
  void expect(char c);
  /// Skips white space, then takes a whole number of at most nine digits, with or without a minus sign.
  int number();
  /// Skips white space, then takes a letter from a to z.
  char letter();
  /// The same for all the letters that follow each other.
  std::string_view letters();
  /// True if nothing but white space is left.
  bool at_end();
  /// The same, but it must be so.
  void expect_end();

 private:
  void skip_space();
  [[noreturn]] void fail(std::string_view expected) const;

  std::string_view text_;
  std::size_t position_ = 0;
};

}  // namespace eightfold::reports
