#pragma once

#include <string>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/verify.hpp"

namespace eightfold::reports {

/// The squares as a phrase, from file a: "b4 and d5".
std::string squares_in_words(std::vector<Square> squares, int n);

/// The required and the blocked squares: "queens on b4 and d5; a1 and c3 blocked", "40 squares blocked".
/// Empty if there are none.
std::string constraints_in_words(const Board& board, Rule rule = Rule::queens);

/// "8-queens solutions", "8-queens solutions (queens on b4 and d5; a1 blocked)".
std::string solutions_on_board(const Board& board, Rule rule);

/// "b4 is required and blocked", "the queens on b4 and d5 attack each other", "no square of rank 3 is
/// allowed", "no square of file c is allowed". `n` is the number of columns.
std::string contradiction_in_words(const Contradiction& contradiction, int n, Rule rule = Rule::queens);

}  // namespace eightfold::reports
