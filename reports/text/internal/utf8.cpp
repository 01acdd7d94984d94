#include "reports/text/internal/utf8.hpp"

#include <fmt/core.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

namespace eightfold::reports {
namespace {

struct Span {
  char32_t first;
  char32_t last;
};
constexpr std::array<Span, 7> harmful = {{
    {0x00, 0x1f},      // controls
    {0x7f, 0x9f},      // controls
    {0x61c, 0x61c},    // writing direction
    {0x200e, 0x200f},  // writing direction
    {0x2028, 0x202e},  // line and paragraph separators, writing direction
    {0x2066, 0x2069},  // writing direction
    {0xfffe, 0xffff},  // non-characters
}};

}  // namespace

std::string_view without_byte_order_mark(std::string_view text) {
  if (text.starts_with(byte_order_mark)) text.remove_prefix(byte_order_mark.size());
  return text;
}

Character first_character(std::string_view text) {
  utf8proc_int32_t code = 0;
  const auto length = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                       static_cast<utf8proc_ssize_t>(text.size()), &code);
  if (length <= 0) return {0xfffd, 1};
  return {static_cast<char32_t>(code), static_cast<std::size_t>(length)};
}

bool is_harmless(char32_t code) {
  return std::ranges::none_of(harmful,
                              [&](const Span& span) { return span.first <= code && code <= span.last; });
}

bool is_invisible(char32_t code) {
  return utf8proc_category(static_cast<utf8proc_int32_t>(code)) == UTF8PROC_CATEGORY_CF;
}

std::optional<BadByte> find_bad_byte(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto [code, length] = first_character(text.substr(at));
    const auto byte = static_cast<unsigned char>(text[at]);
    if (code == 0xfffd && length == 1)
      return BadByte{at, fmt::format("the byte {:02x} is not UTF-8; save the file as UTF-8", byte)};
    const bool layout = code == '\t' || code == '\n' || code == '\r';
    if ((code < 0x20 && !layout) || (0x7f <= code && code < 0xa0))
      return BadByte{at, fmt::format("the control character U+{:04X} is not text; remove it",
                                     static_cast<unsigned>(code))};
    at += length;
  }
  return std::nullopt;
}

std::size_t character_count(std::string_view text) {
  std::size_t count = 0;
  for_each_character(text, [&](char32_t, std::string_view) { ++count; });
  return count;
}

Glyph first_glyph(std::string_view line) {
  if (line.starts_with("\x1b["))
    if (const std::size_t end = line.find('m'); end != std::string_view::npos) return {end + 1, 0};
  const auto [code, length] = first_character(line);
  return {length, static_cast<std::size_t>(utf8proc_charwidth(static_cast<utf8proc_int32_t>(code)))};
}

std::size_t width_of(std::string_view line) {
  std::size_t width = 0;
  while (!line.empty()) {
    const Glyph glyph = first_glyph(line);
    width += glyph.width;
    line.remove_prefix(glyph.length);
  }
  return width;
}

std::string clean_line(std::string_view text) {
  std::string result;
  for_each_character(text, [&](char32_t code, std::string_view bytes) {
    result += code == 0xfffd || !is_harmless(code) ? replacement_character : bytes;
  });
  return result;
}

std::string folded(std::string_view text) {
  const std::string clean = clean_line(text);
  utf8proc_uint8_t* mapped = nullptr;
  const auto length = utf8proc_map(
      reinterpret_cast<const utf8proc_uint8_t*>(clean.data()), static_cast<utf8proc_ssize_t>(clean.size()),
      &mapped, static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD));
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(mapped, &std::free);
  if (length < 0) return clean;
  return {reinterpret_cast<const char*>(mapped), static_cast<std::size_t>(length)};
}

}  // namespace eightfold::reports
