#include "eightfold/reports/pictures/piece_board_picture.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstddef>

#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/pictures/piece_glyphs.hpp"
#include "eightfold/reports/solutions/board_text.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "reports/pictures/internal/svg.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::reports {
namespace {

struct ColoredPieces {
  std::vector<Square> safe;
  std::vector<Square> attacked;
  std::size_t pairs = 0;  // that attack each other
};

ColoredPieces colored_pieces(const PieceBoardPicture& picture) {
  const ConflictGraph graph = attack_graph(picture.board);
  const auto are_joined = [&](Square a, Square b) {
    return graph.are_joined(picture.board.index_of(a), picture.board.index_of(b));
  };
  ColoredPieces colored;
  for (const Square piece : picture.pieces) {
    const auto others = std::ranges::count_if(
        picture.pieces, [&](Square other) { return other != piece && are_joined(piece, other); });
    (others > 0 || are_joined(piece, piece) ? colored.attacked : colored.safe).push_back(piece);
    colored.pairs += static_cast<std::size_t>(others);
  }
  colored.pairs /= 2;
  return colored;
}

std::string conflict_text(std::size_t pairs, const std::string& pieces) {
  if (pairs == 0) return "";
  return pairs == 1 ? fmt::format("Two {} attack each other", pieces)
                    : fmt::format("{} pairs of {} attack each other", pairs, pieces);
}

// One line per row, like board_in_characters().
std::string rows_in_characters(const PieceBoardPicture& picture) {
  std::string text;
  for (const std::string& line :
       board_lines({.shown = {picture.board, picture.pieces}, .piece = picture.board.rule.letter}, {}))
    text += line + '\n';
  return text;
}

std::string words_for_title(const PieceBoardPicture& picture) {
  const PieceBoard& board = picture.board;
  const Border border = board.rule.border;
  return fmt::format(
      "{} on the {}×{} board{}: {}", counted(picture.pieces.size(), board.rule.piece), board.rows,
      board.columns, border == Border::plain ? "" : fmt::format(" ({})", name_of(border)),
      joined(picture.pieces, " ", [&](Square square) { return square_name(square, board.rows); }));
}

}  // namespace

std::string piece_board_svg(const PieceBoardPicture& given) {
  PieceBoardPicture picture = given;
  const PieceBoard& board = picture.board;
  picture.pieces.insert(picture.pieces.end(), board.required.begin(), board.required.end());
  std::ranges::sort(picture.pieces);
  picture.pieces.erase(std::unique(picture.pieces.begin(), picture.pieces.end()), picture.pieces.end());
  const ColoredPieces colored = colored_pieces(picture);
  const std::string caption = conflict_text(colored.pairs, noun(2, board.rule.piece));

  const int longer = std::max(board.rows, board.columns);
  const double side = longer_side(longer) * board.columns / longer;
  const double margin = picture.coordinates ? 40 : 24;
  const double width = std::max(side, 400.0) + 2 * margin;
  const FittedLines title = fitted_lines(picture.title, width - 48, 20, 13);
  const BoardPlace place = {(width - side) / 2, picture.title.empty() ? margin : 68 + title.added_height(),
                            side, board.columns, board.rows};
  const double below = picture.coordinates ? 30 : 8;

  SvgDocument document = {.width = width,
                          .height = place.bottom() + (caption.empty() ? margin : below + 38),
                          .pixels = picture.width,
                          .theme = picture.theme,
                          .title = picture.title.empty() ? words_for_title(picture) : picture.title,
                          .description = rows_in_characters(picture),
                          .rules = board_colors(board),
                          .definitions = board_definitions(piece_path(board.rule.letter), board.rows,
                                                           board.columns, square_marks(board))};
  if (!picture.title.empty()) append_lines(document.body, {width / 2, 44, "ink"}, title);
  append_squares(document.body, place);
  append_pieces(document.body, place, colored.safe);
  append_pieces(document.body, place, colored.attacked, "warning");
  if (picture.coordinates) append_coordinates(document.body, place);
  if (!caption.empty())
    append_lines(document.body, {width / 2, place.bottom() + below + 18, "warning"},
                 fitted_lines(caption, width - 32, 15, 12));
  return svg_document(document);
}

}  // namespace eightfold::reports
