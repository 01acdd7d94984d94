#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// Whether a text is UTF-16: by its byte order mark, or by a zero byte in its first character.
bool is_utf16(std::string_view text);

/// A character in UTF-8; U+FFFD for a number that is not the code of a character.
std::string utf8_of(char32_t code);

/// A text in UTF-8, without a byte order mark, that was written in UTF-16 or Windows-1252. UTF-16 is
/// recognized as in is_utf16(); half a surrogate pair becomes U+FFFD. Windows-1252 is recognized by its
/// bytes: all of them have a character, and no two are the beginning of one in UTF-8, even of one that is cut
/// off. Nothing for any other text, which is UTF-8, damaged, or not a text.
std::optional<std::string> decoded(std::string_view text);

/// Bytes in the encoding base64 (RFC 4648, section 4), in one line, with padding.
std::string base64(std::string_view bytes);

}  // namespace eightfold::reports
