#include "eightfold/reports/text/internal/layout.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <tuple>

#include "eightfold/reports/text/internal/charset.hpp"
#include "eightfold/reports/text/internal/utf8.hpp"
#include "eightfold/reports/text/internal/words.hpp"

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

constexpr std::size_t indent_of_equation = 2;  // of the lines after its first

std::string_view first_word(std::string_view text) { return text.substr(0, text.find(' ')); }

constexpr std::string_view digits = "0123456789";
constexpr auto relations =
    std::to_array<std::string_view>({"=", "≡", "≠", "≤", "≥", "<", ">", "!=", "<=", ">="});
constexpr auto signs_of_terms = std::to_array<std::string_view>({"+", "-", "−"});
constexpr auto signs_of_factors = std::to_array<std::string_view>({"/", "×", "·", "*", "x"});

bool is_among(std::span<const std::string_view> operators, std::string_view word) {
  return std::ranges::find(operators, word) != operators.end();
}

// Whether a line can begin with the word in the middle of an equation.
bool begins_term(std::string_view word) {
  return is_among(relations, word) || is_among(signs_of_terms, word);
}

bool is_operator(std::string_view word) { return begins_term(word) || is_among(signs_of_factors, word); }

// "14,200" or "(92", but no names.
bool is_number(std::string_view word) {
  const auto is_letter = [](char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); };
  return word.find_first_of(digits) != std::string_view::npos && std::ranges::none_of(word, is_letter);
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
    has_relation = has_relation || is_among(relations, word);
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

// The width of the widest part between equals signs, pluses and minuses.
std::size_t widest_term(std::string_view equation) {
  std::size_t widest = 0;
  std::size_t from = 0;
  for (std::size_t at = 0; (at = equation.find(' ', at)) != std::string_view::npos; ++at)
    if (begins_term(first_word(equation.substr(at + 1)))) {
      widest = std::max(widest, width_of(equation.substr(from, at - from)));
      from = at + 1;
    }
  return std::max(widest, width_of(equation.substr(from)));
}

// Where a line may end: not within an equation, unless it is wider than a line. Then a line ends before an
// equals sign, a plus or a minus, or at any space if a part between them is wider than an indented line.
class Equations {
 public:
  Equations(std::string_view text, std::size_t columns) : text_(text), columns_(columns) {}

  // The words are given from left to right.
  void begin_word(std::size_t begin) {
    if (begin < end_) return;
    const std::size_t length = length_of_equation(text_.substr(begin));
    end_ = begin + length;
    const std::string_view equation = text_.substr(begin, length);
    is_wide_ = width_of(equation) > columns_;
    has_wide_term_ = is_wide_ && widest_term(equation) + indent_of_equation > columns_;
  }

  // At the end of a word.
  [[nodiscard]] bool may_break_at(std::size_t end) const {
    return end >= end_ || has_wide_term_ ||
           (is_wide_ && begins_term(first_word(text_.substr(std::min(end + 1, text_.size())))));
  }

 private:
  std::string_view text_;
  std::size_t columns_;
  std::size_t end_ = 0;  // of the last equation
  bool is_wide_ = false;
  bool has_wide_term_ = false;
};

// The number of bytes up to the last comma between digits within that many columns; 0 if there is none. A
// number of hundreds of digits is broken there.
std::size_t length_of_groups(std::string_view text, std::size_t columns) {
  const auto is_digit = [&](std::size_t at) {
    return at < text.size() && digits.find(text[at]) != std::string_view::npos;
  };
  std::size_t comma = std::min(columns, text.size());
  while (comma-- > 1)
    if (text[comma] == ',' && is_digit(comma - 1) && is_digit(comma + 1)) return comma + 1;
  return 0;
}

// The number of bytes that fit on a line of that many columns, up to a space if there is one, but not within
// an equation that fits on a line. Whole words are not broken, even if the line is too short for one, except
// between the groups of digits of a number.
std::size_t length_on_line(std::string_view text, std::size_t columns, bool whole_words) {
  std::size_t last_gap = 0;  // the end of the last whole word or equation
  std::size_t column = 0;
  bool in_word = false;
  Equations equations(text, columns - std::min(text.find_first_not_of(' '), columns));
  for (std::size_t i = 0; i < text.size();) {
    const auto [length, width] = first_glyph(text.substr(i));
    if (width > 0) {
      const bool is_space = text[i] == ' ';
      if (!is_space && !in_word) equations.begin_word(i);
      if (is_space && in_word && equations.may_break_at(i)) last_gap = i;
      const bool is_full = column > 0 && column + width > columns;
      if (is_full && last_gap > 0) return last_gap;
      if (is_full && length_of_groups(text, columns) > 0) return length_of_groups(text, columns);
      if (is_full && (!whole_words || is_space)) return i;
      in_word = !is_space;
      column += width;
    }
    i += length;
  }
  return text.size();
}

// Where the text of a line begins.
struct Indent {
  std::size_t margin = 0;  // the spaces at its start
  std::size_t text = 0;    // the column of the text after a label and two spaces; 0 if there is no label
};

Indent indent_of(std::string_view line) {
  Indent indent;
  std::size_t column = 0;
  std::size_t spaces = 0;
  bool in_text = false;
  while (!line.empty()) {
    const auto [length, columns] = first_glyph(line);
    if (columns > 0) {
      const bool is_space = line.front() == ' ';
      if (!is_space && in_text && spaces >= 2) return {indent.margin, column};
      if (!is_space && !in_text) indent.margin = column;
      in_text = in_text || !is_space;
      spaces = is_space ? spaces + 1 : 0;
      column += columns;
    }
    line.remove_prefix(length);
  }
  return indent;
}

// The indent of the lines after the first: that of the text after a label, unless it is past the middle, or
// `hanging` spaces more than the first line.
std::size_t indent_of_rest(std::string_view line, std::size_t width, std::size_t hanging) {
  const auto [margin, text] = indent_of(line);
  return text > 0 && text <= width / 2 ? text : margin + hanging;
}

// The number of bytes up to the next space. A short list in brackets, [0, 4, 7, 5], and a short command in
// backticks are one word.
std::size_t length_of_word(std::string_view text) {
  const std::size_t length = std::min(text.find(' '), text.size());
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

// The number of bytes of whole words and equations that fit in that many columns, but at least one, or the
// groups of digits that fit if it is a wider number.
std::size_t length_of_words(std::string_view text, std::size_t columns) {
  std::size_t length = 0;
  Equations equations(text, columns);
  for (std::size_t begin = 0; (begin = text.find_first_not_of(' ', begin)) != std::string_view::npos;) {
    const std::size_t end = begin + length_of_word(text.substr(begin));
    equations.begin_word(begin);
    if (length == 0 && begin == 0 && width_of(text.substr(0, end)) > columns)
      if (const std::size_t groups = length_of_groups(text.substr(0, end), columns); groups > 0)
        return groups;
    begin = end;
    if (!equations.may_break_at(end)) continue;
    if (length > 0 && width_of(text.substr(0, end)) > columns) return length;
    length = end;
  }
  return length;
}

// Breaks a line. The first part begins with `first`, the others with `rest`. `length_at` takes the remaining
// text and returns the number of bytes on the next line.
template <typename LengthAt>
std::vector<std::string> broken(std::string_view line, const std::string& first, const std::string& rest,
                                LengthAt length_at) {
  std::vector<std::string> lines;
  std::string color;
  do {
    std::string part = lines.empty() ? first : rest;
    if (!lines.empty() && rest.size() <= first.size() && begins_term(first_word(line)))
      part.append(indent_of_equation, ' ');
    const std::size_t length = length_at(line, width_of(part));
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

std::size_t less(std::size_t width, std::size_t margin) { return width - std::min(width, margin); }

std::vector<std::string> in_whole_words(std::string_view text, const Margins& margins) {
  return broken(text, margins.first, margins.rest, [&](std::string_view rest, std::size_t margin) {
    return length_of_words(rest, less(margins.width, margin));
  });
}

}  // namespace

std::string padded(const std::string& text, std::size_t width, bool to_the_right) {
  const std::string spaces(width - std::min(width, width_of(text)), ' ');
  return to_the_right ? spaces + text : text + spaces;
}

std::vector<std::string> folded(std::string_view line, std::size_t width, std::size_t indent,
                                bool whole_words) {
  return broken(line, "", std::string(std::min(indent, width / 2), ' '),
                [&](std::string_view rest, std::size_t margin) {
                  return length_on_line(rest, std::max<std::size_t>(less(width, margin), 1), whole_words);
                });
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
  return joined(in_whole_words(text, margins), "\n") + '\n';
}

std::string flowed(std::string_view text, const Style& style, std::size_t hanging) {
  const auto width = static_cast<std::size_t>(style.prose_columns());
  return each_line(in_charset(text, style), [&](std::string_view line) {
    return in_whole_words(line, {"", std::string(indent_of_rest(line, width, hanging), ' '), width});
  });
}

}  // namespace eightfold::reports
