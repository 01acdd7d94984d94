#include "reports/parse_error.hpp"

#include <fmt/format.h>

namespace eightfold::reports {

std::string printable(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const auto next = i + 1 < text.size() ? static_cast<unsigned char>(text[i + 1]) : 0U;
    const bool c1_control = byte == 0xc2 && 0x80 <= next && next < 0xa0;  // U+0080 to U+009F in UTF-8
    if (byte < 0x20 || byte == 0x7f || c1_control)
      result += fmt::format("\\x{:02x}", byte);
    else
      result += text[i];
  }
  return result;
}

std::string quote(std::string_view text) {
  constexpr std::size_t longest = 40;
  std::string result = "\"";
  for (const char c : text.substr(0, longest)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte < 0x20 || byte >= 0x7f)
      result += fmt::format("\\x{:02x}", byte);
    else
      result += c;
  }
  return result + (text.size() > longest ? "…\"" : "\"");
}

}  // namespace eightfold::reports
