#pragma once

#include <string>

#include "reports/pictures/board_drawing.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold::reports {

/// Appends the mirrors of the group as dashed lines, a little longer than the board.
void append_mirrors(std::string& out, const BoardPlace& place, Subgroup group);

/// Appends the mark of the group's turns at the board's center, if it has any: arrows around it, two for the
/// half turn, four for quarter turns, so that the mark has the symmetry that it stands for. They keep clear
/// of the pieces near the center.
void append_center(std::string& out, const BoardPlace& place, const Placement& placement, Subgroup group);

/// "Fixed by identity and rotate180", "Fixed by the identity only", "Fixed by all eight symmetries".
std::string symmetry_caption(Subgroup stabilizer);

}  // namespace eightfold::reports
