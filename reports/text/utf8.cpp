#include "reports/text/utf8.hpp"

#include <algorithm>
#include <array>

namespace eightfold::reports {
namespace {

// The characters that take so many bytes, and the bits that say so in the first of them.
struct Form {
  unsigned mask;
  unsigned lead;
  char32_t least;
};
constexpr std::array<Form, 4> forms = {
    {{0x80, 0x00, 0}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}}};

struct Span {
  char32_t first;
  char32_t last;
};
constexpr std::array<Span, 7> not_to_be_shown = {{
    {0x00, 0x1f},      // controls
    {0x7f, 0x9f},      // controls
    {0x61c, 0x61c},    // direction
    {0x200e, 0x200f},  // direction
    {0x2028, 0x202e},  // line and paragraph separators, direction
    {0x2066, 0x2069},  // direction
    {0xfffe, 0xffff},  // non-characters
}};

}  // namespace

Character first_character(std::string_view text) {
  constexpr Character malformed = {0xfffd, 1};
  const auto byte = [&](std::size_t i) { return static_cast<unsigned>(static_cast<unsigned char>(text[i])); };
  for (std::size_t further = 0; further < forms.size(); ++further) {
    const Form& form = forms[further];
    if ((byte(0) & form.mask) != form.lead) continue;
    if (text.size() <= further) return malformed;
    char32_t code = byte(0) & ~form.mask;
    for (std::size_t i = 1; i <= further; ++i) {
      if ((byte(i) & 0xc0) != 0x80) return malformed;
      code = code << 6 | (byte(i) & 0x3f);
    }
    const bool surrogate = 0xd800 <= code && code < 0xe000;
    return code < form.least || surrogate || code > 0x10ffff ? malformed : Character{code, further + 1};
  }
  return malformed;
}

bool is_harmless(char32_t code) {
  return std::ranges::none_of(not_to_be_shown,
                              [&](const Span& span) { return span.first <= code && code <= span.last; });
}

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  for (; !text.empty(); text.remove_prefix(first_character(text).length)) ++width;
  return width;
}

std::string clean_line(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const auto [code, length] = first_character(text);
    const bool hidden = code == 0xfffd || !is_harmless(code);
    result += hidden ? replacement_character : text.substr(0, length);
    text.remove_prefix(length);
  }
  return result;
}

}  // namespace eightfold::reports
