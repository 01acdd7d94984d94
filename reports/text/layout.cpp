#include "reports/text/layout.hpp"

#include <algorithm>

#include "reports/text/utf8.hpp"

namespace eightfold::reports {
namespace {

constexpr std::string_view no_color = "\x1b[0m";

// What a line is made of: a color sequence, or a character.
struct Unit {
  std::size_t length;
  bool is_shown;
};

Unit first_unit(std::string_view line) {
  if (line.starts_with("\x1b["))
    if (const std::size_t end = line.find('m'); end != std::string_view::npos) return {end + 1, false};
  return {first_character(line).length, true};
}

// The color sequence that is in effect at the end of a text; empty if none is.
std::string open_color(std::string_view text) {
  const std::size_t begin = text.rfind("\x1b[");
  if (begin == std::string_view::npos || text.substr(begin).starts_with(no_color)) return {};
  return std::string(text.substr(begin, text.find('m', begin) + 1 - begin));
}

// The bytes that go on a line of so many columns.
std::size_t length_on_line(std::string_view text, std::size_t columns) {
  std::size_t last_gap = 0;  // where the last word ended, if a space follows
  std::size_t column = 0;
  bool in_word = false;
  for (std::size_t i = 0; i < text.size();) {
    const auto [length, is_shown] = first_unit(text.substr(i));
    if (is_shown) {
      const bool is_space = text[i] == ' ';
      if (is_space && in_word) last_gap = i;
      if (column == columns) return last_gap > 0 ? last_gap : i;
      in_word = !is_space;
      ++column;
    }
    i += length;
  }
  return text.size();
}

// How far the lines after the first stand in: below what follows the label, or a little.
std::size_t indent_of(std::string_view line, std::size_t width) {
  std::size_t column = 0;
  std::size_t spaces = 0;
  std::size_t margin = 0;
  bool in_text = false;
  while (!line.empty()) {
    const auto [length, is_shown] = first_unit(line);
    if (is_shown) {
      const bool is_space = line.front() == ' ';
      if (!is_space && in_text && spaces >= 2) return column <= width / 2 ? column : margin + 2;
      if (!is_space && !in_text) margin = column;
      in_text = in_text || !is_space;
      spaces = is_space ? spaces + 1 : 0;
      ++column;
    }
    line.remove_prefix(length);
  }
  return margin + 2;
}

}  // namespace

std::size_t shown_width(std::string_view line) {
  std::size_t width = 0;
  while (!line.empty()) {
    const auto [length, is_shown] = first_unit(line);
    width += is_shown ? 1 : 0;
    line.remove_prefix(length);
  }
  return width;
}

std::string padded(const std::string& text, std::size_t width, bool to_the_right) {
  const std::string spaces(width - std::min(width, shown_width(text)), ' ');
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

}  // namespace eightfold::reports
