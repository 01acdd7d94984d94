#pragma once

#include <optional>
#include <string>
#include <vector>

#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/reports/pictures/theme.hpp"

namespace eightfold::reports {

/// A picture of one placement of pieces on a board of any shape.
struct PieceBoardPicture {
  PieceBoard board = {};            ///< the rule's letter determines the shape of the pieces
  std::vector<Square> pieces = {};  ///< besides those on the required squares; they may attack each other
  std::string title = {};           ///< any text; empty for "2 kings on the 3×5 board: a3 c3"
  bool coordinates = true;          ///< write the file letters and rank numbers around the board
  std::optional<int> width = {};    ///< pixels, at least 16; default 480, or more for a large board
  Theme theme = Theme::automatic;
};

/// A complete SVG document like that of board_picture(). Pieces that attack each other or are on blocked
/// squares have the warning color. Throws as attack_graph().
[[nodiscard]] std::string piece_board_svg(const PieceBoardPicture& picture);

}  // namespace eightfold::reports
