#include "reports/text/xml_escape.hpp"

#include "reports/text/utf8.hpp"

namespace eightfold::reports {
namespace {

// Production 2 of XML 1.0, of what can be UTF-8; and U+FFFD itself, which also stands for malformed bytes.
bool is_replaced(char32_t code) {
  const bool white_space = code == '\t' || code == '\n' || code == '\r';
  return (code < 0x20 && !white_space) || (0xfffd <= code && code <= 0xffff);
}

}  // namespace

std::string xml_escape(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const auto [code, length] = first_character(text);
    switch (code) {
      case '&':
        result += "&amp;";
        break;
      case '<':
        result += "&lt;";
        break;
      case '>':
        result += "&gt;";
        break;
      case '"':
        result += "&quot;";
        break;
      case '\'':
        result += "&apos;";
        break;
      default:
        result += is_replaced(code) ? replacement_character : text.substr(0, length);
    }
    text.remove_prefix(length);
  }
  return result;
}

}  // namespace eightfold::reports
