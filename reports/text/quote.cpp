#include "reports/text/quote.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string_view>

#include "reports/text/utf8.hpp"

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

std::string shell_word(const std::string& name) {
  constexpr std::string_view harmless = "-_./+:,@%";
  const auto is_plain = [&](char c) {
    return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ||
           harmless.find(c) != std::string_view::npos;
  };
  // What begins with a dash would be taken for an option.
  const std::string word = name.starts_with('-') ? "./" + name : name;
  if (!word.empty() && std::ranges::all_of(word, is_plain)) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? R"('\'')" : std::string(1, c);
  return printable(quoted + "'");
}

}  // namespace eightfold::reports
