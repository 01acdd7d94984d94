#include "reports/text/internal/charset.hpp"

#include <algorithm>
#include <array>

#include "reports/text/internal/utf8.hpp"

namespace eightfold::reports {
namespace {

struct Sign {
  char32_t code;
  std::string_view ascii;
};

// Only those that the program writes, because names of files and students must not change.
constexpr auto signs = std::to_array<Sign>({
    {U'×', "x"},
    {U'±', "+-"},
    {U'·', "*"},
    {U'−', "-"},
    {U'…', "..."},
    {U'→', "->"},
    {U'≡', "="},
    {U'≤', "<="},
    {U'≠', "!="},
    {U'⁻', "^-"},
    {U'¹', "1"},  // after the minus sign
    {U'²', "2"},  // r2 and r3, as in the Cayley table; a power of a number is written 9^2
    {U'³', "3"},
    {U'\u00a0', " "},
    {U'\ufffd', "?"},
});

}  // namespace

std::string with_ascii_signs(std::string_view text) {
  std::string out;
  for_each_character(text, [&](char32_t code, std::string_view bytes) {
    const auto sign = std::ranges::find(signs, code, &Sign::code);
    if ((code == U'²' || code == U'³') && !out.empty() && '0' <= out.back() && out.back() <= '9') out += '^';
    out += code < 0x80 || sign == signs.end() ? bytes : sign->ascii;
  });
  return out;
}

std::string in_charset(std::string_view text, const Style& style) {
  return style.unicode ? std::string(text) : with_ascii_signs(text);
}

}  // namespace eightfold::reports
