#include "eightfold/reports/pictures/piece_board_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/reports/pictures/piece_glyphs.hpp"
#include "tests/reports/pictures/drawn_picture.hpp"
#include "tests/support/golden.hpp"

namespace eightfold::reports {
namespace {

using test::DrawnPicture;

PieceBoardPicture picture_of(const std::string& rule, int rows, int columns, std::vector<Square> pieces) {
  return {.board = {*piece_rule_named(rule), rows, columns}, .pieces = std::move(pieces)};
}

DrawnPicture drawn(const PieceBoardPicture& picture) { return test::read_picture(piece_board_svg(picture)); }

TEST(PieceBoardPicture, of_knights_is_the_golden_one) {
  PieceBoardPicture picture = picture_of("knights", 4, 6, {{0, 0}, {0, 2}, {1, 1}, {1, 3}, {2, 5}, {3, 4}});
  picture.board.required = {{1, 1}};
  picture.board.blocked = {{1, 4}, {3, 0}};
  const std::string svg = piece_board_svg(picture);
  EXPECT_EQ(test::xmllint_errors(svg), "");
  test::expect_golden("piece-board-knights-4-6.svg", svg);
}

TEST(PieceBoardPicture, shows_every_piece_on_its_square_within_the_board) {
  for (const PieceRule& rule : {*piece_rule_named("queens"), *piece_rule_named("bishops")})
    for (const auto& [rows, columns] : {std::pair(1, 1), {1, 32}, {32, 1}, {3, 5}, {8, 10}, {32, 31}}) {
      std::vector<Square> pieces = {{0, 0}, {rows - 1, columns - 1}};
      pieces.resize(rows * columns == 1 ? 1 : 2);
      const DrawnPicture picture = drawn({.board = {rule, rows, columns}, .pieces = pieces});
      const auto& board = picture.boards.at(0);
      EXPECT_EQ(test::squares_of(board), pieces) << rows << "×" << columns;
      EXPECT_GT(std::min(board.left, board.top), 0);
      EXPECT_LT(board.left + columns * board.square, picture.view_width);
      EXPECT_LT(board.top + rows * board.square, picture.view_height);
      EXPECT_EQ(picture.texts.size(), static_cast<std::size_t>(rows + columns) +
                                          (board.queens.begin()->second == "warning" ? 1 : 0));
    }
}

TEST(PieceBoardPicture, warns_of_pieces_that_attack_each_other_and_of_those_on_blocked_squares) {
  PieceBoardPicture picture = picture_of("kings", 2, 5, {{0, 0}, {1, 1}, {0, 3}, {1, 4}});
  picture.board.rule.leaps.pop_back();  // no attacks along (1, -1)
  picture.board.blocked = {{0, 3}};
  const DrawnPicture read = drawn(picture);
  EXPECT_EQ(read.boards.at(0).queens.at({0, 0}), "warning");
  EXPECT_EQ(read.boards.at(0).queens.at({0, 3}), "warning");
  EXPECT_TRUE(read.has_text("2 pairs of kings attack each other"));
  picture.pieces = {{0, 1}, {0, 3}, {1, 0}};
  const DrawnPicture other = drawn(picture);
  EXPECT_EQ(other.boards.at(0).queens.at({0, 1}), "piece");
  EXPECT_EQ(other.boards.at(0).queens.at({0, 3}), "warning");
  EXPECT_EQ(other.boards.at(0).queens.at({1, 0}), "piece");
}

TEST(PieceBoardPicture, describes_the_board_in_words_and_characters) {
  PieceBoardPicture picture = picture_of("bishops", 2, 3, {{0, 0}, {1, 0}});
  picture.board.required = {{1, 0}};
  picture.board.blocked = {{0, 2}};
  picture.board.rule.border = Border::cylinder;
  const DrawnPicture read = drawn(picture);
  EXPECT_EQ(read.title, "2 bishops on the 2×3 board (cylinder): a2 a1");
  EXPECT_EQ(read.description, "B . #\nb . .\n");
  EXPECT_EQ(read.paths.at("piece"), bishop_path);
  picture.title = "A title";
  EXPECT_TRUE(drawn(picture).has_text("A title"));
}

TEST(PieceBoardPicture, of_queens_with_pawns_is_the_golden_one) {
  PieceBoardPicture picture =
      picture_of("queens", 6, 6, {{0, 2}, {1, 0}, {1, 5}, {2, 2}, {3, 4}, {4, 1}, {5, 3}});
  picture.board.pawns = {{1, 2}};
  const std::string svg = piece_board_svg(picture);
  EXPECT_EQ(drawn(picture).boards.at(0).queens.at({0, 2}), "piece");
  EXPECT_NE(drawn(picture).description.find("Q . P . . Q\n"), std::string::npos);
  EXPECT_EQ(test::xmllint_errors(svg), "");
  test::expect_golden("piece-board-queens-pawn-6.svg", svg);
  picture.board.pawns.clear();
  EXPECT_EQ(piece_board_svg(picture).find("pawn"), std::string::npos);
}

TEST(PieceBoardPicture, rejects_a_board_that_is_too_large) {
  EXPECT_THROW((void)piece_board_svg(picture_of("kings", 33, 1, {})), std::invalid_argument);
  EXPECT_THROW((void)piece_board_svg(picture_of("kings", 0, 1, {})), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold::reports
