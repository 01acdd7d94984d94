#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/verify.hpp"
#include "reports/pictures/board_picture.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold::reports {

struct Caption {
  std::string text;
  std::string_view css_class;
};

/// Everything that is drawn on a board beside its pieces, and what is said below it.
struct BoardMarks {
  std::vector<Attack> conflicts;  ///< with `attacks_of` only those of its piece
  std::optional<Square> attacker;
  std::optional<Subgroup> stabilizer;
  std::vector<Caption> captions;
  std::string subject;  ///< "attacks of the queen on a8" if they are marked, for the picture's name
};

/// What the picture asks for. Throws std::invalid_argument as board_picture() does.
BoardMarks marks_of(const BoardPicture& picture);

}  // namespace eightfold::reports
