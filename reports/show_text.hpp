#pragma once

#include <string>
#include <string_view>

#include "reports/notation/notation.hpp"
#include "reports/style.hpp"

namespace eightfold::reports {

/// Everything about one placement, for people: the board, the attacks; for a partial one the free squares of
/// the next row; for a full permutation its eight images, stabilizer, orbit and canonical form; for another
/// full placement why it has no images. `notation` is the one it was read in.
std::string show_text(const SizedPlacement& shown, std::string_view notation, const Style& style);

}  // namespace eightfold::reports
