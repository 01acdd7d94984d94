#include "eightfold/reports/solutions/board_text.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "eightfold/reports/notation/notation.hpp"
#include "reports/solutions/internal/drawn_board.hpp"
#include "reports/text/internal/ascii.hpp"
#include "reports/text/internal/layout.hpp"

namespace eightfold::reports {
namespace {

constexpr std::size_t gap = 2;  // columns between boards

// Parameters of ANSI color sequences.
constexpr std::string_view light_square = "38;5;16;48;5;187";
constexpr std::string_view dark_square = "38;5;16;48;5;144";
constexpr std::string_view attacked_square = "1;38;5;231;48;5;160";

// What is on a square.
struct Signs {
  std::string_view piece;
  std::string_view required;
  std::string_view blocked;
  std::string_view pawn;
  std::string_view free;
  std::string_view other;
};

std::string_view sign_on(const DrawnBoard& board, Square square, const Signs& signs) {
  if (contains(board.shown.pieces, square))
    return contains(board.shown.required, square) ? signs.required : signs.piece;
  if (contains(board.shown.pawns, square)) return signs.pawn;
  if (contains(board.shown.blocked, square)) return signs.blocked;
  return contains(board.free, square) ? signs.free : signs.other;
}

struct Symbol {
  std::string_view letter;
  std::string_view piece;
  std::string_view required;
};

constexpr std::array<Symbol, 5> symbols = {
    {{"Q", "♛", "♕"}, {"R", "♜", "♖"}, {"B", "♝", "♗"}, {"K", "♚", "♔"}, {"N", "♞", "♘"}}};

std::string ascii_square(const DrawnBoard& board, Square square, const Style& style) {
  const std::string required = {to_lower(board.piece.at(0))};
  const Signs signs = {board.piece, required, "#", "P", "*", "."};
  const std::string_view sign = sign_on(board, square, signs);
  if (sign == signs.free) return style.good(sign);
  if (sign == signs.blocked || sign == signs.pawn || sign == signs.other) return std::string(sign);
  return contains(board.attacked, square) ? style.bad(sign) : style.heading(sign);
}

std::string unicode_sign(const DrawnBoard& board, Square square, std::string_view blocked,
                         std::string_view other) {
  const std::string required = {to_lower(board.piece.at(0))};
  const auto symbol = std::find_if(symbols.begin(), symbols.end(),
                                   [&](const Symbol& each) { return each.letter == board.piece; });
  return std::string(
      symbol == symbols.end()
          ? sign_on(board, square, {board.piece, required, blocked, "♟", "○", other})
          : sign_on(board, square, {symbol->piece, symbol->required, blocked, "♟", "○", other}));
}

// Two columns wide, so that the square looks square.
std::string shaded_square(const DrawnBoard& board, Square square, const Style& style) {
  const bool is_dark = (square.row + square.column + board.shown.rows) % 2 == 1;  // a1 is dark
  const bool is_attacked = contains(board.attacked, square);
  const std::string_view shade = is_attacked ? attacked_square : is_dark ? dark_square : light_square;
  return style.colored(shade, padded(unicode_sign(board, square, "▒▒", ""), 2));
}

std::string row_of(const DrawnBoard& board, int row, const Style& style) {
  std::string line;
  for (int column = 0; column < board.shown.columns; ++column) {
    const Square square{row, column};
    if (style.unicode && style.color) {
      line += shaded_square(board, square, style);
      continue;
    }
    if (column > 0) line += ' ';
    line += style.unicode ? unicode_sign(board, square, "▒", "·") : ascii_square(board, square, style);
  }
  return line;
}

std::size_t rank_width(int rows) { return rows < 10 ? 1 : 2; }

std::size_t inner_width(int columns, const Style& style) {
  const auto cells = 2 * static_cast<std::size_t>(columns);
  return style.unicode && style.color ? cells : cells - 1;
}

// From the 27th file on, a name has two letters, written on two lines.
std::vector<std::string> file_names(int columns) {
  std::vector<std::string> lines(columns > 26 ? 2 : 1);
  for (int column = 0; column < columns; ++column) {
    const std::string name = file_name(column);
    for (std::size_t i = 0; i < lines.size(); ++i) {
      if (column > 0) lines[i] += ' ';
      lines[i] += i < name.size() ? name[i] : ' ';
    }
  }
  return lines;
}

std::vector<std::string> framed_lines(const DrawnBoard& board, const Style& style) {
  const int rows = board.shown.rows;
  const int columns = board.shown.columns;
  const std::size_t margin = board.coordinates ? rank_width(rows) + 1 : 0;
  const std::string blank(margin, ' ');
  std::string edge;
  for (std::size_t i = 0; i < inner_width(columns, style); ++i) edge += "─";
  std::vector<std::string> lines = {blank + style.faint("┌" + edge + "┐")};
  for (int row = 0; row < rows; ++row) {
    const std::string rank = fmt::format("{:>{}} ", rows - row, rank_width(rows));
    lines.push_back((board.coordinates ? style.faint(rank) : "") + style.faint("│") +
                    row_of(board, row, style) + style.faint("│"));
  }
  lines.push_back(blank + style.faint("└" + edge + "┘"));
  if (board.coordinates)
    for (const std::string& names : file_names(columns)) lines.push_back(blank + style.faint(' ' + names));
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

ShownPieces::ShownPieces(const Position& shown)
    : rows(shown.size()),
      columns(shown.size()),
      pieces(shown.pieces),
      required(required_squares(shown.board)),
      blocked(blocked_squares(shown.board)) {}

ShownPieces::ShownPieces(const SizedPlacement& shown) : ShownPieces(Position(shown)) {}

ShownPieces::ShownPieces(const PieceBoard& board, const std::vector<Square>& given)
    : rows(board.rows),
      columns(board.columns),
      pieces(given),
      required(board.required),
      blocked(board.blocked),
      pawns(board.pawns) {}

std::size_t board_width(const DrawnBoard& board, const Style& style) {
  if (board.shown.rows == 0) return 0;
  const std::size_t inner = inner_width(board.shown.columns, style);
  if (!style.unicode) return inner;
  return inner + 2 + (board.coordinates ? rank_width(board.shown.rows) + 1 : 0);
}

std::vector<std::string> board_lines(const DrawnBoard& board, const Style& style) {
  if (board.shown.rows == 0) return {};
  if (style.unicode) return framed_lines(board, style);
  std::vector<std::string> lines;
  for (int row = 0; row < board.shown.rows; ++row) lines.push_back(row_of(board, row, style));
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
