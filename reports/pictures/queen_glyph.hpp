#pragma once

#include <string_view>

namespace eightfold::reports {

/// A queen as the data of one SVG path, drawn for this project: a crown of five points on the unit square
/// (0, 0) to (1, 1), upright, with room around it. Mirror-symmetric in x = 1/2. All of its contours turn
/// clockwise, so that they fill as one.
inline constexpr std::string_view queen_path =
    "M.27 .7 .13 .37 .315 .52 .31 .26 .44 .495 .5 .2 .56 .495 .69 .26 .685 .52 .87 .37 .73 .7Q.5 .65 .27 .7Z"
    "M.075 .345a.055 .055 0 1 1 .11 0a.055 .055 0 1 1-.11 0Z"
    "M.255 .24a.055 .055 0 1 1 .11 0a.055 .055 0 1 1-.11 0Z"
    "M.44 .185a.06 .06 0 1 1 .12 0a.06 .06 0 1 1-.12 0Z"
    "M.635 .24a.055 .055 0 1 1 .11 0a.055 .055 0 1 1-.11 0Z"
    "M.815 .345a.055 .055 0 1 1 .11 0a.055 .055 0 1 1-.11 0Z"
    "M.275 .745Q.5 .695 .725 .745L.75 .835Q.5 .885 .25 .835Z";

}  // namespace eightfold::reports
