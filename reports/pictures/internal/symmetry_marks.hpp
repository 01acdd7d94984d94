#pragma once

#include <string>

#include "eightfold/symmetry/subgroup.hpp"
#include "reports/pictures/internal/board_drawing.hpp"

namespace eightfold::reports {

/// Appends the mirror axes of the group as dashed lines, slightly longer than the board.
void append_mirrors(std::string& out, const BoardPlace& place, Subgroup group);

/// Appends arrows around the center of the board if the group contains a rotation: two for the half turn,
/// four for the quarter turn, so that the mark has the symmetry that it denotes. The arrows do not touch the
/// pieces near the center.
void append_center(std::string& out, const BoardPlace& place, const Placement& placement, Subgroup group);

/// "Fixed by identity and rotate180", "Fixed by the identity only", "Fixed by all eight symmetries".
std::string symmetry_caption(Subgroup stabilizer);

}  // namespace eightfold::reports
