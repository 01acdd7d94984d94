// The column of the queen of each row, as Lisp prints a vector: [0 4 7 5 2 6 1 3]. The brackets are optional
// on input.
#include "eightfold/reports/notation/notation.hpp"
#include "reports/notation/internal/scanner.hpp"

namespace eightfold::reports {
namespace {

void append(std::string& out, const SizedPlacement& placement, int base) {
  append_columns(out, placement.placement, base, ' ');
}

bool may_read(std::string_view text) {
  if (text.front() == '[') return text.find(',') == std::string_view::npos;
  return consists_of(text, "-0123456789 \t");
}

WrittenQueens parse(std::string_view text, const Reading& reading) {
  Scanner scanner(text);
  const bool bracketed = scanner.accept('[');
  WrittenQueens found;
  while (bracketed ? !scanner.accept(']') : !scanner.at_end()) {
    const int value = scanner.number();
    found.queens.push_back(
        {static_cast<int>(found.queens.size()), value - reading.base, std::to_string(value)});
  }
  scanner.expect_end();
  return found;
}

}  // namespace

const Notation vector_notation = {"vector", "[0 4 7 5 2 6 1 3]", append, may_read, parse, true};

}  // namespace eightfold::reports
