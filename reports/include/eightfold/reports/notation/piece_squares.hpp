#pragma once

#include <string_view>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/core/placement.hpp"

namespace eightfold::reports {

/// parse_squares() on a board of any shape, whose ranks are counted from its last row. The message of the
/// ParseError ends with the squares that the board has. Precondition: 1 <= rows, columns <= 32.
[[nodiscard]] std::vector<Square> parse_squares_of_shape(std::string_view text, int rows, int columns);

/// Reads one placement of pieces in any format in which `list` writes it: "b4 d5", "((1 2) (3 4))", a drawn
/// board with the letter of the piece, the document of --format json or the lines of ndjson; [] has no piece.
/// A drawn board determines the rows and columns of `board` if they are 0, and its # are blocked and its P
/// pawns, unless the piece has that letter. The squares are ordered by row, then column. Throws ParseError.
[[nodiscard]] std::vector<Square> read_piece_squares(std::string_view text, PieceBoard& board);

}  // namespace eightfold::reports
