#include "eightfold/reports/notation/squares.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/notation/internal/board_words.hpp"
#include "tests/reports/sized_placements.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using Squares = std::vector<Square>;

const Squares b4_d5 = {{3, 3}, {4, 1}};  // on the 8×8 board

TEST(Squares, are_read_in_any_order_and_form) {
  for (const std::string text : {"b4 d5", "d5 b4", " b4\td5\n", "b4,d5", "d5, b4, d5", "B4 D5", "(5 2) (4 4)",
                                 "(4 4)(5 2)", "((5 2) (4 4))", "(5,2),(4,4)", "( (4, 4), (5, 2) )",
                                 ". . . . . . . .\n. . . . . . . .\n. . . . . . . .\n...Q....\n.q......\n",
                                 "........\n........\n........\n"
                                 "...Q....\n.Q......\n........\n........\n........"}) {
    const Position read = parse_squares(text, {.size = 8});
    EXPECT_EQ(read.pieces, b4_d5) << text;
    EXPECT_EQ(read.board, Board::square(8)) << text;
  }
}

TEST(Squares, of_a_drawn_board_are_queens_and_blocked_ones) {
  const Position read = parse_squares("Q # Q .\n# . . #\n");
  EXPECT_EQ(read.pieces, (Squares{{0, 0}, {0, 2}}));
  EXPECT_EQ(blocked_squares(read.board), (Squares{{0, 1}, {1, 0}, {1, 3}}));
  EXPECT_EQ(required_squares(read.board), Squares());
  EXPECT_EQ(read.size(), 4);
}

TEST(Squares, of_any_number_fit_on_the_board) {
  std::string all;
  for (const std::string rank : {"1", "2", "3"})
    for (const std::string file : {"a", "b", "c"}) all += file + rank + ' ';
  EXPECT_EQ(parse_squares(all, {.size = 3}).pieces.size(), 9U);
}

TEST(Squares, have_errors_that_quote_them) {
  const auto error = [](const std::string& text) {
    return test::message_of<ParseError>([&] { (void)parse_squares(text, {.size = 8, .size_name = "N"}); });
  };
  EXPECT_EQ(error(""), "\"\" is not a list of squares");
  EXPECT_EQ(error("[1 2]"), "\"[1 2]\" is not a list of squares");
  EXPECT_EQ(error("b4; d5"), "\"b4; d5\" is not a list of squares");
  EXPECT_EQ(error("a9"), "a9 does not fit on the 8×8 board");
  EXPECT_EQ(error("i1"), "i1 does not fit on the 8×8 board");
  EXPECT_EQ(error("b4 (9 9)"), "\"b4 (9 9)\" is not a list of squares");
  EXPECT_EQ(error("(9 9)"), "(9 9) does not fit on the 8×8 board");
  EXPECT_EQ(error("(0 1)"), "(0 1) does not fit on the 8×8 board");
  EXPECT_EQ(error("Q .\n. .\n"), "the board has N = 2, but N is 8");
  EXPECT_EQ(error("b4 d"), "the text ends where a whole number is expected");
}

RC_GTEST_PROP(Squares, are_read_back_from_every_notation_that_names_squares, ()) {
  const int n = *rc::gen::inRange(1, 33);
  const auto square =
      rc::gen::map(rc::gen::pair(test::number(0, n), test::number(0, n)), [](const std::pair<int, int>& p) {
        return Square{p.first, p.second};
      });
  Squares squares = *rc::gen::container<Squares>(square);
  std::string algebraic;
  std::string pairs;
  std::string drawing;
  for (const Square s : squares) {
    algebraic += square_name(s, n) + ' ';
    pairs += "(" + std::to_string(s.row + 1) + " " + std::to_string(s.column + 1) + ")";
  }
  for (int row = 0; row < n; ++row) {
    for (int column = 0; column < n; ++column)
      drawing += std::ranges::find(squares, Square{row, column}) == squares.end() ? '.' : 'Q';
    drawing += '\n';
  }
  std::ranges::sort(squares);
  squares.erase(std::unique(squares.begin(), squares.end()), squares.end());
  RC_ASSERT(parse_squares(drawing).pieces == squares);
  if (squares.empty()) return;
  RC_ASSERT(parse_squares(algebraic, {.size = n}).pieces == squares);
  RC_ASSERT(parse_squares(pairs, {.size = n}).pieces == squares);
}

RC_GTEST_PROP(Position, of_a_placement_has_its_attacks_and_free_squares, ()) {
  const auto [placement, n] = *rc::gen::mapcat(test::number(1, 13), test::sized_placement);
  const Position position(placement, n);
  RC_ASSERT(position.placement() == placement);
  for (const Rule rule : {Rule::queens, Rule::superqueens, Rule::torus, Rule::rooks}) {
    RC_ASSERT(position.find_attacks(rule) == find_attacks(placement, rule, n));
    Squares next = position.free_squares(rule);
    std::erase_if(next, [&, rows = placement.rows()](Square square) { return square.row != rows; });
    RC_ASSERT(next == free_squares(placement, Board::square(n), rule));
  }
}

TEST(Position, is_a_placement_if_its_first_rows_have_one_piece_each) {
  EXPECT_EQ(parse_squares("Q.\n.Q").placement(), (Placement{0, 1}));
  EXPECT_EQ(parse_squares("Q.\n..").placement(), Placement{0});
  EXPECT_EQ(parse_squares("..\n.Q").placement(), std::nullopt);
  EXPECT_EQ(parse_squares("QQ\n..").placement(), std::nullopt);
  EXPECT_EQ(Position().placement(), Placement());
}

TEST(Position, lists_attacks_within_a_row) {
  EXPECT_EQ(parse_squares("Q.Q\n...\n.Q.").find_attacks(Rule::queens),
            (std::vector<Attack>{{{0, 0}, {0, 2}}}));
}

TEST(Position, has_no_free_square_where_one_is_blocked) {
  EXPECT_EQ(parse_squares("Q...\n....\n....").free_squares(Rule::queens),
            (Squares{{1, 2}, {1, 3}, {2, 1}, {2, 3}, {3, 1}, {3, 2}}));
  EXPECT_EQ(parse_squares("Q..#\n..#.\n.#..").free_squares(Rule::queens),
            (Squares{{1, 3}, {2, 3}, {3, 1}, {3, 2}}));
}

TEST(Constraints, are_named_in_words) {
  Board board = Board::square(8);
  EXPECT_EQ(constraints_in_words(board), "");
  board.require({4, 1});
  EXPECT_EQ(constraints_in_words(board), "queen on b4");
  EXPECT_EQ(constraints_in_words(board, Rule::rooks), "rook on b4");
  board.require({3, 3});
  board.block({7, 0});
  board.block({5, 2});
  EXPECT_EQ(constraints_in_words(board), "queens on b4 and d5; a1 and c3 blocked");
  Board blocked = Board::square(4);
  for (int row = 0; row < 4; ++row)
    for (int column = 0; column < 3; ++column) blocked.block({row, column});
  EXPECT_EQ(constraints_in_words(blocked), "a1, a2, a3, a4, b1, b2, b3, b4, c1, c2, c3 and c4 blocked");
  blocked.block({3, 3});
  EXPECT_EQ(constraints_in_words(blocked), "13 squares blocked");
}

TEST(Contradictions, are_named_in_words) {
  using Kind = Contradiction::Kind;
  EXPECT_EQ(contradiction_in_words({Kind::blocked, {4, 1}, {}}, 8), "b4 is required and blocked");
  EXPECT_EQ(contradiction_in_words({Kind::attack, {3, 3}, {4, 2}}, 8),
            "the queens on c4 and d5 attack each other");
  EXPECT_EQ(contradiction_in_words({Kind::row, {5, 0}, {}}, 8), "no square of rank 3 is allowed");
  EXPECT_EQ(contradiction_in_words({Kind::column, {0, 2}, {}}, 8), "no square of file c is allowed");
}

}  // namespace
}  // namespace eightfold::reports
