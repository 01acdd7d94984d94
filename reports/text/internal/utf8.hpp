#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// U+FFFD, which replaces characters that must not reach a terminal.
inline constexpr std::string_view replacement_character = "\xef\xbf\xbd";

inline constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
std::string_view without_byte_order_mark(std::string_view text);

struct Character {
  char32_t code = 0;
  std::size_t length = 0;  ///< in bytes
};

/// The first character of a text that is not empty. A byte that does not begin a well-formed character is
/// U+FFFD of length 1.
Character first_character(std::string_view text);

/// Calls f(code, bytes) for each character of a text.
template <typename F>
void for_each_character(std::string_view text, F f) {
  while (!text.empty()) {
    const auto [code, length] = first_character(text);
    f(code, text.substr(0, length));
    text.remove_prefix(length);
  }
}

/// True unless the character is a control, a line separator, a non-character or a mark that changes the
/// writing direction.
bool is_harmless(char32_t code);

/// True for a character that has no shape: a soft hyphen, a joiner, a byte order mark.
bool is_invisible(char32_t code);

/// A byte that input must not contain.
struct BadByte {
  std::size_t offset;  ///< in bytes
  std::string what;    ///< the message: "the byte ff is not UTF-8; save the file as UTF-8"
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

/// The text with U+FFFD in place of each byte that is not UTF-8 and of each character that is not harmless,
/// so that it stays on its line and leaves the text around it unchanged.
std::string clean_line(std::string_view text);

/// The text for comparisons that ignore case: equal for two texts that differ only in case, or in whether an
/// accent is part of its letter or a character of its own, as in the file names of macOS. Bytes that are not
/// UTF-8 become U+FFFD.
std::string folded(std::string_view text);

}  // namespace eightfold::reports
