#include "reports/parse_error.hpp"

#include <fmt/format.h>

#include "reports/utf8.hpp"

namespace eightfold::reports {

std::string printable(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const auto [code, length] = first_character(text);
    const bool malformed = code == 0xfffd && length == 1;
    if (malformed || !is_harmless(code))
      for (const char byte : text.substr(0, length))
        result += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
    else
      result += text.substr(0, length);
    text.remove_prefix(length);
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
