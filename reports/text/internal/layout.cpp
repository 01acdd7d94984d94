#include "reports/text/internal/layout.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/charset.hpp"
#include "reports/text/internal/utf8.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

// The color sequence in effect at the end of a text; empty if there is none.
std::string open_color(std::string_view text) {
  const std::size_t begin = text.rfind("\x1b[");
  const std::size_t end = text.find('m', std::min(begin, text.size()));
  if (end == std::string_view::npos || text.substr(begin).starts_with("\x1b[0m")) return {};
  return std::string(text.substr(begin, end + 1 - begin));
}

// Whether width_of(text) is greater. Takes no longer for a text of many lines than for one.
bool is_wider(std::string_view text, std::size_t columns) {
  std::size_t width = 0;
  while (!text.empty() && width <= columns) {
    const auto [bytes, added] = first_glyph(text);
    width += added;
    text.remove_prefix(bytes);
  }
  return width > columns;
}

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

// The relations, the signs between terms, and those between factors.
constexpr std::array<std::string_view, 3> operators = {"= ≡ ≠ ≤ ≥ < > != <= >=", "+ - −", "/ × · * x"};

// The index of the kind of operator; 3 for another word.
std::ptrdiff_t kind_of(std::string_view word) {
  const auto has_word = [&](std::string_view kind) { return std::ranges::count(split(kind, ' '), word) > 0; };
  return std::ranges::find_if(operators, has_word) - operators.begin();
}

// Whether a line can begin with the word in the middle of an equation.
bool begins_term(std::string_view word) { return kind_of(word) < 2; }

// The number of bytes of the equation at the start of the text, or 0: words with operators between them, "92
// = 11×8 + 1×4" or "(92 + 4) / 8", but not "and / or", which has names and no relation.
std::size_t length_of_equation(std::string_view text) {
  std::size_t end = 0;
  std::size_t operands = 0;
  bool is_operand = kind_of(first_word(text)) == 3;
  bool has_relation = false;
  bool has_names = false;
  for (std::size_t begin = 0; begin < text.size(); is_operand = !is_operand) {
    const std::string_view word = first_word(text.substr(begin));
    if (word.empty() || (kind_of(word) == 3) != is_operand) break;
    has_relation = has_relation || kind_of(word) == 0;
    has_names = has_names || (is_operand && std::ranges::any_of(word, is_letter));
    if (is_operand && ++operands > 1) end = begin + word.size();
    begin += word.size() + 1;
  }
  return has_relation || !has_names ? end : 0;
}

// The number of bytes of an equation up to its second term, or of the operator and the term at its start.
std::size_t length_of_term(std::string_view equation) {
  std::size_t end = equation.find(' ');
  if (begins_term(first_word(equation))) end = equation.find(' ', std::min(end + 1, equation.size()));
  while (end < equation.size() && !begins_term(first_word(equation.substr(end + 1))))
    end = equation.find(' ', end + 1);
  return std::min(end, equation.size());
}

// The number of bytes up to the last comma between digits within that many columns, or 0.
std::size_t length_of_groups(std::string_view text, std::size_t columns) {
  for (std::size_t comma = std::min(columns, text.size()); comma-- > 1;)
    if (text[comma] == ',' && is_digit(text[comma - 1]) && comma + 1 < text.size() &&
        is_digit(text[comma + 1]))
      return comma + 1;
  return 0;
}

// The number of bytes up to the next space. A short list in brackets, a short command in backticks and
// "(order 12)" are words if they fit in the columns.
std::size_t length_of_word(std::string_view text, std::size_t columns) {
  const std::size_t length = std::min(text.find(' '), text.size());
  for (const auto& [open, close, longest] :
       {std::tuple("[", ']', 60U), std::tuple("`", '`', 30U), std::tuple("(order ", ')', 12U)}) {
    const std::size_t begin = text.find(open);
    const std::size_t end = begin < length ? text.find(close, begin + 1) : std::string_view::npos;
    if (end == std::string_view::npos || end < length || end - begin > longest) continue;
    const std::size_t whole = std::min(text.find(' ', end), text.size());
    if (!is_wider(text.substr(0, whole), columns)) return whole;
  }
  return length;
}

// The number of bytes of whole words that fit in that many columns. An equation that fits on a line is a
// word; of a wider one, each term is. A word wider than a line is alone on its line, and a wider number is
// broken between its groups of digits.
std::size_t length_on_line(std::string_view text, std::size_t columns) {
  std::size_t end_of_equation = 0;  // that is wider than a line
  std::size_t length = 0;
  const auto length_at = [&](std::size_t begin) {
    const std::string_view rest = text.substr(begin);
    const std::size_t room = columns - std::min(columns, length > 0 ? 0 : begin);
    if (begin >= end_of_equation) {
      const std::size_t equation = length_of_equation(rest);
      if (equation > 0 && !is_wider(rest.substr(0, equation), room)) return equation;
      end_of_equation = begin + equation;
    }
    return begin < end_of_equation ? length_of_term(rest.substr(0, end_of_equation - begin))
                                   : length_of_word(rest, room);
  };
  for (std::size_t begin = 0; (begin = text.find_first_not_of(' ', begin)) != std::string_view::npos;) {
    const std::size_t end = begin + length_at(begin);
    const bool is_wide = is_wider(text.substr(0, end), columns);
    if (is_wide && length > 0) return length;
    if (const auto groups = length_of_groups(text.substr(0, end), columns); is_wide && groups > 0)
      return groups;
    length = begin = end;
  }
  return length > 0 ? length : text.size();
}

// The number of bytes of the characters that fit in that many columns; at least one character.
std::size_t length_of_characters(std::string_view text, std::size_t columns) {
  std::size_t length = 0;
  for (std::size_t width = 0; length < text.size();) {
    const auto [bytes, added] = first_glyph(text.substr(length));
    if ((width += added) > columns && length > 0) break;
    length += bytes;
  }
  return length;
}

// Whether a word that is wider than a line is whole, as in prose, or broken where the line is full, as in
// data.
enum class WideWord { whole, broken };

std::vector<std::string> broken(std::string_view line, const Margins& margins, WideWord wide) {
  const auto& [first, rest, width] = margins;
  std::vector<std::string> lines;
  std::string color;
  do {
    std::string part = lines.empty() ? first : rest;
    if (!lines.empty() && rest.size() <= first.size() && begins_term(first_word(line))) part += "  ";
    const std::size_t columns = width - std::min(width, width_of(part));
    std::size_t length = length_on_line(line, std::max<std::size_t>(columns, 1));
    if (wide == WideWord::broken) length = std::min(length, length_of_characters(line, columns));
    part.append(color).append(line.substr(0, length));
    color = open_color(part);
    if (!color.empty() && length < line.size()) part += "\x1b[0m";
    lines.push_back(std::move(part));
    line.remove_prefix(length);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  } while (!line.empty());
  return lines;
}

// The lines after the first are indented to the text after a label and two spaces, unless it is past the
// middle, or by `hanging` spaces more than the first.
std::string hung(std::string_view text, std::size_t width, std::size_t hanging, WideWord wide) {
  std::string out;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const std::size_t margin = std::min(line.find_first_not_of(' '), line.size());
    const std::size_t labeled = line.find_first_not_of(' ', line.find("  ", margin));
    const std::size_t column = width_of(line.substr(0, labeled));
    const std::size_t indent = column <= width / 2 ? column : std::min(margin + hanging, width / 2);
    for (const std::string& part : broken(line, {"", std::string(indent, ' '), width}, wide))
      out += part + '\n';
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return out;
}

}  // namespace

std::string padded(const std::string& text, std::size_t width, bool to_the_right) {
  const std::string spaces(width - std::min(width, width_of(text)), ' ');
  return to_the_right ? spaces + text : text + spaces;
}

std::vector<std::string> folded(std::string_view line, std::size_t width) {
  return width_of(line) <= width ? std::vector{std::string(line)}
                                 : broken(line, {"", "", width}, WideWord::broken);
}

std::string fitted(std::string_view text, const Style& style) {
  const std::string line = in_charset(text, style);
  return style.width == 0 ? line : hung(line, static_cast<std::size_t>(style.width), 2, WideWord::broken);
}

std::string wrapped(std::string_view text, const Margins& margins) {
  return joined(broken(text, margins, WideWord::whole), "\n") + '\n';
}

std::string flowed(std::string_view text, const Style& style, std::size_t hanging) {
  return hung(in_charset(text, style), static_cast<std::size_t>(style.prose_columns()), hanging,
              WideWord::whole);
}

}  // namespace eightfold::reports
