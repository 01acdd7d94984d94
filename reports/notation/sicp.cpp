// What exercise 2.42 of Abelson and Sussman's "Structure and Interpretation of Computer Programs" prints:
// (row . column) pairs counted from 1, the last column's queen first. The exercise goes column by column, so
// here a placement's index is the column and its value the row: the picture is the transpose of the board
// notation's.
#include <fmt/core.h>

#include "reports/notation/notation.hpp"
#include "reports/notation/scanner.hpp"

namespace eightfold::reports {
namespace {

void append(std::string& out, const SizedPlacement& placement, int) {
  out += '(';
  for (int column = placement.placement.rows(); column-- > 0;) {
    out += '(';
    append_number(out, placement.placement[column] + 1);
    out += " . ";
    append_number(out, column + 1);
    out += column == 0 ? ")" : ") ";
  }
  out += ')';
}

bool recognizes(std::string_view text) {
  return text.front() == '(' && text.find('.') != std::string_view::npos;
}

WrittenQueens parse(std::string_view text, const Reading&) {
  Scanner scanner(text);
  WrittenQueens found;
  scanner.expect('(');
  while (!scanner.take(')')) {
    scanner.expect('(');
    const int row = scanner.number();
    scanner.expect('.');
    const int column = scanner.number();
    scanner.expect(')');
    found.queens.push_back({column - 1, row - 1, fmt::format("({} . {})", row, column)});
  }
  scanner.expect_end();
  return found;
}

}  // namespace

const Notation sicp_notation = {"sicp", "((4 . 8) (2 . 7) …)", false, 0, max_size, "", "", append, recognizes,
                                parse};

}  // namespace eightfold::reports
