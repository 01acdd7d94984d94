// The queens' squares as (row column), counted from 1: ((1 1) (2 5) (3 8) (4 6) (5 3) (6 7) (7 2) (8 4)). In
// any order on input.
#include <fmt/core.h>

#include "reports/notation/notation.hpp"
#include "reports/notation/scanner.hpp"

namespace eightfold::reports {
namespace {

void append(std::string& out, const SizedPlacement& placement, int) {
  out += '(';
  for (int row = 0; row < placement.placement.rows(); ++row) {
    out += row == 0 ? "(" : " (";
    append_number(out, row + 1);
    out += ' ';
    append_number(out, placement.placement[row] + 1);
    out += ')';
  }
  out += ')';
}

bool recognizes(std::string_view text) {
  return text.front() == '(' && text.find('.') == std::string_view::npos;
}

WrittenQueens parse(std::string_view text, const Reading&) {
  Scanner scanner(text);
  WrittenQueens found;
  scanner.expect('(');
  while (!scanner.take(')')) {
    scanner.expect('(');
    const int row = scanner.number();
    const int column = scanner.number();
    scanner.expect(')');
    found.queens.push_back({row - 1, column - 1, fmt::format("({} {})", row, column)});
  }
  scanner.expect_end();
  return found;
}

}  // namespace

const Notation pairs_notation = {"pairs", "((1 1) (2 5) …)", false, 0, max_size, "", "",
                                 append,  recognizes,        parse};

}  // namespace eightfold::reports
