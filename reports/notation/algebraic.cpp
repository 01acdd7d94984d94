// Chess players' names of the squares: a file's letter and a rank's number. Row 0 is rank N: a8 e7 h6 f5 c4
// g3 b2 d1. In any order on input.
#include <fmt/format.h>

#include "reports/notation/notation.hpp"
#include "reports/notation/scanner.hpp"
#include "reports/parse_error.hpp"

namespace eightfold::reports {
namespace {

void append(std::string& out, const SizedPlacement& placement, int) {
  for (int row = 0; row < placement.placement.rows(); ++row) {
    if (row > 0) out += ' ';
    out += static_cast<char>('a' + placement.placement[row]);
    append_number(out, placement.size - row);
  }
}

bool recognizes(std::string_view text) {
  return text.size() > 1 && 'a' <= text[0] && text[0] <= 'z' &&
         consists_of(text.substr(1, 1), "0123456789") &&
         consists_of(text, "abcdefghijklmnopqrstuvwxyz0123456789 \t\r\n");
}

WrittenQueens parse(std::string_view text, const Reading& reading) {
  struct NamedSquare {
    char file;
    int rank;
  };
  std::vector<NamedSquare> squares;
  for (Scanner scanner(text); !scanner.at_end();) {
    const char file = scanner.letter();
    squares.push_back({file, scanner.number()});
  }
  const int size = reading.size.value_or(static_cast<int>(squares.size()));
  WrittenQueens found;
  for (const auto [file, rank] : squares) {
    if (rank < 1) throw ParseError(fmt::format("{}{} is no square: ranks begin at 1", file, rank));
    if (rank > size)
      throw ParseError(
          fmt::format("{}{} does not fit on the {}×{} board{}", file, rank, size, size,
                      reading.size || !reading.may_be_partial || rank > algebraic_notation.greatest_size
                          ? ""
                          : fmt::format("; give --size {} or more", rank)));
    found.queens.push_back({size - rank, file - 'a', fmt::format("{}{}", file, rank)});
  }
  return found;
}

}  // namespace

const Notation algebraic_notation = {"algebraic", "a8 e7 h6 f5 c4 g3 b2 d1",
                                     false,       0,
                                     26,          "one letter a file reaches N = 26",
                                     "pairs",     append,
                                     recognizes,  parse};

}  // namespace eightfold::reports
