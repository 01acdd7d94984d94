#include "reports/text/internal/quote.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <string_view>

#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/escape.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::reports {
namespace {

std::string in_hexadecimal(std::string_view bytes) {
  std::string text;
  for (const char byte : bytes) text += fmt::format("\\x{:02x}", static_cast<unsigned char>(byte));
  return text;
}

std::string quoted(std::string_view text, bool (*is_escaped)(char32_t code)) {
  constexpr std::size_t longest = 40;
  std::string result = "\"";
  for (std::size_t count = 0; count < longest && !text.empty(); ++count) {
    const auto [code, length] = first_character(text);
    const std::string_view bytes = text.substr(0, length);
    result += is_escaped(code) ? in_hexadecimal(bytes) : printable(bytes);
    text.remove_prefix(length);
  }
  return result + (text.empty() ? "\"" : "…\"");
}

}  // namespace

std::string printable(std::string_view text) {
  std::string result;
  for_each_character(text, [&](char32_t code, std::string_view bytes) {
    const bool malformed = code == 0xfffd && bytes.size() == 1;
    result += !malformed && is_harmless(code) ? std::string(bytes) : in_hexadecimal(bytes);
  });
  return result;
}

std::string quote(std::string_view text) { return quoted(text, is_invisible); }

std::string quote_as_ascii(std::string_view text) {
  return quoted(text, [](char32_t code) { return code >= 0x80; });
}

std::string shell_word(const std::string& name) {
  constexpr std::string_view harmless = "-_./+:,@%";
  const auto is_plain = [&](char c) {
    return is_digit(c) || is_letter(c) || harmless.find(c) != std::string_view::npos;
  };
  // A word that begins with a dash would be an option.
  const std::string word = name.starts_with('-') ? "./" + name : name;
  if (!word.empty() && std::ranges::all_of(word, is_plain)) return word;
  return printable('\'' + with_all_replaced(word, "'", R"('\'')") + '\'');
}

}  // namespace eightfold::reports
