// The author of a text that need not be a valid submission: of one that is cut off, or that has an error
// before its claims.
#include <algorithm>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/coursework/submission/reader.hpp"
#include "reports/coursework/submission/internal/line_grammar.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/coursework/submission/internal/submitted_text.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::coursework {
namespace {

// The string that begins with a quotation mark, up to its end or that of the text.
std::string text_of_json_string(std::string_view text) {
  std::size_t end = 1;
  while (end < text.size() && text[end] != '"' && text[end] != '\n') end += text[end] == '\\' ? 2 : 1;
  const std::string_view inside = text.substr(1, std::min(end, text.size()) - 1);
  try {
    return parse_json_tree('"' + std::string(inside) + '"').string("author");
  } catch (const reports::ParseError&) {
    return std::string(inside);  // cut in an escape
  }
}

std::string author_in_json(std::string_view text) {
  constexpr std::string_view key = "\"author\"";
  for (auto at = text.find(key); at != std::string_view::npos; at = text.find(key, at + 1)) {
    std::string_view rest = reports::trimmed(text.substr(at + key.size()));
    if (!rest.starts_with(':')) continue;
    rest = reports::trimmed(rest.substr(1));
    return rest.starts_with('"') ? text_of_json_string(rest) : "";
  }
  return "";
}

std::string author_in_lines(std::string_view text) {
  constexpr std::size_t longest_line = 1000;
  while (!text.empty()) {
    const auto length = std::min(text.find('\n'), text.size());
    const std::string_view line =
        without_bullet(cleaned(reports::without_comment(text.substr(0, std::min(length, longest_line)))));
    text.remove_prefix(std::min(length + 1, text.size()));
    const auto separator = line.find_first_of(":=;,\t|", line.starts_with('|') ? 1 : 0);
    if (separator == std::string_view::npos || top_key_of(line.substr(0, separator)) != "author") continue;
    const auto cells = cells_of(line.substr(separator + 1), '|');
    if (!is_blank(cells[0])) return cells[0];
  }
  return "";
}

}  // namespace

std::string printable_author(std::string_view name) {
  constexpr std::size_t most_characters = 200;
  std::size_t length = 0;
  for (std::size_t count = 0; count < most_characters && length < name.size(); ++count)
    length += reports::first_character(name.substr(length)).length;
  return reports::printable(name.substr(0, length)) + (length < name.size() ? "…" : "");
}

std::string author_of(std::string_view submitted) {
  const std::string text = submitted_text(submitted);
  const std::string_view content = reports::trimmed(text);
  const bool may_be_json = content.find("\"author\"") != std::string_view::npos;
  return printable_author(may_be_json ? author_in_json(content) : author_in_lines(content));
}

}  // namespace eightfold::coursework
