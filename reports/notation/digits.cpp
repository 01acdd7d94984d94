// The columns as one number, counted from 1: 15863724.
#include <fmt/core.h>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::reports {
namespace {

void append(std::string& out, const SizedPlacement& placement, int) {
  if (placement.placement.empty()) out += empty_placement;
  for (const int column : placement.placement) out += std::to_string(column + 1);
}

bool may_read(std::string_view text) { return consists_of(text, "0123456789"); }

WrittenQueens parse(std::string_view text, const Reading&) {
  WrittenQueens found;
  if (text == empty_placement) return found;
  for (const char digit : text) {
    if (digit < '0' || digit > '9') throw ParseError(fmt::format("{} is not a digit", quote({&digit, 1})));
    if (digit == '0') throw ParseError("0 is not a column; digits count from 1");
    found.queens.push_back({static_cast<int>(found.queens.size()), digit - '1', std::string(1, digit)});
  }
  return found;
}

}  // namespace

const Notation digits_notation = {.name = "digits",
                                  .example = "15863724",
                                  .append = append,
                                  .may_read = may_read,
                                  .parse = parse,
                                  .greatest_size = 9,
                                  .limit = "one digit per column allows up to N = 9",
                                  .alternative = "vector"};

}  // namespace eightfold::reports
