#pragma once

#include <string>

#include "core/placement.hpp"

namespace eightfold::reports {

/// The centers of a placement's pieces as the points of an SVG polyline, a square being the unit:
/// "0.5,0.5 4.5,1.5". The page draws a piece at each point, so a card need not hold any.
std::string piece_points(const Placement& placement);

/// The dark squares of the n×n board as the data of an SVG path, in the same units; the square at the top
/// left is light.
std::string dark_squares(int n);

}  // namespace eightfold::reports
