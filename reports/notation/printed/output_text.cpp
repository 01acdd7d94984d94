#include "reports/notation/internal/output_text.hpp"

#include <algorithm>
#include <array>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::reports {
namespace {

constexpr char removed = '\x7f';  // find_bad_byte() refuses it in a text

// Characters that programs draw boards with, and their meaning in ASCII. Any other pictograph becomes @,
// which is a queen if it is the rarer of the two signs of a board.
char ascii_of(char32_t code) {
  constexpr std::u32string_view queens = U"♕♛👑👸";
  constexpr std::u32string_view squares = U"·•∙□■▢▪▫◻◼◽◾⬛⬜🔲🔳⚪⚫";
  constexpr std::u32string_view variants = U"\ufe0e\ufe0f";  // a sign as text, or as a picture
  if (variants.find(code) != std::u32string_view::npos) return removed;
  if (0x1f7e5 <= code && code <= 0x1f7eb) return '.';  // squares in colors
  const bool is_pictograph = (0x2600 <= code && code <= 0x27bf) || (0x1f300 <= code && code <= 0x1faff);
  constexpr std::u32string_view uprights = U"│┃║";
  constexpr std::u32string_view dashes = U"─━═–—";
  if (queens.find(code) != std::u32string_view::npos) return 'Q';
  if (squares.find(code) != std::u32string_view::npos) return '.';
  if (uprights.find(code) != std::u32string_view::npos) return '|';
  if (dashes.find(code) != std::u32string_view::npos) return '-';
  constexpr char32_t first_corner = 0x250c;
  constexpr char32_t last_corner = 0x256c;
  if (first_corner <= code && code <= last_corner) return '+';
  return is_pictograph && squares.find(code) == std::u32string_view::npos ? '@' : '\0';
}

std::string in_ascii(std::string_view text) {
  std::string result;
  result.reserve(text.size());
  for_each_character(text, [&](char32_t code, std::string_view bytes) {
    const char sign = bytes.size() > 1 ? ascii_of(code) : '\0';
    if (sign == '\0')
      result += bytes;
    else if (sign != removed)
      result += sign;
  });
  return result;
}

bool is_ascii_text(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

// "Solution 3", "3", "queens #3": words and numbers before a colon.
bool is_label(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return is_letter(c) || is_digit(c) || c == ' ' || c == '#' || c == '.';
  });
}

// "[,1] [,2] [,3]", above a matrix of R.
bool is_r_heading(std::string_view line) {
  return line.starts_with("[,") && consists_of(line, "[],0123456789 ");
}

// "a b c d", the files below a board.
bool is_files(std::string_view line) {
  const auto parts = parts_of(line, " \t|");
  for (std::size_t i = 0; i < parts.size(); ++i)
    if (parts[i].size() != 1 || (parts[i][0] | 0x20) != static_cast<int>('a' + i)) return false;
  return parts.size() > 1;
}

}  // namespace

OutputText output_text_of(std::string_view text) {
  if (const auto bad = find_bad_byte(text)) throw ParseError(bad->what);
  OutputText result;
  result.text = is_ascii_text(text) ? std::string(text) : in_ascii(text);
  bool after_gap = false;
  std::size_t number = 0;
  const std::string_view all = result.text;
  for (std::size_t offset = 0; offset < all.size();) {
    const std::size_t end = std::min(all.find('\n', offset), all.size());
    ++number;
    const std::string_view line = trimmed(all.substr(offset, end - offset));
    if (!line.empty()) result.lines.push_back({number, result.offset_of(line), line.size(), after_gap});
    after_gap = line.empty();
    offset = end + 1;
  }
  return result;
}

std::string_view without_label(std::string_view line) {
  if (is_r_heading(line)) return {};
  const auto rest_after = [&](std::size_t length) { return trimmed(line.substr(length)); };
  if (const auto colon = line.find(':'); colon != std::string_view::npos)
    return is_label(line.substr(0, colon)) ? rest_after(colon + 1) : line;
  std::size_t end = 0;
  const bool bracketed = line.starts_with('[');
  if (bracketed || line.starts_with('#')) end = 1;
  const std::size_t first_digit = end;
  while (end < line.size() && is_digit(line[end])) ++end;
  if (end == first_digit || end + 1 >= line.size()) return line;
  if (bracketed && line.substr(end).starts_with(",]")) return rest_after(end + 2);  // "[1,] 0 1 0 0"
  if (bracketed)  // "[1] 0 4 7": R numbers the first element of a line
    return line[end] == ']' && is_digit(rest_after(end + 1).front()) ? rest_after(end + 1) : line;
  const bool numbered = line.starts_with('#') || line[end] == '.' || line[end] == ')';
  return numbered && line[end + (line.starts_with('#') ? 0 : 1)] == ' ' ? rest_after(end + 1) : line;
}

bool is_frame(std::string_view line) {
  return consists_of(line, "+-=_|*#~`. \t") || consists_of(line, "[({ \t") || consists_of(line, "])},; \t") ||
         is_files(line);
}

std::string_view without_time(std::string_view line) {
  constexpr std::array<std::string_view, 6> units = {"s", "ms", "us", "sec", "second", "seconds"};
  const auto end = line.find_last_not_of("abcdefghijklmnopqrstuvwxyz") + 1;
  if (std::ranges::find(units, line.substr(end)) == units.end()) return line;
  const std::string_view before = trimmed(line.substr(0, end));
  const auto number = before.find_last_not_of("0123456789.") + 1;
  return number == before.size() ? line : trimmed(before.substr(0, number));
}

std::vector<std::string_view> parts_of(std::string_view text, std::string_view separators) {
  std::vector<std::string_view> parts;
  while (true) {
    const auto begin = text.find_first_not_of(separators);
    if (begin == std::string_view::npos) return parts;
    text.remove_prefix(begin);
    const auto end = std::min(text.find_first_of(separators), text.size());
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end);
  }
}

}  // namespace eightfold::reports
