#include "eightfold/reports/solutions/board_text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "eightfold/reports/notation/squares.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/reports/sized_placements.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

using Lines = std::vector<std::string>;

TEST(BoardText, equals_the_board_notation_in_ASCII) {
  EXPECT_EQ(board_lines({{{1, 3, 0, 2}, 4}}, {}), (Lines{". Q . .", ". . . Q", "Q . . .", ". . Q ."}));
  EXPECT_EQ(board_lines({{{0}, 2}, {}, {{1, 1}}}, {}), (Lines{"Q .", ". *"}));
}

TEST(BoardText, has_a_frame_and_coordinates_in_Unicode) {
  EXPECT_EQ(board_lines({{{1, 3, 0, 2}, 4}, {}, {}, true}, {.unicode = true}),
            (Lines{"  ┌───────┐", "4 │· ♛ · ·│", "3 │· · · ♛│", "2 │♛ · · ·│", "1 │· · ♛ ·│", "  └───────┘",
                   "   a b c d"}));
  EXPECT_EQ(board_lines({{{0}, 2}, {}, {{1, 1}}}, {.unicode = true}),
            (Lines{"┌───┐", "│♛ ·│", "│· ○│", "└───┘"}));
}

TEST(BoardText, marks_required_and_blocked_squares) {
  Position shown = parse_squares("Q # . .\n. . Q .\n# . . .", {.size = 4});
  shown.board.require({0, 0});
  const DrawnBoard board = {shown, {}, {{3, 3}}};
  EXPECT_EQ(board_lines(board, {}), (Lines{"q # . .", ". . Q .", "# . . .", ". . . *"}));
  EXPECT_EQ(board_lines(board, {.unicode = true}),
            (Lines{"┌───────┐", "│♕ ▒ · ·│", "│· · ♛ ·│", "│▒ · · ·│", "│· · · ○│", "└───────┘"}));
  for (const std::string& line : board_lines(board, {.color = true}))
    EXPECT_EQ(test::without_color(line).size(), 7U);
  DrawnBoard rooks = board;
  rooks.piece = "R";
  EXPECT_EQ(board_lines(rooks, {}), (Lines{"r # . .", ". . R .", "# . . .", ". . . *"}));
}

TEST(BoardText, aligns_the_numbers_of_10_rows) {
  const Lines lines = board_lines({{{}, 10}, {}, {}, true}, {.unicode = true});
  EXPECT_TRUE(lines.at(1).starts_with("10 │")) << lines[1];
  EXPECT_TRUE(lines.at(2).starts_with(" 9 │")) << lines[2];
  EXPECT_TRUE(board_lines({{{}, 9}, {}, {}, true}, {.unicode = true}).at(1).starts_with("9 │"));
}

TEST(BoardText, writes_two_letters_of_a_file_on_two_lines) {
  const Lines lines = board_lines({{{}, 28}, {}, {}, true}, {.unicode = true});
  EXPECT_TRUE(lines.at(30).ends_with(" y z a a")) << lines[30];
  EXPECT_TRUE(lines.at(31).ends_with("     a b")) << lines[31];
  EXPECT_EQ(lines[30].size(), lines[31].size());
}

TEST(BoardText, has_no_lines_for_a_board_of_0_rows) {
  for (const bool unicode : {false, true}) {
    EXPECT_TRUE(board_lines({{{}, 0}, {}, {}, true}, {.unicode = unicode}).empty());
    EXPECT_EQ(board_width({{{}, 0}, {}, {}, true}, {.unicode = unicode}), 0U);
  }
}

TEST(BoardText, shades_the_squares_like_a_chessboard) {
  const Lines lines = board_lines({{{0, 1}, 2}, {{1, 1}}}, {.color = true, .unicode = true});
  const std::string dark = "\x1b[38;5;16;48;5;144m";
  const std::string light = "\x1b[38;5;16;48;5;187m";
  EXPECT_NE(lines.at(1).find(light + "♛ \x1b[0m" + dark + "  \x1b[0m"), std::string::npos) << lines[1];
  EXPECT_NE(lines.at(2).find(dark + "  \x1b[0m\x1b[1;38;5;231;48;5;160m♛ "), std::string::npos) << lines[2];
}

// Parses a framed board. Each square is two columns wide and follows the left frame.
Placement read_back(const Lines& lines, int size) {
  Placement placement;
  for (const std::string& line : lines) {
    const std::string plain = test::without_color(line);
    const auto queen = plain.find("♛");
    if (queen == std::string::npos) continue;
    const auto column = width_of(plain.substr(plain.find("│"), queen - plain.find("│"))) / 2;
    if (static_cast<int>(column) < size) placement.push_back(static_cast<int>(column));
  }
  return placement;
}

RC_GTEST_PROP(BoardText, shows_every_queen_on_its_square, ()) {
  const auto shown = *rc::gen::mapcat(test::number(1, 32), test::sized_placement);
  const Style style = {*rc::gen::arbitrary<bool>(), true};
  const DrawnBoard board = {shown, {}, {}, *rc::gen::arbitrary<bool>()};
  const Lines lines = board_lines(board, style);
  RC_ASSERT(read_back(lines, shown.size) == shown.placement);
  std::size_t widest = 0;
  for (const std::string& line : lines) widest = std::max(widest, width_of(line));
  RC_ASSERT(widest == board_width(board, style));
}

TEST(Boards, are_side_by_side_with_captions_below) {
  const CaptionedBoard first = {{{{0}, 1}}, {"identity", "canonical form"}};
  const CaptionedBoard second = {{{{1, 0}, 2}}, {"two"}};
  std::string out;
  append_boards(out, std::array{first, second, second}, 9, {.width = 20});
  EXPECT_EQ(out,
            "Q          . Q\n"
            "           Q .\n"
            "identity   two\n"
            "canonical\n"
            "form\n"
            "\n"
            ". Q\n"
            "Q .\n"
            "two\n");
}

TEST(Boards, fill_each_row) {
  EXPECT_EQ(boards_per_row(18, {}), 4U);
  EXPECT_EQ(boards_per_row(18, {.width = 77}), 3U);
  EXPECT_EQ(boards_per_row(18, {.width = 78}), 4U);
  EXPECT_EQ(boards_per_row(90, {}), 1U);
  EXPECT_EQ(boards_per_row(0, {.width = 20}), 11U);
}

}  // namespace
}  // namespace eightfold::reports
