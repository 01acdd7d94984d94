#include "eightfold/reports/text/internal/quote.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string_view>

#include "eightfold/reports/text/internal/utf8.hpp"

namespace eightfold::reports {

std::string printable(std::string_view text) {
  std::string result;
  for_each_character(text, [&](char32_t code, std::string_view bytes) {
    const bool malformed = code == 0xfffd && bytes.size() == 1;
    if (!malformed && is_harmless(code))
      result += bytes;
    else
      for (const char byte : bytes) result += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
  });
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
  // A word that begins with a dash would be an option.
  const std::string word = name.starts_with('-') ? "./" + name : name;
  if (!word.empty() && std::ranges::all_of(word, is_plain)) return word;
  std::string quoted = "'";
  for (const char c : word) quoted += c == '\'' ? R"('\'')" : std::string(1, c);
  return printable(quoted + "'");
}

}  // namespace eightfold::reports
