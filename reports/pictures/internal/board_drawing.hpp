#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/export.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "reports/pictures/internal/svg.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The place of an n×n board on a picture, in the picture's units.
struct BoardPlace {
  double left = 0;
  double top = 0;
  double side = 0;
  int size = 0;  ///< N

  double square() const { return size > 0 ? side / size : 0; }  ///< the side of a square
  double x(double column) const { return left + column * square(); }
  double y(double row) const { return top + row * square(); }
  double middle() const { return left + side / 2; }
  double bottom() const { return size > 0 ? top + side : top; }
};

/// Boards of one size in rows and columns.
struct BoardGrid {
  int columns = 0;
  double left = 0;  ///< of the first board
  double top = 0;   ///< of the first board
  double side = 0;  ///< of each board
  double column_width = 0;
  double row_height = 0;
  int size = 0;  ///< N

  /// The place of board i, counted from 0 row by row.
  BoardPlace place(int i) const {
    const int row = i / columns;
    const int column = i % columns;
    return {left + column * column_width, top + row * row_height, side, size};
  }
};

/// The colors of boards and of the marks on them, for SvgDocument::rules.
std::span<const ColorRule> board_colors();

/// The dark squares of an n×n board as the data of an SVG path in units of a square. The top left square is
/// light.
std::string dark_squares(int size);

/// The shapes that append_board() refers to, for SvgDocument::definitions. All boards of a picture have the
/// same size and rule; the rule determines the shape of the pieces.
std::string board_definitions(int size, Rule rule);

/// Appends the squares and a line around them.
void append_squares(std::string& out, const BoardPlace& place);

/// Appends pieces in the color of a CSS class.
void append_pieces(std::string& out, const BoardPlace& place, std::span<const Square> squares,
                   std::string_view css_class = "piece");

/// Appends a board with its pieces.
void append_board(std::string& out, const BoardPlace& place, const Placement& placement);

/// The squares of the pieces.
std::vector<Square> pieces_of(const Placement& placement);

/// The board in ASCII, one line per row like ". Q . .", including the empty rows of a partial placement.
/// Rooks are written as R.
std::string board_in_characters(const SizedPlacement& shown, Rule rule);

}  // namespace reports
}  // namespace eightfold
