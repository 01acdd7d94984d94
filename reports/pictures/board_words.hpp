#pragma once

#include <string>

#include "core/rule.hpp"
#include "reports/notation/notation.hpp"

namespace eightfold::reports {

/// The board in characters, ". Q . ." and a newline for each row, those below a partial placement included;
/// rooks are R.
std::string board_in_characters(const SizedPlacement& shown, Rule rule);

/// What a picture of it is called: "8 queens: [0 4 7 5 2 6 1 3]", "3 queens on the 8×8 board: [0 4 7]".
std::string board_title(const SizedPlacement& shown, Rule rule);

}  // namespace eightfold::reports
