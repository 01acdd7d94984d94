#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "reports/notation/notation.hpp"
#include "reports/text/style.hpp"

namespace eightfold::reports {

/// A board to be drawn in characters, and what is to be seen on it.
struct DrawnBoard {
  SizedPlacement shown;
  std::vector<Square> attacked = {};  ///< queens under attack
  std::vector<Square> free = {};      ///< squares to be marked
  bool coordinates = false;           ///< with Unicode: ranks on the left, files below
};

/// The columns that it takes.
std::size_t board_width(const DrawnBoard& board, const Style& style);

/// Its lines, without newlines, none wider than that: in ASCII as the notation `board` has them, with Unicode
/// in a frame. None for the board of 0 rows.
std::vector<std::string> board_lines(const DrawnBoard& board, const Style& style);

struct CaptionedBoard {
  DrawnBoard board;
  std::vector<std::string> caption = {};  ///< lines below the board, folded if need be
};

/// How many boards of that width the style has side by side; at least 1.
std::size_t boards_a_row(std::size_t width, const Style& style);

/// Appends boards, each in so many columns, in rows with a blank line between.
void append_boards(std::string& out, std::span<const CaptionedBoard> boards, std::size_t width,
                   const Style& style);

}  // namespace eightfold::reports
