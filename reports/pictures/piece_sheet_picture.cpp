#include "eightfold/reports/pictures/piece_sheet_picture.hpp"

#include <algorithm>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/pictures/piece_glyphs.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

SheetPicture sheet_of(const PieceSheetPicture& picture) {
  SheetPicture sheet = {.title = picture.title,
                        .subtitle = picture.subtitle,
                        .columns = picture.columns,
                        .width = picture.width,
                        .theme = picture.theme};
  for (const auto& [pieces, caption, detail, remark] : picture.boards)
    sheet.boards.push_back({{}, caption, detail, remark});
  return sheet;
}

// Each place has room for the longer side of the board. The definitions are added only where they are drawn.
SheetDrawing drawing_of(const PieceBoard& board) {
  return {.size = std::max(board.rows, board.columns), .rows = board.rows, .rules = board_colors(board)};
}

}  // namespace

PictureSize size_of(const PieceSheetPicture& picture) {
  return size_of(sheet_of(picture), drawing_of(picture.board));
}

std::string piece_sheet_picture(const PieceSheetPicture& picture) {
  const PieceBoard& board = picture.board;
  SheetDrawing drawing = drawing_of(board);
  drawing.definitions =
      board_definitions(piece_path(board.rule.letter), board.rows, board.columns, square_marks(board));
  drawing.in_words = [&](std::size_t i) {
    return joined(picture.boards[i].pieces, " ",
                  [&](Square square) { return square_name(square, board.rows); });
  };
  drawing.append = [&](std::string& out, const BoardPlace& place, std::size_t i) {
    const double width = board.columns * place.square();
    const BoardPlace middle = {place.middle() - width / 2, place.top, width, board.columns, board.rows};
    append_squares(out, middle);
    append_pieces(out, middle, picture.boards[i].pieces);
  };
  return sheet_picture(sheet_of(picture), drawing);
}

}  // namespace eightfold::reports
