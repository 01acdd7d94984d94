#include "reports/coursework/characters.hpp"

#include <fmt/format.h>

#include "reports/utf8.hpp"

namespace eightfold::coursework {

std::optional<BadCharacter> find_bad_character(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const auto [code, length] = reports::first_character(text.substr(at));
    const auto byte = static_cast<unsigned char>(text[at]);
    if (code == 0xfffd && length == 1)
      return BadCharacter{at, fmt::format("the byte {:02x} is not UTF-8; save the file as UTF-8", byte)};
    const bool layout = code == '\t' || code == '\n' || code == '\r';
    if ((code < 0x20 && !layout) || (0x7f <= code && code < 0xa0))
      return BadCharacter{at, fmt::format("a control character (U+{:04X}); there should be text only",
                                          static_cast<unsigned>(code))};
    at += length;
  }
  return std::nullopt;
}

}  // namespace eightfold::coursework
