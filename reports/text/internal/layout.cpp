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

constexpr std::string_view no_color = "\x1b[0m";
constexpr std::size_t indent_of_equation = 2;  // of the lines after its first

// How a line is broken into words: those of data between spaces, broken where the line is full or whole, or
// those of prose.
enum class Words { broken, whole, of_prose };

// The color sequence in effect at the end of a text; empty if there is none.
std::string open_color(std::string_view text) {
  const std::size_t begin = text.rfind("\x1b[");
  const std::size_t end = text.find('m', std::min(begin, text.size()));
  if (end == std::string_view::npos || text.substr(begin).starts_with(no_color)) return {};
  return std::string(text.substr(begin, end + 1 - begin));
}

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

// The relations, the signs between terms, and those between factors.
constexpr std::array<std::string_view, 18> operators = {
    "=", "≡", "≠", "≤", "≥", "<", ">", "!=", "<=", ">=", "+", "-", "−", "/", "×", "·", "*", "x"};
constexpr std::ptrdiff_t relations = 10;
constexpr std::ptrdiff_t relations_and_signs = 13;

std::ptrdiff_t index_of_operator(std::string_view word) {
  return std::ranges::find(operators, word) - operators.begin();
}

bool is_operator(std::string_view word) { return index_of_operator(word) < std::ssize(operators); }

// Whether a line can begin with the word in the middle of an equation.
bool begins_term(std::string_view word) { return index_of_operator(word) < relations_and_signs; }

// "14,200" or "(92", but no names.
bool is_number(std::string_view word) {
  return std::ranges::any_of(word, is_digit) && std::ranges::none_of(word, is_letter);
}

// The number of bytes of the equation or calculation at the start of the text: words with operators between
// them, "92 = 11×8 + 1×4" or "(92 + 4) / 8". Without an equals sign all operands are numbers, so that "and /
// or" and "rotate90 * rotate90" are prose. 0 if there is none.
std::size_t length_of_equation(std::string_view text) {
  std::size_t end = 0;
  bool is_operand = !is_operator(first_word(text));
  bool has_relation = false;
  bool has_numbers = true;
  std::size_t operands = 0;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::string_view word = first_word(text.substr(begin));
    if (word.empty() || is_operator(word) == is_operand) break;
    has_relation = has_relation || index_of_operator(word) < relations;
    if (is_operand) {
      end = begin + word.size();
      ++operands;
      has_numbers = has_numbers && is_number(word);
    }
    is_operand = !is_operand;
    begin += word.size() + 1;
  }
  return operands > 1 && (has_relation || has_numbers) ? end : 0;
}

// The number of bytes of an equation up to its second term, or of the operator and the term at its start.
std::size_t length_of_term(std::string_view equation) {
  std::size_t end = equation.find(' ');
  if (begins_term(first_word(equation))) end = equation.find(' ', std::min(end + 1, equation.size()));
  while (end < equation.size() && !begins_term(first_word(equation.substr(end + 1))))
    end = equation.find(' ', end + 1);
  return std::min(end, equation.size());
}

// The number of bytes up to the last comma between digits within that many columns; 0 if there is none. A
// number of hundreds of digits is broken there.
std::size_t length_of_groups(std::string_view text, std::size_t columns) {
  for (std::size_t comma = std::min(columns, text.size()); comma-- > 1;)
    if (text[comma] == ',' && is_digit(text[comma - 1]) && comma + 1 < text.size() &&
        is_digit(text[comma + 1]))
      return comma + 1;
  return 0;
}

// The number of bytes up to the next space. In prose, a short list in brackets, [0, 4, 7, 5], and a short
// command in backticks are one word, and so is "(order 12)".
std::size_t length_of_word(std::string_view text, Words words) {
  const std::size_t length = std::min(text.find(' '), text.size());
  if (words != Words::of_prose) return length;
  if (constexpr std::string_view order = "(order "; text.starts_with(order))
    return std::min(text.find(' ', order.size()), text.size());
  for (const auto& [open, close, longest] :
       {std::tuple{'[', ']', std::size_t{60}}, std::tuple{'`', '`', std::size_t{30}}}) {
    const std::size_t begin = text.substr(0, length).find(open);
    if (begin == std::string_view::npos) continue;
    const std::size_t end = text.find(close, begin + 1);
    if (end == std::string_view::npos || end < length || end - begin > longest) continue;
    return std::min(text.find(' ', end), text.size());
  }
  return length;
}

// The number of bytes of whole glyphs that fit in that many columns, but at least one glyph.
std::size_t length_of_glyphs(std::string_view text, std::size_t columns) {
  std::size_t end = 0;
  for (std::size_t column = 0; end < text.size();) {
    const auto [length, width] = first_glyph(text.substr(end));
    if (column > 0 && column + width > columns) break;
    column += width;
    end += length;
  }
  return end;
}

// The width of the widest term of an equation, with the operator before it.
std::size_t widest_term(std::string_view equation) {
  std::size_t widest = 0;
  while (!equation.empty()) {
    const std::string_view term = equation.substr(0, length_of_term(equation));
    widest = std::max(widest, width_of(term));
    equation.remove_prefix(std::min(term.size() + 1, equation.size()));
  }
  return widest;
}

// The number of bytes of whole words that fit in that many columns. An equation that fits on a line is a
// word; of a wider one, each term is, unless one of them is too wide. A word wider than a line is alone on
// its line or broken, and a wider number is broken between its groups of digits.
std::size_t length_on_line(std::string_view text, std::size_t columns, Words words) {
  std::size_t end_of_equation = 0;  // that is wider than a line
  bool has_wide_term = false;
  const auto length_at = [&](std::size_t begin) {
    if (begin >= end_of_equation) {
      const std::string_view equation = text.substr(begin, length_of_equation(text.substr(begin)));
      if (!equation.empty() && width_of(equation) <= columns) return equation.size();
      end_of_equation = begin + equation.size();
      has_wide_term = widest_term(equation) + indent_of_equation > columns;
    }
    return begin < end_of_equation && !has_wide_term
               ? length_of_term(text.substr(begin, end_of_equation - begin))
               : length_of_word(text.substr(begin), words);
  };
  std::size_t length = 0;
  for (std::size_t begin = 0; (begin = text.find_first_not_of(' ', begin)) != std::string_view::npos;) {
    const std::size_t end = begin + length_at(begin);
    if (width_of(text.substr(0, end)) > columns) {
      if (length > 0) return length;
      if (const std::size_t groups = length_of_groups(text.substr(0, end), columns); groups > 0)
        return groups;
      if (words == Words::broken) return length_of_glyphs(text, columns);
    }
    length = begin = end;
  }
  if (length > 0) return length;
  return words == Words::broken ? length_of_glyphs(text, columns) : text.size();
}

// The indent of the lines after the first: that of the text after a label and two spaces, unless it is past
// the middle, or `hanging` spaces more than the first line.
std::size_t indent_of_rest(std::string_view line, std::size_t width, std::size_t hanging) {
  const std::size_t margin = std::min(line.find_first_not_of(' '), line.size());
  const std::size_t text = line.find_first_not_of(' ', line.find("  ", margin));
  const std::size_t column = text == std::string_view::npos ? 0 : width_of(line.substr(0, text));
  return column > 0 && column <= width / 2 ? column : margin + hanging;
}

std::vector<std::string> broken(std::string_view line, const Margins& margins, Words words) {
  const auto& [first, rest, width] = margins;
  if (words == Words::broken && width_of(line) <= width) return {std::string(line)};
  std::vector<std::string> lines;
  std::string color;
  do {
    std::string part = lines.empty() ? first : rest;
    if (!lines.empty() && rest.size() <= first.size() && begins_term(first_word(line)))
      part.append(indent_of_equation, ' ');
    const std::size_t columns = width - std::min(width, width_of(part));
    const std::size_t length = length_on_line(line, std::max<std::size_t>(columns, 1), words);
    part.append(color).append(line.substr(0, length));
    color = open_color(part);
    if (!color.empty() && length < line.size()) part += no_color;
    lines.push_back(std::move(part));
    line.remove_prefix(length);
    line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  } while (!line.empty());
  return lines;
}

template <typename Convert>
std::string each_line(std::string_view text, Convert convert) {
  std::string out;
  while (!text.empty()) {
    const std::string_view line = text.substr(0, text.find('\n'));
    for (const std::string& part : convert(line)) out += part + '\n';
    text.remove_prefix(std::min(line.size() + 1, text.size()));
  }
  return out;
}

}  // namespace

std::string padded(const std::string& text, std::size_t width, bool to_the_right) {
  const std::string spaces(width - std::min(width, width_of(text)), ' ');
  return to_the_right ? spaces + text : text + spaces;
}

std::vector<std::string> folded(std::string_view line, std::size_t width, std::size_t indent,
                                bool whole_words) {
  return broken(line, {"", std::string(std::min(indent, width / 2), ' '), width},
                whole_words ? Words::whole : Words::broken);
}

std::vector<std::string> fitted_line(std::string_view line, const Style& style) {
  const auto width = static_cast<std::size_t>(style.width);
  const std::string text = in_charset(line, style);
  if (width == 0) return {text};
  return folded(text, width, indent_of_rest(text, width, 2));
}

std::string fitted(std::string_view text, const Style& style) {
  return each_line(text, [&](std::string_view line) { return fitted_line(line, style); });
}

std::string wrapped(std::string_view text, const Margins& margins) {
  return joined(broken(text, margins, Words::of_prose), "\n") + '\n';
}

std::string flowed(std::string_view text, const Style& style, std::size_t hanging) {
  const auto width = static_cast<std::size_t>(style.prose_columns());
  return each_line(in_charset(text, style), [&](std::string_view line) {
    return broken(line, {"", std::string(indent_of_rest(line, width, hanging), ' '), width}, Words::of_prose);
  });
}

}  // namespace eightfold::reports
