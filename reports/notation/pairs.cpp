// pairs: the squares of the queens as (row column), counted from 1, in order of rows:
// ((1 1) (2 5) (3 8) (4 6) (5 3) (6 7) (7 2) (8 4)).
//
// sicp: the output of exercise 2.42 in Abelson and Sussman, Structure and Interpretation of Computer Programs
// (1996): dotted pairs (row . column), the queen of the last column first. The exercise places one queen per
// column, so the index of a placement is the column and its value the row. This board is the transpose of the
// one that the notation `board` draws.
//
// Both accept the pairs in any order, and without the outer parentheses.
#include <fmt/core.h>

#include <utility>

#include "eightfold/reports/notation/notation.hpp"
#include "reports/notation/internal/scanner.hpp"

namespace eightfold::reports {
namespace {

enum class Form { pairs, sicp };

template <Form form>
constexpr std::string_view separator = form == Form::sicp ? " . " : " ";

template <Form form>
void append(std::string& out, const SizedPlacement& placement, int) {
  const int rows = placement.placement.rows();
  out += '(';
  for (int i = 0; i < rows; ++i) {
    int row = form == Form::sicp ? rows - 1 - i : i;
    int column = placement.placement[row];
    if (form == Form::sicp) std::swap(row, column);
    out += i == 0 ? "(" : " (";
    out += std::to_string(row + 1);
    out += separator<form>;
    out += std::to_string(column + 1);
    out += ')';
  }
  out += ')';
}

template <Form form>
bool may_read(std::string_view text) {
  const bool has_dots = text.find('.') != std::string_view::npos;
  return text.front() == '(' && has_dots == (form == Form::sicp);
}

template <Form form>
WrittenQueens parse(std::string_view text, const Reading&) {
  const std::string_view first = text.starts_with('(') ? trimmed_left(text.substr(1)) : "";
  const bool is_bare = !first.empty() && first.find_first_of("0123456789-") == 0;
  Scanner scanner(text);
  WrittenQueens found;
  if (!is_bare) scanner.expect('(');
  while (is_bare ? !scanner.at_end() : !scanner.accept(')')) {
    scanner.expect('(');
    int row = scanner.number();
    if (form == Form::sicp) scanner.expect('.');
    int column = scanner.number();
    scanner.expect(')');
    std::string written = fmt::format("({}{}{})", row, separator<form>, column);
    if (form == Form::sicp) std::swap(row, column);
    found.queens.push_back({row - 1, column - 1, std::move(written)});
  }
  scanner.expect_end();
  return found;
}

}  // namespace

const Notation pairs_notation = {"pairs", "((1 1) (2 5) …)", append<Form::pairs>, may_read<Form::pairs>,
                                 parse<Form::pairs>};

const Notation sicp_notation = {"sicp", "((4 . 8) (2 . 7) …)", append<Form::sicp>, may_read<Form::sicp>,
                                parse<Form::sicp>};

}  // namespace eightfold::reports
