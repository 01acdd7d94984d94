#pragma once

#include <string_view>

#include "eightfold/core/rule.hpp"

// The pieces as the data of SVG paths in the unit square (0, 0) to (1, 1). They were drawn for this project
// and are mirror-symmetric in x = 1/2.
namespace eightfold::reports {

/// A crown with five points and a margin around it. All contours run clockwise, so that they are filled as
/// one shape.
inline constexpr std::string_view queen_path =
    "M.27 .7 .13 .37 .315 .52 .31 .26 .44 .495 .5 .2 .56 .495 .69 .26 .685 .52 .87 .37 .73 .7Q.5 .65 .27 .7Z"
    "M.075 .345a.055 .055 0 1 1 .11 0a.055 .055 0 1 1-.11 0Z"
    "M.255 .24a.055 .055 0 1 1 .11 0a.055 .055 0 1 1-.11 0Z"
    "M.44 .185a.06 .06 0 1 1 .12 0a.06 .06 0 1 1-.12 0Z"
    "M.635 .24a.055 .055 0 1 1 .11 0a.055 .055 0 1 1-.11 0Z"
    "M.815 .345a.055 .055 0 1 1 .11 0a.055 .055 0 1 1-.11 0Z"
    "M.275 .745Q.5 .695 .725 .745L.75 .835Q.5 .885 .25 .835Z";

/// A tower with three battlements that widens toward its base.
inline constexpr std::string_view rook_path =
    "M.24 .2H.37V.28H.435V.2H.565V.28H.63V.2H.76V.4L.66 .47 .7 .7H.3L.34 .47 .24 .4ZM.22 .74H.78V.84H.22Z";

/// The rook or the queen.
[[nodiscard]] constexpr std::string_view piece_path(Rule rule) {
  return facts_of(rule).letter == "R" ? rook_path : queen_path;
}

}  // namespace eightfold::reports
