#include "eightfold/reports/pictures/board_picture.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/reports/pictures/drawn_picture.hpp"
#include "tests/reports/sized_placements.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/placements.hpp"

namespace eightfold::reports {
namespace {

using test::DrawnPicture;
using test::mentions;
using test::read_picture;

std::vector<Square> expected_squares(const Placement& placement) {
  std::vector<Square> squares;
  for (int row = 0; row < placement.rows(); ++row) squares.push_back({row, placement[row]});
  return squares;
}

DrawnPicture drawn_board(const SizedPlacement& shown) {
  return read_picture(board_picture({.shown = shown}));
}

TEST(BoardPicture, shows_every_queen_on_its_square) {
  for (int n = 1; n <= 6; ++n)
    for (const Placement& solution : test::solutions_of(Board::square(n))) {
      const DrawnPicture picture = drawn_board({solution, n});
      ASSERT_EQ(picture.boards.size(), 1U);
      EXPECT_EQ(test::squares_of(picture.boards[0]), expected_squares(solution)) << solution;
    }
}

RC_GTEST_PROP(BoardPicture, shows_any_placement_with_or_without_attacks, ()) {
  const auto shown = *test::sized_placement(*test::number(1, 33));
  const DrawnPicture picture = drawn_board(shown);
  RC_ASSERT(test::squares_of(picture.boards.at(0)) == expected_squares(shown.placement));
  RC_ASSERT(parse_placement(picture.description, board_notation) == shown);
}

TEST(BoardPicture, fits_the_paper_and_keeps_its_proportions) {
  for (int n = 1; n <= max_size; ++n) {
    const DrawnPicture picture = drawn_board({{}, n});
    const auto& board = picture.boards.at(0);
    EXPECT_GT(board.left, 0);
    EXPECT_GT(board.top, 0);
    EXPECT_LT(board.left + n * board.square, picture.view_width) << n;
    EXPECT_LT(board.top + n * board.square, picture.view_height) << n;
    EXPECT_NEAR(picture.width / picture.height, picture.view_width / picture.view_height, 1e-5) << n;
  }
}

TEST(BoardPicture, marks_required_and_blocked_squares) {
  Position shown = parse_squares("Q # .\n. . Q\n. . .", {.size = 3});
  const std::string plain = board_picture({.shown = {{0, 2}, 3}});
  for (const std::string_view mark : {"blocked", "hatch", "required"})
    EXPECT_EQ(plain.find(mark), std::string::npos) << mark;
  shown.board.require({0, 0});
  const std::string svg = board_picture({.shown = shown});
  EXPECT_TRUE(mentions(
      svg, {"class=\"blocked\" d=\"M1 0h1v1h-1z\"", "class=\"hatch\"",
            "class=\"required\" fill=\"none\" stroke-width=\".06\" d=\"M0.07 0.07h.86v.86h-.86z\""}));
  const DrawnPicture picture = read_picture(svg);
  EXPECT_EQ(picture.title, "2 queens on the 3×3 board: [0 2]; queen on a3; b3 blocked");
  EXPECT_EQ(picture.description, "q # .\n. . Q\n. . .\n");
  EXPECT_EQ(test::squares_of(picture.boards.at(0)), (std::vector<Square>{{0, 0}, {1, 2}}));
}

TEST(BoardPicture, shows_pieces_on_any_squares) {
  const DrawnPicture picture = read_picture(board_picture({.shown = parse_squares("c1 a1 b3", {.size = 4})}));
  EXPECT_EQ(test::squares_of(picture.boards.at(0)), (std::vector<Square>{{1, 1}, {3, 0}, {3, 2}}));
  EXPECT_EQ(picture.title, "3 queens on the 4×4 board: b3 a1 c1");
}

TEST(BoardPicture, warns_of_a_piece_on_a_blocked_square) {
  Position shown = {{0, 2}, 3};
  shown.board.block({1, 2});
  const DrawnPicture picture = read_picture(board_picture({.shown = shown}));
  EXPECT_TRUE(picture.has_text("c2 is blocked"));
  EXPECT_EQ(picture.boards.at(0).queens.at({0, 0}), "piece");
  EXPECT_EQ(picture.boards.at(0).queens.at({1, 2}), "warning");
}

TEST(BoardPicture, colors_the_squares_of_a_chessboard) {
  for (int n = 1; n <= max_size; ++n) {
    const std::string svg = board_picture({.shown = {{}, n}});
    std::size_t dark = 0;
    for (auto at = svg.find("h1v1h-1z"); at != std::string::npos; at = svg.find("h1v1h-1z", at + 1)) ++dark;
    EXPECT_EQ(dark, static_cast<std::size_t>(n * n / 2)) << n;
  }
  EXPECT_TRUE(mentions(board_picture({.shown = {{}, 8}}), {"M0 7h1v1h-1z"}));  // a1 is dark
}

TEST(BoardPicture, names_files_and_ranks_as_chess_players_do) {
  for (const int n : {1, 4, 8, 26, 27, 32}) {
    const DrawnPicture picture = drawn_board({{}, n});
    const auto& board = picture.boards.at(0);
    for (const auto& [x, y, size, css_class, text] : picture.texts) {
      if (x < board.left) {
        EXPECT_EQ(text, std::to_string(n - board.square_at(x, y - size * 0.36).row));
        continue;
      }
      const auto top = parse_placement(text + std::to_string(n), algebraic_notation, Reading{n});
      EXPECT_EQ(top.placement, Placement{board.square_at(x, board.top).column}) << text;
    }
    EXPECT_EQ(picture.texts.size(), static_cast<std::size_t>(2 * n));
  }
  EXPECT_TRUE(read_picture(board_picture({.shown = {{}, 8}, .coordinates = false})).texts.empty());
}

TEST(BoardPicture, has_a_default_title_unless_one_is_given) {
  EXPECT_EQ(drawn_board({{0, 4, 7, 5, 2, 6, 1, 3}, 8}).title, "8 queens: [0 4 7 5 2 6 1 3]");
  EXPECT_EQ(drawn_board({{0, 4, 7}, 8}).title, "3 queens on the 8×8 board: [0 4 7]");
  EXPECT_EQ(drawn_board({{0}, 1}).title, "1 queen: [0]");
  EXPECT_EQ(read_picture(board_picture({.shown = {{1, 0}, 2}, .rule = Rule::rooks})).title, "2 rooks: [1 0]");
  EXPECT_EQ(read_picture(board_picture({.shown = {{0}, 3}, .rule = Rule::torus})).title,
            "1 queen on the 3×3 torus: [0]");
  const DrawnPicture titled = read_picture(board_picture({.shown = {{0}, 1}, .title = "A title"}));
  EXPECT_EQ(titled.title, "A title");
  EXPECT_TRUE(titled.has_text("A title"));
}

TEST(BoardPicture, of_the_empty_board_is_a_line_of_text) {
  const DrawnPicture picture = drawn_board({{}, 0});
  EXPECT_TRUE(picture.boards.empty());
  EXPECT_EQ(picture.texts.size(), 1U);
  EXPECT_EQ(picture.title, "0 queens: []");
  const std::string symmetric = board_picture({.shown = {{}, 0}, .symmetries = true});
  EXPECT_TRUE(read_picture(symmetric).has_text("Fixed by all eight symmetries"));
}

TEST(BoardPicture, breaks_a_long_title_into_lines_above_the_board) {
  const std::string title = "A long title, which does not fit on one line of the picture but fits on two";
  const DrawnPicture picture = read_picture(board_picture({.shown = {{1, 3, 0, 2}, 4}, .title = title}));
  std::string shown;
  for (const auto& text : picture.texts) {
    if (text.css_class != "ink") continue;
    EXPECT_LT(text.y + text.size / 2, picture.boards.at(0).top);
    shown += (shown.empty() ? "" : " ") + text.text;
  }
  EXPECT_EQ(shown, title);
}

TEST(BoardPicture, has_the_requested_width) {
  EXPECT_EQ(drawn_board({{}, 8}).width, 480);
  EXPECT_EQ(drawn_board({{}, 1}).width, 480);
  EXPECT_GT(drawn_board({{}, 32}).width, 900);
}

}  // namespace
}  // namespace eightfold::reports
