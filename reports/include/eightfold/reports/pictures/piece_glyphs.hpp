#pragma once

#include <string_view>

#include "eightfold/core/rule.hpp"

// The pieces as the data of SVG paths in the unit square (0, 0) to (1, 1). They were drawn for this project.
// All but the knight are mirror-symmetric in x = 1/2. Contours that run clockwise are filled as one shape,
// and those that run counterclockwise are holes in it.
namespace eightfold::reports {

/// A crown with five points and a margin around it.
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

/// A miter with a cross cut out of it, on a ring and a base.
inline constexpr std::string_view bishop_path =
    "M.44 .15a.06 .06 0 1 1 .12 0a.06 .06 0 1 1-.12 0Z"
    "M.5 .205Q.715 .35 .7 .49Q.69 .56 .63 .615Q.5 .585 .37 .615Q.31 .56 .3 .49Q.285 .35 .5 .205Z"
    "M.475 .335 .475 .41 .4 .41 .4 .46 .475 .46 .475 .535 "
    ".525 .535 .525 .46 .6 .46 .6 .41 .525 .41 .525 .335Z"
    "M.355 .66Q.5 .625 .645 .66L.665 .715Q.5 .68 .335 .715Z"
    "M.265 .76Q.5 .71 .735 .76L.76 .84Q.5 .885 .24 .84Z";

/// A crown of two lobes with a cross between them.
inline constexpr std::string_view king_path =
    "M.465 .1 .535 .1 .535 .165 .6 .165 .6 .235 .535 .235 .555 .48 "
    ".445 .48 .465 .235 .4 .235 .4 .165 .465 .165Z"
    "M.27 .7Q.115 .56 .125 .435Q.145 .32 .29 .325Q.43 .335 .5 .46"
    "Q.57 .335 .71 .325Q.855 .32 .875 .435Q.885 .56 .73 .7Q.5 .65 .27 .7Z"
    "M.275 .745Q.5 .695 .725 .745L.75 .835Q.5 .885 .25 .835Z";

/// The head of a horse that looks to the left.
inline constexpr std::string_view knight_path =
    "M.3 .695Q.305 .61 .405 .54Q.465 .49 .465 .44Q.4 .49 .335 .485L.275 .56Q.23 .595 .2 .565Q.14 .56 .15 .485"
    "Q.175 .425 .225 .365Q.255 .275 .315 .235"
    "L.32 .125 .4 .195Q.72 .2 .745 .54Q.75 .62 .725 .7Q.5 .655 .3 .695Z"
    "M.31 .34a.025 .025 0 1 0 .05 0a.025 .025 0 1 0-.05 0Z"
    "M.275 .745Q.5 .695 .725 .745L.75 .835Q.5 .885 .25 .835Z";

/// A disk, for pieces that chess does not have.
inline constexpr std::string_view disk_path = "M.22 .5a.28 .28 0 1 1 .56 0a.28 .28 0 1 1-.56 0Z";

/// The piece of chess with this letter: Q, R, B, K or N; the disk for other letters.
[[nodiscard]] constexpr std::string_view piece_path(std::string_view letter) {
  if (letter == "Q") return queen_path;
  if (letter == "R") return rook_path;
  if (letter == "B") return bishop_path;
  if (letter == "K") return king_path;
  return letter == "N" ? knight_path : disk_path;
}

[[nodiscard]] constexpr std::string_view piece_path(Rule rule) { return piece_path(facts_of(rule).letter); }

}  // namespace eightfold::reports
