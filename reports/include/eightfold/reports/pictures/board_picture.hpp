#pragma once

#include <optional>
#include <string>

#include "eightfold/core/rule.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/pictures/theme.hpp"

namespace eightfold::reports {

/// A picture of one placement, or of pieces on any squares.
struct BoardPicture {
  Position shown = {};                 ///< its pieces may attack each other
  Rule rule = Rule::queens;            ///< determines the attacks and the shape of the pieces
  std::string title = {};              ///< any text; empty for "8 queens: [0 4 7 5 2 6 1 3]"
  std::optional<int> attacks_of = {};  ///< a row from 0 with one piece: mark what it attacks
  bool symmetries = false;             ///< draw the axis or center of each symmetry that fixes the placement
  bool coordinates = true;             ///< write the file letters and rank numbers around the board
  std::optional<int> width = {};       ///< pixels, at least 16; default 480, or more for a large board
  Theme theme = Theme::automatic;
};

/// A complete SVG document with <title>, <desc> (the board in ASCII) and role="img". The title is drawn only
/// if one is given. Pieces that attack each other have the warning color and a line between them; with
/// `attacks_of`, only the pieces that this piece attacks. Blocked squares are dark with hatching, and
/// required ones have a frame. Throws std::invalid_argument if `attacks_of` is not a row with one piece, or
/// if `symmetries` is set and the placement is not a full permutation.
[[nodiscard]] std::string board_picture(const BoardPicture& picture);

}  // namespace eightfold::reports
