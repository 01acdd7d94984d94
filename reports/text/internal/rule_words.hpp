#pragma once

#include <string>
#include <string_view>

#include "eightfold/core/rule.hpp"

namespace eightfold::reports {

/// "8-queens solutions", "8-superqueens solutions", "7-queens solutions on the torus", "5-rooks solutions".
std::string solutions_of_rule(Rule rule, int n);

/// "N-queens solutions", "N-queens solutions on the torus".
std::string solutions_of_rule(Rule rule);

/// "8-queens puzzle", "8-superqueens puzzle", "7-queens puzzle on the torus", "5-rooks puzzle".
std::string puzzle_of_rule(Rule rule, int n);

/// The pieces in the plural: "queens", "superqueens", "rooks".
std::string pieces_of_rule(Rule rule);

/// "board" or "torus".
std::string_view board_of_rule(Rule rule);

/// " on the torus" or nothing.
std::string_view place_of_rule(Rule rule);

}  // namespace eightfold::reports
