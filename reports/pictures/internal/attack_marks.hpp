#pragma once

#include <span>
#include <string>

#include "eightfold/core/rule.hpp"
#include "eightfold/core/verify.hpp"
#include "reports/pictures/internal/board_drawing.hpp"

namespace eightfold::reports {

/// Appends the lines along which the piece of a row attacks. A line has the warning color up to the last
/// piece that it attacks, with a gap at each piece, and the accent color from there to the edge of the board;
/// on the torus it continues, dashed, at the opposite edge, with an arrow where it leaves the board. A
/// superqueen's knight move is a line to a piece or a dot on a free square.
void append_attack_lines(std::string& out, const BoardPlace& place, const Placement& placement, int row,
                         Rule rule);

/// Appends a line between pieces that attack each other, across the edge of the torus where necessary. If
/// several pieces are on one line, each is joined to the next.
void append_conflicts(std::string& out, const BoardPlace& place, std::span<const Attack> conflicts,
                      Rule rule);

}  // namespace eightfold::reports
