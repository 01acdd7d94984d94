#include "reports/parse_error.hpp"

#include <fmt/format.h>

namespace eightfold::reports {

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
