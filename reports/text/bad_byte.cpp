#include "reports/text/bad_byte.hpp"

#include <fmt/core.h>

#include "reports/text/utf8.hpp"

namespace eightfold::reports {

std::optional<BadByte> find_bad_byte(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto [code, length] = first_character(text.substr(at));
    const auto byte = static_cast<unsigned char>(text[at]);
    if (code == 0xfffd && length == 1)
      return BadByte{at, fmt::format("the byte {:02x} is not UTF-8; save the file as UTF-8", byte)};
    const bool layout = code == '\t' || code == '\n' || code == '\r';
    if ((code < 0x20 && !layout) || (0x7f <= code && code < 0xa0))
      return BadByte{at, fmt::format("a control character (U+{:04X}); there should be text only",
                                     static_cast<unsigned>(code))};
    at += length;
  }
  return std::nullopt;
}

}  // namespace eightfold::reports
