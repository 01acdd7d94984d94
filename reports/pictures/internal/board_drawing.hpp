#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/pieces/piece_board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/notation/squares.hpp"
#include "eightfold/reports/pictures/sheet_picture.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "reports/pictures/internal/svg.hpp"

namespace eightfold::reports {

/// The place of a board on a picture, in the picture's units.
struct BoardPlace {
  double left = 0;
  double top = 0;
  double side = 0;  ///< the width
  int size = 0;     ///< N, the number of columns
  int rows = size;

  double square() const { return size > 0 ? side / size : 0; }  ///< the side of a square
  double x(double column) const { return left + column * square(); }
  double y(double row) const { return top + row * square(); }
  double middle() const { return left + side / 2; }
  double height() const { return rows == size ? side : rows * square(); }
  double bottom() const { return size > 0 ? top + height() : top; }
};

/// Boards of one size in rows and columns.
struct BoardGrid {
  int columns = 0;
  double left = 0;  ///< of the first board
  double top = 0;   ///< of the first board
  double side = 0;  ///< of each board
  double gap = 0;   ///< between the boards of a row
  double row_height = 0;
  int size = 0;  ///< N
  int board_rows = size;

  double width() const { return columns * (side + gap) - gap; }
  double bottom(int boards) const {
    const int rows = (boards + columns - 1) / columns;
    return top + rows * row_height;
  }

  /// The place of board i, counted from 0 row by row.
  BoardPlace place(int i) const {
    const int row = i / columns;
    return {left + i % columns * (side + gap), top + row * row_height, side, size, board_rows};
  }
};

/// The figures of a sheet in place of its boards.
struct SheetDrawing {
  int size = 0;  ///< how many squares a side of a figure has room for; 0 without figures
  int rows = size;
  std::vector<ColorRule> rules = {};
  std::string css = {};
  std::string definitions = {};
  std::function<std::string(std::size_t i)> in_words = {};
  std::function<void(std::string& out, const BoardPlace& place, std::size_t i)> append = {};
};

/// The sheet with the captions of its boards below these figures.
PictureSize size_of(const SheetPicture& picture, const SheetDrawing& drawing);
std::string sheet_picture(const SheetPicture& picture, const SheetDrawing& drawing);

/// The longer side of a board with that many squares on it, in a picture of one board.
double longer_side(int squares);

/// The colors of boards and of the marks on them, and others, for SvgDocument::rules.
std::vector<ColorRule> board_colors(bool has_marks, std::span<const ColorRule> others = {});
inline std::vector<ColorRule> board_colors(const Board& board, std::span<const ColorRule> others = {}) {
  return board_colors(board.is_constrained(), others);
}

/// The dark squares of a board as the data of an SVG path in units of a square. The top left square is light.
std::string dark_squares(int rows, int columns);

/// The marks of the required and the blocked squares, in units of a square: frames, and dark squares with
/// hatching. Empty if there are none.
std::string square_marks(const Board& board);
std::string square_marks(std::span<const Square> required, std::span<const Square> blocked);
/// Of a board of pieces: also its pawns.
std::string square_marks(const PieceBoard& board);
/// The colors of a board of pieces.
std::vector<ColorRule> board_colors(const PieceBoard& board);

/// The shapes that append_board() refers to, for SvgDocument::definitions. All boards of a picture have the
/// same size, required and blocked squares, and rule; the rule determines the shape of the pieces.
std::string board_definitions(const Board& board, Rule rule);
std::string board_definitions(std::string_view piece, int rows, int columns, std::string_view marks);

/// Appends the squares and a line around them.
void append_squares(std::string& out, const BoardPlace& place);

/// Appends the letters of the files below the board and the numbers of the ranks on its left.
void append_coordinates(std::string& out, const BoardPlace& place);

/// Appends a frame with round corners at that distance from the board.
void append_frame(std::string& out, const BoardPlace& place, std::string_view css_class, double distance);

/// Appends pieces in the color of a CSS class.
void append_pieces(std::string& out, const BoardPlace& place, std::span<const Square> squares,
                   std::string_view css_class = "piece");

/// Appends a board with its pieces.
void append_board(std::string& out, const BoardPlace& place, const Placement& placement);

/// The board in ASCII, one line per row like ". Q . .", including the empty rows of a partial placement.
/// Rooks are written as R.
std::string board_in_characters(const Position& shown, Rule rule);

/// Appends the lines along which a piece attacks. A line has the warning color up to the last
/// piece that it attacks, with a gap at each piece, and the accent color from there to the edge of the board;
/// on the torus it continues, dashed, at the opposite edge, with an arrow where it leaves the board. A
/// superqueen's knight move is a line to a piece or a dot on a free square.
void append_attack_lines(std::string& out, const BoardPlace& place, std::span<const Square> pieces,
                         Square piece, Rule rule);

/// Appends a line between pieces that attack each other, across the edge of the torus where necessary. If
/// several pieces are on one line, each is joined to the next.
void append_conflicts(std::string& out, const BoardPlace& place, std::span<const Attack> conflicts,
                      Rule rule);

/// Appends the mirror axes of the group as dashed lines, slightly longer than the board.
void append_mirrors(std::string& out, const BoardPlace& place, Subgroup group);

/// Appends arrows around the center of the board if the group contains a rotation: two for the half turn,
/// four for the quarter turn, so that the mark has the symmetry that it denotes. The arrows do not touch the
/// pieces near the center.
void append_center(std::string& out, const BoardPlace& place, const Placement& placement, Subgroup group);

/// "Fixed by identity and rotate180", "Fixed by the identity only", "Fixed by all eight symmetries".
std::string symmetry_caption(Subgroup stabilizer);

}  // namespace eightfold::reports
