#pragma once

#include <span>
#include <string>

#include "core/rule.hpp"
#include "core/verify.hpp"
#include "reports/pictures/board_drawing.hpp"

namespace eightfold::reports {

/// Appends the lines on which a row's piece attacks: in the color of warning up to the last piece that it
/// attacks there, with a gap for each, and in the accent color from there to the end of the board and on the
/// torus beyond. A knight's move away there is a line to a piece, and a dot on a free square.
void append_attack_lines(std::string& out, const BoardPlace& place, const Placement& placement, int row,
                         Rule rule);

/// Appends lines between pieces that attack each other, on the torus around it if need be. Of several in one
/// line each is joined to the next.
void append_conflicts(std::string& out, const BoardPlace& place, std::span<const Attack> conflicts,
                      Rule rule);

}  // namespace eightfold::reports
