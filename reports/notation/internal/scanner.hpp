#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "eightfold/core/placement.hpp"

namespace eightfold::reports {

/// The text without white space around it.
std::string_view trimmed(std::string_view text);

/// The text without white space before it.
std::string_view trimmed_left(std::string_view text);

/// The position of the # that begins a comment: not before a digit, as in "Solution #3", and not behind a
/// letter, as in "C#". npos if there is none.
std::size_t comment_start(std::string_view line);

/// The line without its comment and white space around it.
std::string_view without_comment(std::string_view line);

/// True if every character of the text is among `allowed`.
bool consists_of(std::string_view text, std::string_view allowed);

/// Appends the columns, counted from `base`, in brackets with a separator between two.
void append_columns(std::string& out, const Placement& placement, int base, char separator);

/// Reads a text from left to right. Throws ParseError with the position if the text is not as expected.
class Scanner {
 public:
  explicit Scanner(std::string_view text) : text_(text) {}

  // All members skip white space first.

  /// Reads the character and returns true if it is next.
  bool accept(char c);
  /// Reads the character, which must be next.
  void expect(char c);
  /// Reads a whole number of at most nine digits, with an optional minus sign.
  int number();
  /// Reads a letter from a to z.
  char letter();
  /// Reads one or more letters from a to z.
  std::string_view letters();
  /// True at the end of the text.
  bool at_end();
  /// Throws unless at the end of the text.
  void expect_end();

 private:
  void skip_space();
  [[noreturn]] void fail(std::string_view expected) const;

  std::string_view text_;
  std::size_t position_ = 0;
};

}  // namespace eightfold::reports
