#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// What stands for a character that is not to be shown: U+FFFD.
inline constexpr std::string_view replacement_character = "\xef\xbf\xbd";

/// A character of UTF-8 text and the bytes that it takes.
struct Character {
  char32_t code = 0;
  std::size_t length = 0;
};

/// The character at the front of a text that isn't empty; U+FFFD of one byte where no well-formed UTF-8
/// begins.
Character first_character(std::string_view text);

/// True if a character changes nothing around it: no control, line separator, non-character or mark that
/// turns the direction of reading.
bool is_harmless(char32_t code);

/// A byte that text must not have.
struct BadByte {
  std::size_t offset;  ///< in bytes
  std::string what;    ///< "the byte ff is not UTF-8; save the file as UTF-8"
};

/// The first byte that is not well-formed UTF-8 or that begins a control character other than tab, line feed
/// and carriage return.
std::optional<BadByte> find_bad_byte(std::string_view text);

/// The number of characters, where each malformed byte is one.
std::size_t character_count(std::string_view text);

/// A part of a line on a terminal: a character, or an ANSI color sequence, which has the width 0.
struct Glyph {
  std::size_t length;  ///< in bytes
  std::size_t width;   ///< in columns: 2 for East Asian wide characters, 0 for combining marks
};

/// The first part of a line that is not empty.
Glyph first_glyph(std::string_view line);

/// The number of columns that a terminal needs for a line.
std::size_t width_of(std::string_view line);

/// The text as well-formed UTF-8 that stays on its line and changes nothing around it: U+FFFD for each byte
/// that is no UTF-8, and for each control character, line separator, non-character and mark that turns the
/// direction of reading.
std::string clean_line(std::string_view text);

}  // namespace eightfold::reports
