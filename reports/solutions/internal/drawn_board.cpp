#include "reports/solutions/internal/drawn_board.hpp"

#include <fmt/core.h>

#include <cstddef>
#include <utility>

#include "eightfold/reports/notation/notation.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t most_free_squares_listed = 32;

bool fits(const DrawnBoard& board, const Style& style) {
  return style.width == 0 || board_width(board, style) <= static_cast<std::size_t>(style.width);
}

}  // namespace

std::string board_text(const DrawnBoard& board, const Style& style) {
  if (!fits(board, style))
    return fitted(fmt::format("The board needs {} columns.\n\n", board_width(board, style)), style);
  std::string out;
  for (const std::string& line : board_lines(board, style)) out += line + '\n';
  if (!out.empty()) out += '\n';
  return out;
}

std::string key_to_squares(const Style& style) {
  return style.unicode ? "" : fmt::format(" ({})", square_names);
}

std::string free_squares_text(const DrawnBoard& board, const Style& style) {
  const auto& free = board.free;
  if (free.empty()) return "";
  const std::string_view mark = !fits(board, style) ? "" : style.unicode ? ", marked ○" : ", marked *";
  std::string out = counted(free.size(), "free square").append(mark);
  if (free.size() <= most_free_squares_listed) {
    append_format(out, "{}:", key_to_squares(style));
    for (const Square square : free) out += ' ' + square_name(square, board.shown.rows);
  }
  return out + '\n';
}

}  // namespace eightfold::reports
