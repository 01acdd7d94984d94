// The board with one row per line: ". . Q .". It determines the size. The spaces are optional on input, and #
// is a blocked square.
#include <fmt/core.h>

#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::string_view characters = ".#Qq \t\r\n";

void append(std::string& out, const SizedPlacement& placement, int) {
  if (placement.placement.empty()) out.append(empty_placement).append("\n");
  for (const int queen : placement.placement) {
    for (int column = 0; column < placement.size; ++column) {
      if (column > 0) out += ' ';
      out += column == queen ? 'Q' : '.';
    }
    out += '\n';
  }
}

bool may_read(std::string_view text) { return consists_of(text, characters); }

WrittenQueens parse(std::string_view text, const Reading&) {
  WrittenQueens found;
  if (text == empty_placement) return found;
  if (const auto other = text.find_first_not_of(characters); other != std::string_view::npos)
    throw ParseError(fmt::format("{} is not a queen, Q, an empty square, ., or a blocked square, #",
                                 quote(text.substr(other, 1))));
  for (int row = 0; !text.empty(); ++row) {
    const auto end = text.find('\n');
    int width = 0;
    for (const char c : text.substr(0, end)) {
      const bool is_queen = c == 'Q' || c == 'q';
      if (is_queen) found.queens.push_back({row, width, fmt::format("({} {})", row + 1, width + 1)});
      if (c == '#') found.blocked.push_back({row, width});
      if (is_queen || c == '.' || c == '#') ++width;
    }
    if (found.size && *found.size != width)
      throw ParseError(fmt::format("row {} from the top has {}, but row 1 has {}", row + 1,
                                   counted(width, "square"), *found.size));
    if (row == width)
      throw ParseError(fmt::format("the board has more rows than its {}", counted(width, "column")));
    found.size = width;
    text = end == std::string_view::npos ? std::string_view{} : text.substr(end + 1);
  }
  return found;
}

}  // namespace

const Notation board_notation = {"board", ". . Q .", append, may_read, parse};

}  // namespace eightfold::reports
