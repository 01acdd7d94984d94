#pragma once

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "eightfold/reports/solutions/board_text.hpp"

// What the reports on one placement, under any rule, say about its board.
namespace eightfold::reports {

inline bool contains(const std::vector<Square>& squares, Square square) {
  return std::ranges::find(squares, square) != squares.end();
}

/// The most attacks that a text lists.
inline constexpr std::size_t most_attacks_listed = 12;

/// The board and a blank line, or how wide it is if it does not fit the style.
std::string board_text(const DrawnBoard& board, const Style& style);

/// " (a1 is at the bottom left)", or nothing in Unicode, where the board has coordinates: boards in ASCII
/// have none, so that they can be read back.
std::string key_to_squares(const Style& style);

/// The number of free squares, and the squares if they are few. Empty if there are none.
std::string free_squares_text(const DrawnBoard& board, const Style& style);

}  // namespace eightfold::reports
