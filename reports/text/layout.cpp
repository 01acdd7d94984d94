#include "reports/text/layout.hpp"

#include <algorithm>

#include "reports/text/utf8.hpp"
#include "reports/text/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::string_view no_color = "\x1b[0m";

// The color sequence in effect at the end of a text; empty if there is none.
std::string open_color(std::string_view text) {
  const std::size_t begin = text.rfind("\x1b[");
  const std::size_t end = text.find('m', std::min(begin, text.size()));
  if (end == std::string_view::npos || text.substr(begin).starts_with(no_color)) return {};
  return std::string(text.substr(begin, end + 1 - begin));
}

// The number of bytes that fit on a line of that many columns, up to a space if there is one.
std::size_t length_on_line(std::string_view text, std::size_t columns) {
  std::size_t last_gap = 0;  // the end of the last whole word
  std::size_t column = 0;
  bool in_word = false;
  for (std::size_t i = 0; i < text.size();) {
    const auto [length, width] = first_glyph(text.substr(i));
    if (width > 0) {
      const bool is_space = text[i] == ' ';
      if (is_space && in_word) last_gap = i;
      if (column > 0 && column + width > columns) return last_gap > 0 ? last_gap : i;
      in_word = !is_space;
      column += width;
    }
    i += length;
  }
  return text.size();
}

// The indent of the lines after the first: the column of the text after a label and two spaces, unless that
// is past the middle, or two spaces more than the first line.
std::size_t indent_of(std::string_view line, std::size_t width) {
  std::size_t column = 0;
  std::size_t spaces = 0;
  std::size_t margin = 0;
  bool in_text = false;
  while (!line.empty()) {
    const auto [length, columns] = first_glyph(line);
    if (columns > 0) {
      const bool is_space = line.front() == ' ';
      if (!is_space && in_text && spaces >= 2) return column <= width / 2 ? column : margin + 2;
      if (!is_space && !in_text) margin = column;
      in_text = in_text || !is_space;
      spaces = is_space ? spaces + 1 : 0;
      column += columns;
    }
    line.remove_prefix(length);
  }
  return margin + 2;
}

// The number of bytes up to the next space. A short list in brackets, [0, 4, 7, 5], is one word.
std::size_t length_of_word(std::string_view text) {
  constexpr std::size_t longest_list = 60;
  const std::size_t length = std::min(text.find(' '), text.size());
  const std::size_t open = text.substr(0, length).find('[');
  if (open == std::string_view::npos) return length;
  const std::size_t close = text.find(']', open);
  if (close == std::string_view::npos || close < length || close - open > longest_list) return length;
  return std::min(text.find(' ', close), text.size());
}

}  // namespace

std::string padded(const std::string& text, std::size_t width, bool to_the_right) {
  const std::string spaces(width - std::min(width, width_of(text)), ' ');
  return to_the_right ? spaces + text : text + spaces;
}

std::vector<std::string> folded(std::string_view line, std::size_t width, std::size_t indent) {
  const std::string margin(std::min(indent, width / 2), ' ');
  std::vector<std::string> lines;
  std::string color;
  do {
    std::string part = lines.empty() ? "" : margin;
    const std::size_t length = length_on_line(line, std::max<std::size_t>(width - part.size(), 1));
    part.append(color).append(line.substr(0, length));
    color = open_color(part);
    if (!color.empty() && length < line.size()) part += no_color;
    lines.push_back(std::move(part));
    line.remove_prefix(length);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  } while (!line.empty());
  return lines;
}

std::vector<std::string> fitted_line(std::string_view line, const Style& style) {
  const auto width = static_cast<std::size_t>(style.width);
  if (width == 0) return {std::string(line)};
  return folded(line, width, indent_of(line, width));
}

std::string fitted(std::string_view text, const Style& style) {
  std::string out;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    for (const std::string& part : fitted_line(line, style)) out += part + '\n';
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return out;
}

std::string wrapped(std::string_view text, const Margins& margins) {
  const std::size_t margin = width_of(margins.rest);
  std::string out = margins.first;
  std::size_t column = margin;
  while (!text.empty()) {
    const std::string_view word = text.substr(0, length_of_word(text));
    text.remove_prefix(std::min(word.size() + 1, text.size()));
    if (word.empty()) continue;
    const std::size_t width = width_of(word);
    const bool first_of_line = column == margin;
    if (!first_of_line && column + 1 + width > margins.width) {
      out += '\n' + margins.rest;
      column = margin;
    } else if (!first_of_line) {
      out += ' ';
      ++column;
    }
    out += word;
    column += width;
  }
  return out + '\n';
}

std::string flowed(std::string_view paragraph, const Style& style) {
  const int width = style.width > 0 ? std::min(style.width, 100) : 100;
  return joined(folded(paragraph, static_cast<std::size_t>(width)), "\n") + '\n';
}

}  // namespace eightfold::reports
