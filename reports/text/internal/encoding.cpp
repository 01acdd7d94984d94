#include "reports/text/internal/encoding.hpp"

#include <utf8proc.h>

#include <array>
#include <cstddef>

#include "reports/text/internal/utf8.hpp"

namespace eightfold::reports {

std::string utf8_of(char32_t code) {
  constexpr std::size_t longest = 4;
  constexpr auto greatest = static_cast<char32_t>(0x10ffff);
  std::array<utf8proc_uint8_t, longest> bytes = {};
  const bool is_valid = code <= greatest && utf8proc_codepoint_valid(static_cast<utf8proc_int32_t>(code));
  if (!is_valid) return std::string(replacement_character);
  const auto length = utf8proc_encode_char(static_cast<utf8proc_int32_t>(code), bytes.data());
  return {reinterpret_cast<const char*>(bytes.data()), static_cast<std::size_t>(length)};
}

namespace {

constexpr char32_t replacement = 0xfffd;

std::size_t byte_at(std::string_view text, std::size_t i) { return static_cast<unsigned char>(text[i]); }

std::string from_utf16(std::string_view text, bool big_endian) {
  const std::size_t high = big_endian ? 0 : 1;
  const auto unit_at = [&](std::size_t i) {
    return static_cast<char32_t>(byte_at(text, i + high) << 8U | byte_at(text, i + 1 - high));
  };
  const auto is_high = [](char32_t unit) { return 0xd800 <= unit && unit < 0xdc00; };
  const auto is_low = [](char32_t unit) { return 0xdc00 <= unit && unit < 0xe000; };
  std::string result;
  for (std::size_t i = 0; i + 1 < text.size(); i += 2) {
    char32_t code = unit_at(i);
    if (is_high(code) && i + 3 < text.size() && is_low(unit_at(i + 2))) {
      code = 0x10000 + ((code - 0xd800) << 10U) + (unit_at(i + 2) - 0xdc00);
      i += 2;
    }
    result += utf8_of(is_high(code) || is_low(code) ? replacement : code);
  }
  if (text.size() % 2 != 0) result += utf8_of(replacement);
  return result;
}

// The characters of the bytes 80 to 9f; 0 for a byte without one. The others are those of Latin-1.
// Source: the WHATWG Encoding Standard, index windows-1252, without its control characters.
constexpr std::array<char16_t, 32> windows_1252 = {
    0x20ac, 0,      0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017d, 0,      0,      0x2018, 0x2019, 0x201c, 0x201d, 0x2022,
    0x2013, 0x2014, 0x02dc, 0x2122, 0x0161, 0x203a, 0x0153, 0,      0x017e, 0x0178};

char32_t windows_1252_character(std::size_t byte) {
  return 0x80 <= byte && byte < 0xa0 ? windows_1252[byte - 0x80] : static_cast<char32_t>(byte);
}

// A byte that begins a character in UTF-8 and one that continues it, whatever follows.
bool begins_utf8(std::string_view text) {
  return text.size() > 1 && byte_at(text, 0) >= 0xc0 && (byte_at(text, 1) & 0xc0U) == 0x80;
}

bool is_windows_1252(std::string_view text) {
  bool has_other_bytes = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t byte = byte_at(text, i);
    if (byte < 0x20 && byte != '\t' && byte != '\n' && byte != '\r') return false;
    if (byte < 0x80) continue;
    if (begins_utf8(text.substr(i)) || windows_1252_character(byte) == 0) return false;
    has_other_bytes = true;
  }
  return has_other_bytes;
}

}  // namespace

bool is_utf16(std::string_view text) {
  constexpr std::string_view nul("\0", 1);
  const bool has_mark = text.starts_with("\xff\xfe") || text.starts_with("\xfe\xff");
  return has_mark || text.substr(0, 1) == nul || (text.size() > 1 && text.substr(1, 1) == nul);
}

std::optional<std::string> decoded(std::string_view text) {
  constexpr std::string_view two_nuls("\0\0", 2);
  if (is_utf16(text) && text.substr(0, 4).find(two_nuls) == std::string_view::npos) {  // else UTF-32
    const bool big_endian = text[0] == '\xfe' || text[0] == '\0';
    const bool has_mark = text[0] == '\xff' || text[0] == '\xfe';
    return from_utf16(text.substr(has_mark ? 2 : 0), big_endian);
  }
  if (!is_windows_1252(text)) return std::nullopt;
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) result += utf8_of(windows_1252_character(byte_at(text, i)));
  return result;
}

std::string base64(std::string_view bytes) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string encoded;
  encoded.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    const std::size_t left = bytes.size() - at;
    unsigned group = 0;  // of three bytes, filled up with zeros
    for (std::size_t i = 0; i < 3; ++i)
      group = group << 8U | (i < left ? static_cast<unsigned char>(bytes[at + i]) : 0U);
    for (std::size_t i = 0; i < 4; ++i) encoded += i <= left ? digits[group >> (18 - 6 * i) & 63U] : '=';
  }
  return encoded;
}

}  // namespace eightfold::reports
