#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/placement.hpp"
#include "core/rule.hpp"
#include "reports/notation/notation.hpp"
#include "reports/pictures/svg.hpp"

namespace eightfold::reports {

/// Where an n×n board lies on a picture, in the picture's units.
struct BoardPlace {
  double left = 0;
  double top = 0;
  double side = 0;
  int size = 0;  ///< N

  double square() const { return size > 0 ? side / size : 0; }  ///< a square's side
  double x(double column) const { return left + column * square(); }
  double y(double row) const { return top + row * square(); }
  double middle() const { return left + side / 2; }
  double bottom() const { return size > 0 ? top + side : top; }
};

/// Boards of one size in rows and columns.
struct BoardGrid {
  int columns = 0;
  double left = 0;  ///< of the first board
  double top = 0;   ///< likewise
  double side = 0;  ///< of each board
  double column_width = 0;
  double row_height = 0;
  int size = 0;  ///< N

  /// Of the i-th board from 0, row by row.
  BoardPlace place(int i) const {
    const int row = i / columns;
    const int column = i % columns;
    return {left + column * column_width, top + row * row_height, side, size};
  }
};

/// The colors of boards and of the marks on them, for SvgDocument::rules.
std::span<const ColorRule> board_colors();

/// The dark squares of an n×n board as the data of an SVG path, a square being the unit; the square at the
/// top left is light.
std::string dark_squares(int size);

/// What append_board uses, for SvgDocument::definitions; the boards of a picture have one size and one rule,
/// which says what the pieces look like.
std::string board_definitions(int size, Rule rule);

/// Appends the squares, with a line around them.
void append_squares(std::string& out, const BoardPlace& place);

/// Appends pieces of the class "piece", or in another color.
void append_pieces(std::string& out, const BoardPlace& place, std::span<const Square> squares,
                   std::string_view css_class = "piece");

/// Appends a board with its pieces.
void append_board(std::string& out, const BoardPlace& place, const Placement& placement);

/// The squares of a placement's pieces.
std::vector<Square> pieces_of(const Placement& placement);

/// The board in characters, ". Q . ." and a newline for each row, those below a partial placement included;
/// rooks are R.
std::string board_in_characters(const SizedPlacement& shown, Rule rule);

}  // namespace eightfold::reports
