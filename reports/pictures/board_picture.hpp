#pragma once

#include <optional>
#include <string>

#include "core/rule.hpp"
#include "reports/notation/notation.hpp"
#include "reports/pictures/theme.hpp"

namespace eightfold::reports {

/// One placement as it is to be drawn.
struct BoardPicture {
  SizedPlacement shown = {};           ///< full or partial; its queens may attack each other
  Rule rule = Rule::queens;            ///< for the attacks, and the pieces' form: rooks or queens
  std::string title = {};              ///< any text; empty for "8 queens: [0 4 7 5 2 6 1 3]"
  std::optional<int> attacks_of = {};  ///< a row from 0: what its queen attacks is marked
  bool symmetries = false;             ///< draw the axis or center of each symmetry that fixes the placement
  bool coordinates = true;             ///< files' letters and ranks' numbers around the board
  std::optional<int> width = {};       ///< pixels, at least 16; without it 480, or more for many squares
  Theme theme = Theme::automatic;
};

/// A whole SVG document, with <title>, <desc> (the board in characters) and role="img". A title is drawn only
/// if one is given. Queens that attack each other have the warning color and a line between them; with
/// `attacks_of` only those that this queen attacks. Throws std::invalid_argument if `attacks_of` names no
/// queen, or if `symmetries` are asked of what is no full permutation.
std::string board_picture(const BoardPicture& picture);

}  // namespace eightfold::reports
