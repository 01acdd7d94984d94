// The text of a submitted file, and the author of a text that need not be a valid submission: of one that is
// cut off, or that has an error before its claims.
#include <algorithm>
#include <array>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>

#include "eightfold/reports/coursework/submission/keys.hpp"
#include "eightfold/reports/coursework/submission/reader.hpp"
#include "reports/coursework/submission/internal/line_grammar.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/encoding.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::coursework {
namespace {

using reports::is_letter;

// The name of an element in lower case, from its first letter.
std::string name_in(std::string_view tag) {
  return lower_case(tag.substr(0, tag.find_first_of(" \t\r\n/>")));
}

// Learning platforms save typed text as a page or a part of one: "<!DOCTYPE html>…", "<p>n: 8</p>". Markdown
// can begin with an element, too, but does not end with one.
bool is_html(std::string_view text) {
  const std::string_view content = reports::trimmed(text);
  if (content.size() < 3 || content.front() != '<' || content.back() != '>') return false;
  return content[1] == '!' || is_letter(content[1]);
}

// The text of a page, built while its tags are read.
class PageText {
 public:
  void begin(std::string_view element) {
    if (has_word(hidden, element)) ++hidden_;
    if (element == "br" || has_word(blocks, element)) end_line();
    if (element == "tr") line_ = "|";
    if (element == "li") line_ = "- ";
    if (has_word(headings, element)) line_ = "## ";
    if (element == "pre") ++preformatted_;
  }

  void end(std::string_view element) {
    if (has_word(hidden, element)) hidden_ = std::max(0, hidden_ - 1);
    if (element == "td" || element == "th") line_ += " |";
    if (has_word(blocks, element)) end_line();
    if (element == "pre") preformatted_ = std::max(0, preformatted_ - 1);
  }

  void add(std::string_view text) {
    if (hidden_ > 0) return;
    for (const char c : text) {
      const bool is_space = c == ' ' || c == '\t' || c == '\n' || c == '\r';
      if (preformatted_ > 0 && c == '\n')
        end_line();
      else if (preformatted_ > 0 || !is_space)
        line_ += c;
      else if (!line_.empty() && line_.back() != ' ')
        line_ += ' ';
    }
  }

  std::string finish() && {
    end_line();
    return std::move(text_);
  }

 private:
  static constexpr std::string_view hidden = " head title script style template ";
  static constexpr std::string_view headings = " h1 h2 h3 h4 h5 h6 ";
  static constexpr std::string_view blocks =
      " p div li ul ol tr table pre h1 h2 h3 h4 h5 h6 dt dd hr section article blockquote ";

  void end_line() {
    if (!line_.empty()) text_.append(line_).append("\n");
    line_.clear();
  }

  std::string text_;
  std::string line_;
  int hidden_ = 0;
  int preformatted_ = 0;
};

// The character of "&nbsp;" or "&#176;", for text without its ampersand; nothing for any other text.
struct Entity {
  std::string character;
  std::size_t length;  // with the semicolon
};

std::optional<Entity> entity_in(std::string_view text) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 24> named = {{
      {"amp", "&"},    {"lt", "<"},    {"gt", ">"},    {"quot", "\""},  {"apos", "'"},  {"nbsp", "\u00a0"},
      {"deg", "°"},    {"sup2", "²"},  {"sup3", "³"},  {"middot", "·"}, {"bull", "•"},  {"times", "×"},
      {"divide", "÷"}, {"frasl", "⁄"}, {"minus", "−"}, {"ndash", "–"},  {"mdash", "—"}, {"hellip", "…"},
      {"lsquo", "‘"},  {"rsquo", "’"}, {"ldquo", "“"}, {"rdquo", "”"},  {"rarr", "→"},  {"empty", "∅"},
  }};
  constexpr std::size_t longest = 10;
  const std::size_t end = text.substr(0, longest).find(';');
  if (end == std::string_view::npos) return std::nullopt;
  const std::string_view name = text.substr(0, end);
  const auto known = std::ranges::find(named, name, [](const auto& entity) { return entity.first; });
  if (known != named.end()) return Entity{std::string(known->second), end + 1};
  const bool is_hexadecimal = name.starts_with("#x") || name.starts_with("#X");
  const std::string_view number = name.substr(std::min<std::size_t>(is_hexadecimal ? 2 : 1, name.size()));
  std::uint32_t code = 0;
  const auto [last, error] =
      std::from_chars(number.data(), number.data() + number.size(), code, is_hexadecimal ? 16 : 10);
  const bool is_number =
      name.starts_with('#') && error == std::errc() && last == number.data() + number.size();
  if (!is_number || code == 0) return std::nullopt;
  return Entity{reports::utf8_of(code), end + 1};
}

// The length of a tag with its attributes, whose values can have the end of a tag in quotes.
std::size_t length_of_tag(std::string_view text) {
  char quote = '\0';
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (quote != '\0' ? text[i] == quote : text[i] == '"' || text[i] == '\'')
      quote = quote != '\0' ? '\0' : text[i];
    else if (quote == '\0' && text[i] == '>')
      return i + 1;
  }
  return text.size();
}

// The length of a script or style, whose text has no tags but the end of the element.
std::size_t length_of_content(std::string_view text, std::string_view element) {
  std::size_t end = text.find("</");
  while (end != std::string_view::npos && name_in(text.substr(end + 2)) != element)
    end = text.find("</", end + 2);
  return std::min(end, text.size());
}

// Tokens of HTML in one pass, without the repairs of a browser. libxml2 was rejected because it loads 31 MB
// of ICU's data at every start of the program, and gumbo because its time is not linear.
std::string text_of_html(std::string_view html) {
  PageText page;
  while (!html.empty()) {
    if (html.starts_with("<!--")) {
      const std::size_t end = html.find("-->");
      html.remove_prefix(end == std::string_view::npos ? html.size() : end + 3);
    } else if (html.size() > 1 && html[0] == '<' &&
               std::string_view("/!?").find(html[1]) != std::string_view::npos) {
      const std::size_t length = length_of_tag(html);
      if (html[1] == '/') page.end(name_in(html.substr(2, length - 2)));
      html.remove_prefix(length);
    } else if (html.size() > 1 && html[0] == '<' && is_letter(html[1])) {
      const std::size_t length = length_of_tag(html);
      const std::string name = name_in(html.substr(1, length - 1));
      page.begin(name);
      html.remove_prefix(length);
      if (name == "script" || name == "style") html.remove_prefix(length_of_content(html, name));
    } else if (const auto entity = html[0] == '&' ? entity_in(html.substr(1)) : std::nullopt) {
      page.add(entity->character);
      html.remove_prefix(1 + entity->length);
    } else {
      const std::size_t end = std::min(html.find_first_of("<&", 1), html.size());
      page.add(html.substr(0, end));
      html.remove_prefix(end);
    }
  }
  return std::move(page).finish();
}

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

std::string submitted_text(std::string_view text) {
  std::string readable = reports::decoded(text).value_or(std::string(text));
  return is_html(readable) ? text_of_html(readable) : readable;
}

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
