#include "eightfold/reports/solutions/board_text.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "eightfold/reports/notation/notation.hpp"
#include "reports/text/internal/layout.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t gap = 2;  // columns between boards

// Parameters of ANSI color sequences.
constexpr std::string_view light_square = "38;5;16;48;5;187";
constexpr std::string_view dark_square = "38;5;16;48;5;144";
constexpr std::string_view attacked_square = "1;38;5;231;48;5;160";

bool contains(const std::vector<Square>& squares, Square square) {
  return std::ranges::find(squares, square) != squares.end();
}

// What is on a square.
struct Signs {
  std::string_view piece;
  std::string_view required;
  std::string_view blocked;
  std::string_view free;
  std::string_view other;
};

std::string_view sign_on(const DrawnBoard& board, Square square, const Signs& signs) {
  if (contains(board.shown.pieces, square))
    return board.shown.board.is_required(square) ? signs.required : signs.piece;
  if (board.shown.board.is_blocked(square)) return signs.blocked;
  return contains(board.free, square) ? signs.free : signs.other;
}

std::string ascii_square(const DrawnBoard& board, Square square, const Style& style) {
  const Signs signs = {board.piece, board.piece == "R" ? "r" : "q", "#", "*", "."};
  const std::string_view sign = sign_on(board, square, signs);
  if (sign == signs.free) return style.good(sign);
  if (sign == signs.blocked || sign == signs.other) return std::string(sign);
  return contains(board.attacked, square) ? style.bad(sign) : style.heading(sign);
}

// Two columns wide, so that the square looks square.
std::string shaded_square(const DrawnBoard& board, Square square, const Style& style) {
  const bool is_dark = (square.row + square.column + board.shown.size()) % 2 == 1;  // a1 is dark
  const bool is_attacked = contains(board.attacked, square);
  const std::string_view shade = is_attacked ? attacked_square : is_dark ? dark_square : light_square;
  return style.colored(shade, sign_on(board, square, {"♛ ", "♕ ", "▒▒", "○ ", "  "}));
}

std::string plain_square(const DrawnBoard& board, Square square) {
  return std::string(sign_on(board, square, {"♛", "♕", "▒", "○", "·"}));
}

std::string row_of(const DrawnBoard& board, int row, const Style& style) {
  std::string line;
  for (int column = 0; column < board.shown.size(); ++column) {
    const Square square{row, column};
    if (style.unicode && style.color) {
      line += shaded_square(board, square, style);
      continue;
    }
    if (column > 0) line += ' ';
    line += style.unicode ? plain_square(board, square) : ascii_square(board, square, style);
  }
  return line;
}

std::size_t rank_width(int size) { return size < 10 ? 1 : 2; }

std::size_t inner_width(int size, const Style& style) {
  const auto cells = 2 * static_cast<std::size_t>(size);
  return style.unicode && style.color ? cells : cells - 1;
}

// From the 27th file on, a name has two letters, written on two lines.
std::vector<std::string> file_names(int size) {
  std::vector<std::string> lines(size > 26 ? 2 : 1);
  for (int column = 0; column < size; ++column) {
    const std::string name = file_name(column);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (column > 0) lines[i] += ' ';
      lines[i] += i < name.size() ? name[i] : ' ';
    }
  }
  return lines;
}

std::vector<std::string> framed_lines(const DrawnBoard& board, const Style& style) {
  const int size = board.shown.size();
  const std::size_t margin = board.coordinates ? rank_width(size) + 1 : 0;
  const std::string blank(margin, ' ');
  std::string edge;
  for (std::size_t i = 0; i < inner_width(size, style); ++i) edge += "─";
  std::vector<std::string> lines = {blank + style.faint("┌" + edge + "┐")};
  for (int row = 0; row < size; ++row) {
    const std::string rank = fmt::format("{:>{}} ", size - row, rank_width(size));
    lines.push_back((board.coordinates ? style.faint(rank) : "") + style.faint("│") +
                    row_of(board, row, style) + style.faint("│"));
  }
  lines.push_back(blank + style.faint("└" + edge + "┘"));
  if (board.coordinates)
    for (const std::string& names : file_names(size)) lines.push_back(blank + style.faint(' ' + names));
  return lines;
}

// Appends the lines of the blocks side by side.
void append_side_by_side(std::string& out, const std::vector<std::vector<std::string>>& blocks,
                         std::size_t width) {
  std::size_t height = 0;
  for (const auto& block : blocks) height = std::max(height, block.size());
  for (std::size_t i = 0; i < height; ++i) {
    std::string line;
    for (const auto& block : blocks)
      line += padded(i < block.size() ? block[i] : "", width) + std::string(gap, ' ');
    out += line.substr(0, line.find_last_not_of(' ') + 1) + '\n';
  }
}

}  // namespace

std::size_t board_width(const DrawnBoard& board, const Style& style) {
  const int size = board.shown.size();
  if (size == 0) return 0;
  const std::size_t inner = inner_width(size, style);
  if (!style.unicode) return inner;
  return inner + 2 + (board.coordinates ? rank_width(size) + 1 : 0);
}

std::vector<std::string> board_lines(const DrawnBoard& board, const Style& style) {
  if (board.shown.size() == 0) return {};
  if (style.unicode) return framed_lines(board, style);
  std::vector<std::string> lines;
  for (int row = 0; row < board.shown.size(); ++row) lines.push_back(row_of(board, row, style));
  return lines;
}

std::size_t boards_per_row(std::size_t width, const Style& style) {
  return std::max<std::size_t>((static_cast<std::size_t>(style.columns()) + gap) / (width + gap), 1);
}

void append_boards(std::string& out, std::span<const CaptionedBoard> boards, std::size_t width,
                   const Style& style) {
  const std::size_t per_row = boards_per_row(width, style);
  for (std::size_t begin = 0; begin < boards.size(); begin += per_row) {
    if (begin > 0) out += '\n';
    std::vector<std::vector<std::string>> drawings;
    std::vector<std::vector<std::string>> captions;
    for (const auto& [board, caption] : boards.subspan(begin, std::min(per_row, boards.size() - begin))) {
      drawings.push_back(board_lines(board, style));
      auto& lines = captions.emplace_back();
      for (const std::string& line : caption)
        for (std::string& part : folded(line, width)) lines.push_back(std::move(part));
    }
    append_side_by_side(out, drawings, width);
    append_side_by_side(out, captions, width);
  }
}

}  // namespace eightfold::reports
