#include "reports/document/internal/document.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "eightfold/reports/solutions/board_text.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::reports {
namespace {

// "(92 + 4) / 8"
std::string plain_text(const Expression& expression) {
  const auto& [numerator, denominator] = expression;
  if (denominator.empty()) return numerator;
  return (numerator.find(' ') == std::string::npos ? numerator : '(' + numerator + ')') + " / " + denominator;
}

}  // namespace

Runs runs(std::string_view marked) {
  Runs result;
  const auto add = [&](Run::Kind kind, std::size_t length) {
    if (length > 0) result.push_back({kind, std::string(marked.substr(0, length))});
    marked.remove_prefix(length);
  };
  while (!marked.empty()) {
    add(Run::Kind::text, std::min(marked.find_first_of("$`*"), marked.size()));
    if (marked.empty()) break;
    const char mark = marked.front();
    marked.remove_prefix(1);
    add(mark == '$'   ? Run::Kind::math
        : mark == '`' ? Run::Kind::code
                      : Run::Kind::emphasis,
        std::min(marked.find(mark), marked.size()));
    marked.remove_prefix(std::min<std::size_t>(1, marked.size()));
  }
  return result;
}

std::string section_mark(const Document& document, int number) {
  if (!document.is_numbered) return "";
  return document.section_word.empty() ? fmt::format("{}. ", number)
                                       : fmt::format("{} {}: ", document.section_word, number);
}

Paragraph label_of(const DocumentBoard& board) {
  return {{{Run::Kind::text, plain_text(board.label) + ": "}, {Run::Kind::code, board.vector}}};
}

std::vector<std::string> drawn_lines(const DocumentBoard& board, Rule rule, const Style& style) {
  const Placement& placement = board.placement;
  return board_lines({.shown = {placement, placement.rows()}, .piece = facts_of(rule).letter}, style);
}

std::string boards_side_by_side(const Boards& boards, const Style& style) {
  std::vector<CaptionedBoard> drawn;
  std::size_t width = 0;
  for (const DocumentBoard& board : boards.boards) {
    const Placement& placement = board.placement;
    drawn.push_back({{.shown = {placement, placement.rows()}, .piece = facts_of(boards.rule).letter},
                     {plain_text(board.label), board.vector}});
    width = std::max({width, board_width(drawn.back().board, style), width_of(drawn.back().caption[0]),
                      board.vector.size()});
  }
  std::string out;
  append_boards(out, drawn, width, style);
  return out;
}

std::string plain_text(const Runs& runs) {
  std::string text;
  for (const Run& run : runs) text += clean_line(run.text);
  return text;
}

std::vector<std::string> display_lines(const Display& display, std::size_t width) {
  std::size_t left_width = 0;
  for (const Equation& equation : display.equations)
    left_width = std::max(left_width, width_of(plain_text(equation.front())));
  std::vector<std::string> lines;
  for (const Equation& equation : display.equations) {
    const std::string left = plain_text(equation.front());
    const std::string margin(left_width, ' ');
    std::string line = left + margin.substr(width_of(left));
    std::vector<std::string> broken;
    std::string whole = line;
    for (auto expression = equation.begin() + 1; expression != equation.end(); ++expression) {
      const std::string right = " = " + plain_text(*expression);
      whole += right;
      broken.push_back((broken.empty() ? line : margin) + right);
    }
    if (broken.empty() || width_of(whole) <= width) broken = {whole};
    lines.insert(lines.end(), broken.begin(), broken.end());
  }
  return lines;
}

}  // namespace eightfold::reports
