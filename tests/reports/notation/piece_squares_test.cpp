#include "eightfold/reports/notation/piece_squares.hpp"

#include <gtest/gtest.h>

#include <string>

#include "eightfold/reports/io/parse_error.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using Squares = std::vector<Square>;

PieceBoard kings_on(int rows, int columns) {
  return {.rule = piece_rule_named("kings").value(), .rows = rows, .columns = columns};
}

Squares read_kings(const std::string& text, int rows, int columns) {
  PieceBoard board = kings_on(rows, columns);
  return read_piece_squares(text, board);
}

std::string error_for_kings(const std::string& text, PieceBoard board = kings_on(2, 3)) {
  return test::message_of<ParseError>([&] { (void)read_piece_squares(text, board); });
}

TEST(PieceSquares, are_read_in_every_format_of_a_list) {
  const Squares a2_c1 = {{0, 0}, {1, 2}};
  for (const std::string text :
       {"a2 c1", " C1,A2\n", "(1 1) (2 3)", "((2 3) (1 1))", "K . .\n. . K", "k..\r\n..k\n",
        "[\"a2\",\"c1\"]", "[\n  [\"a2\",\"c1\"]\n]\n", "{\"squares\":[\"c1\",\"a2\"]}",
        "{\"squares\":[\"a2\",\"c1\"]}\n{\"kind\":\"total\",\"total\":1,\"total_text\":\"1\"}\n"})
    EXPECT_EQ(read_kings(text, 2, 3), a2_c1) << text;
  for (const std::string text : {"[]", "[[]]", "{\"squares\":[]}", ". . .\n. . ."})
    EXPECT_EQ(read_kings(text, 2, 3), Squares()) << text;
}

TEST(PieceSquares, count_ranks_from_the_last_row) {
  EXPECT_EQ(read_kings("a1", 2, 5), (Squares{{1, 0}}));
  EXPECT_EQ(read_kings("a1", 5, 2), (Squares{{4, 0}}));
  EXPECT_EQ(read_kings("af32", 32, 32), (Squares{{0, 31}}));
  EXPECT_EQ(parse_squares_of_shape("(1 5)", 2, 5), (Squares{{0, 4}}));
}

TEST(PieceSquares, of_a_drawn_board_determine_its_shape) {
  PieceBoard board = kings_on(0, 0);
  EXPECT_EQ(read_piece_squares("K . # .\n. # . K\n", board), (Squares{{0, 0}, {1, 3}}));
  EXPECT_EQ(board.rows, 2);
  EXPECT_EQ(board.columns, 4);
  EXPECT_EQ(board.blocked, (Squares{{0, 2}, {1, 1}}));
}

TEST(PieceSquares, of_a_drawn_board_have_pawns_unless_the_piece_has_their_letter) {
  PieceBoard board = kings_on(0, 0);
  EXPECT_EQ(read_piece_squares("K P .\n. p K\n", board), (Squares{{0, 0}, {1, 2}}));
  EXPECT_EQ(board.pawns, (Squares{{0, 1}, {1, 1}}));
  PieceBoard of_p = kings_on(0, 0);
  of_p.rule.letter = "P";
  EXPECT_EQ(read_piece_squares("P . p\n", of_p), (Squares{{0, 0}, {0, 2}}));
  EXPECT_TRUE(of_p.pawns.empty());
}

TEST(PieceSquares, have_errors_that_say_what_is_wrong) {
  EXPECT_EQ(error_for_kings("a1", kings_on(0, 0)),
            "squares do not determine the board; give --size, 1 to 32 or rows and columns like 8x10");
  EXPECT_EQ(error_for_kings(""), "\"\" is not a list of squares; give squares from a1 to c2");
  EXPECT_EQ(error_for_kings("a3"), "a square is not on the 2x3 board; give squares from a1 to c2");
  EXPECT_EQ(error_for_kings("(3 1)"), "a square is not on the 2x3 board; give squares from a1 to c2");
  EXPECT_EQ(error_for_kings("a1 c2\nb1"), "2 lines; give one placement");
  EXPECT_EQ(error_for_kings("K . .\n. Q ."),
            "\"Q\" is not a king, K, a pawn, P, an empty square, ., or a blocked square, #");
  EXPECT_EQ(error_for_kings("K . .\n. ."),
            "row 2 from the top has 2 squares; give 3 in each of up to 32 rows");
  EXPECT_EQ(error_for_kings("K . ."), "the drawn board has 1 row, not 2");
  EXPECT_EQ(error_for_kings("K . .\n\n. . ."), "an empty line in a drawn board; give one placement");
  EXPECT_EQ(error_for_kings(std::string(33, '.'), kings_on(0, 0)),
            "row 1 from the top has 33 squares; give 32 in each of up to 32 rows");
  EXPECT_EQ(error_for_kings("[[\"a1\"],[\"b1\"]]"), "2 placements; give one");
  EXPECT_EQ(error_for_kings("{\"squares\":[\"a1\"]}\n{\"squares\":[\"b1\"]}"),
            "several lines of JSON; give one placement");
  EXPECT_EQ(error_for_kings("[\"a1 b1\"]"), "\"a1 b1\" is not the name of a square");
  EXPECT_EQ(error_for_kings("[1]"), "JSON without a list of squares, such as [\"a1\",\"c3\"]");
  EXPECT_EQ(error_for_kings("{}"), "JSON without a list of squares, such as [\"a1\",\"c3\"]");
  EXPECT_EQ(error_for_kings("[\"a1\",1]"), "\"1\" is not the name of a square");
  EXPECT_EQ(error_for_kings("[\"a1\""), "invalid JSON at byte 6");
}

}  // namespace
}  // namespace eightfold::reports
