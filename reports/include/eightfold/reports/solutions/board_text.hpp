#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/text/style.hpp"

namespace eightfold::reports {

/// Pieces on a board of any shape. A blocked square is drawn as # or ▒, a pawn as P or ♟, and a piece on a
/// required square in lower case or outlined.
struct ShownPieces {
  ShownPieces() = default;
  ShownPieces(const Position& shown);        // NOLINT(google-explicit-constructor)
  ShownPieces(const SizedPlacement& shown);  // NOLINT(google-explicit-constructor)
  /// The n×n board has room for the placement.
  ShownPieces(const Placement& placement, int n) : ShownPieces(Position(placement, n)) {}
  ShownPieces(const PieceBoard& board, const std::vector<Square>& pieces);

  int rows = 0;
  int columns = 0;
  std::vector<Square> pieces = {};
  std::vector<Square> required = {};
  std::vector<Square> blocked = {};
  std::vector<Square> pawns = {};
};

/// A board to draw in characters.
struct DrawnBoard {
  ShownPieces shown;
  std::vector<Square> attacked = {};  ///< pieces under attack, drawn in another color
  std::vector<Square> free = {};      ///< squares to mark
  bool coordinates = false;           ///< Unicode only: show ranks on the left and files below
  /// The letter of a piece; in Unicode, the letters of chess are symbols.
  std::string_view piece = "Q";
};

/// The width of the drawing in columns.
[[nodiscard]] std::size_t board_width(const DrawnBoard& board, const Style& style);

/// The lines of the drawing, without newlines. ASCII uses the format of the notation `board`, Unicode adds a
/// frame. A board of 0 rows has no lines.
[[nodiscard]] std::vector<std::string> board_lines(const DrawnBoard& board, const Style& style);

struct CaptionedBoard {
  DrawnBoard board;
  std::vector<std::string> caption = {};  ///< lines below the board, folded if they are too long
};

/// The number of boards of that width that fit side by side, at least 1.
[[nodiscard]] std::size_t boards_per_row(std::size_t width, const Style& style);

/// Appends the boards in rows separated by a blank line. Each board is `width` columns wide.
void append_boards(std::string& out, std::span<const CaptionedBoard> boards, std::size_t width,
                   const Style& style);

}  // namespace eightfold::reports
