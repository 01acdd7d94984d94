#include <fmt/core.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <stdexcept>

#include "eightfold/reports/pictures/board_picture.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "tests/reports/pictures/drawn_picture.hpp"
#include "tests/reports/sized_placements.hpp"

namespace eightfold::reports {
namespace {

using test::DrawnBoard;
using test::DrawnLine;
using test::DrawnPicture;

// Adds the squares whose centers are on the line.
void collect_squares(std::set<Square>& found, const DrawnBoard& board, const DrawnLine& line, int n) {
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      const double x = board.left + (column + 0.5) * board.square;
      const double y = board.top + (row + 0.5) * board.square;
      const double length = std::hypot(line.x2 - line.x1, line.y2 - line.y1);
      const double away = std::hypot(x - line.x1, y - line.y1) + std::hypot(x - line.x2, y - line.y2);
      if (away < length + 0.01) found.insert({row, column});
    }
}

std::set<Square> marked_squares(const DrawnPicture& picture, int n) {
  std::set<Square> found;
  const DrawnBoard& board = picture.boards.at(0);
  for (const std::string color : {"accent-line", "warning-line"})
    for (const DrawnLine& line : picture.lines_of(color)) collect_squares(found, board, line, n);
  for (const auto& [square, css_class] : board.queens)
    if (css_class == "warning") found.insert(square);
  for (const auto& [x, y] : picture.circles) found.insert(board.square_at(x, y));
  return found;
}

TEST(AttackLines, cross_exactly_the_squares_that_the_piece_attacks) {
  for (const Rule rule : all_rules)
    for (int n = 1; n <= 6; ++n)
      for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column) {
          Placement placement;
          while (placement.rows() <= row) placement.push_back(column);
          const auto picture =
              test::read_picture(board_picture({.shown = {placement, n}, .rule = rule, .attacks_of = row}));
          std::set<Square> expected;
          for (int i = 0; i < n; ++i)
            for (int j = 0; j < n; ++j)
              if (attacks({row, column}, {i, j}, rule, n)) expected.insert({i, j});
          EXPECT_EQ(marked_squares(picture, n), expected) << name_of(rule) << n << Square{row, column};
        }
}

bool is_on(const DrawnLine& line, double x, double y) {
  const double length = std::hypot(line.x2 - line.x1, line.y2 - line.y1);
  return std::hypot(x - line.x1, y - line.y1) + std::hypot(x - line.x2, y - line.y2) < length + 0.01;
}

bool is_colored(const DrawnPicture& picture, const std::string& color, double x, double y) {
  const auto lines = picture.lines_of(color);
  return std::any_of(lines.begin(), lines.end(), [&](const DrawnLine& line) { return is_on(line, x, y); });
}

// Within half a degree, as coordinates are rounded.
bool are_parallel(const DrawnLine& a, const DrawnLine& b) {
  const double product = (a.x2 - a.x1) * (b.y2 - b.y1) - (b.x2 - b.x1) * (a.y2 - a.y1);
  const double lengths = std::hypot(a.x2 - a.x1, a.y2 - a.y1) * std::hypot(b.x2 - b.x1, b.y2 - b.y1);
  return std::abs(product) <= 0.01 * lengths;
}

// Lines of both colors may cross, but not overlap.
RC_GTEST_PROP(AttackLines, have_one_color_at_each_point_and_a_gap_at_each_piece, ()) {
  const auto shown = *test::sized_placement(*test::number(2, 13));
  if (shown.placement.empty()) return;
  const int row = *test::number(0, shown.placement.rows());
  const Rule rule = all_rules[static_cast<unsigned>(*test::number(0, 4))];
  const auto picture = test::read_picture(board_picture({.shown = shown, .rule = rule, .attacks_of = row}));
  const DrawnBoard& board = picture.boards.at(0);
  for (const auto& [square, css_class] : board.queens) {
    const double x = board.left + (square.column + 0.5) * board.square;
    const double y = board.top + (square.row + 0.5) * board.square;
    RC_ASSERT(!is_colored(picture, "accent-line", x, y));
    RC_ASSERT(!is_colored(picture, "warning-line", x, y));
  }
  for (const DrawnLine& line : picture.lines_of("accent-line"))
    for (const DrawnLine& warning : picture.lines_of("warning-line"))
      for (const double part : {0.1, 0.3, 0.5, 0.7, 0.9})
        RC_ASSERT(!are_parallel(line, warning) || !is_on(warning, line.x1 + part * (line.x2 - line.x1),
                                                         line.y1 + part * (line.y2 - line.y1)));
}

TEST(AttackLines, have_the_warning_color_up_to_the_last_attacked_piece) {
  const auto lines = [](const Placement& placement, int row, const std::string& color) {
    const auto picture =
        test::read_picture(board_picture({.shown = {placement, placement.rows()}, .attacks_of = row}));
    return picture.lines_of(color).size();
  };
  EXPECT_EQ(lines({0, 2, 1}, 1, "warning-line"), 1U);
  EXPECT_EQ(lines({0, 2, 1}, 1, "accent-line"), 4U);
  EXPECT_EQ(lines({0, 1, 2, 3, 4, 5, 6, 7}, 3, "warning-line"), 7U);  // each piece to the next
  EXPECT_EQ(lines({0, 1, 2, 3, 4, 5, 6, 7}, 3, "accent-line"), 6U);
}

TEST(AttackLines, are_named_in_the_title) {
  const auto title = [](Rule rule) {
    return test::read_picture(board_picture({.shown = {{0, 2, 1}, 3}, .rule = rule, .attacks_of = 1})).title;
  };
  EXPECT_EQ(title(Rule::queens), "3 queens: [0 2 1], attacks of the queen on c2");
  EXPECT_EQ(title(Rule::rooks), "3 rooks: [0 2 1], attacks of the rook on c2");
}

TEST(AttackLines, stay_on_the_board) {
  for (const Rule rule : all_rules)
    for (int row = 0; row < 5; ++row) {
      const auto picture =
          test::read_picture(board_picture({.shown = {{0, 2, 4, 1, 3}, 5}, .rule = rule, .attacks_of = row}));
      const DrawnBoard& board = picture.boards.at(0);
      for (const auto& [x1, y1, x2, y2, css_class, dashed] : picture.lines)
        for (const double distance : {x1 - board.left, x2 - board.left, y1 - board.top, y2 - board.top}) {
          EXPECT_GE(distance, 0);
          EXPECT_LE(distance, 5 * board.square);
        }
    }
}

TEST(AttackLines, around_the_torus_are_dashed_and_have_an_arrow_beyond_each_edge_that_they_cross) {
  const auto drawn = [](int row, Rule rule) {
    return test::read_picture(
        board_picture({.shown = {{0, 2, 4, 1, 3}, 5}, .rule = rule, .attacks_of = row}));
  };
  const auto dashed = [](const DrawnPicture& picture) {
    return std::ranges::count_if(picture.lines, &DrawnLine::dashed);
  };
  for (int row = 0; row < 5; ++row) {
    EXPECT_EQ(dashed(drawn(row, Rule::queens)), 0);
    EXPECT_TRUE(drawn(row, Rule::queens).crossings.empty());
  }
  const DrawnPicture picture =
      drawn(1, Rule::torus);  // the queen on c4; both diagonals leave at the last row
  EXPECT_EQ(dashed(picture), 2);
  const double left = picture.boards[0].left;
  const double edge = picture.boards[0].top + 4 * picture.boards[0].square;
  const double right = left + 5 * picture.boards[0].square;
  const auto crossing = [&](double from, double to, int way) {
    return fmt::format("M{} {}l{} 9m{} 0h{}v-5M{} {}l{} -9", from, edge, 9 * way, -5 * way, 5 * way, to, edge,
                       -9 * way);
  };
  EXPECT_EQ(picture.crossings, (std::vector{crossing(left, right, -1), crossing(right, left, 1)}));
}

TEST(AttackLines, behind_a_piece_around_the_torus_are_dashed) {
  const auto picture =  // the queen on e7 attacks b2 around the edge; the line goes on to c1
      test::read_picture(
          board_picture({.shown = {{0, 4, 7, 5, 2, 6, 1, 3}, 8}, .rule = Rule::torus, .attacks_of = 1}));
  EXPECT_EQ(std::ranges::count_if(picture.lines_of("warning-line"), &DrawnLine::dashed), 1);
  EXPECT_EQ(std::ranges::count_if(picture.lines_of("accent-line"), &DrawnLine::dashed), 2);
}

RC_GTEST_PROP(AttackedQueens, have_the_warning_color, ()) {
  const auto shown = *test::sized_placement(*test::number(1, 13));
  const auto picture = test::read_picture(board_picture({.shown = shown}));
  for (const auto& [square, css_class] : picture.boards.at(0).queens) {
    bool attacked = false;
    for (int row = 0; row < shown.placement.rows(); ++row) {
      const int rows = std::abs(row - square.row);
      const int columns = std::abs(shown.placement[row] - square.column);
      attacked |= rows > 0 && (columns == 0 || columns == rows);
    }
    RC_ASSERT(css_class == (attacked ? "warning" : "piece"));
  }
}

TEST(AttackedQueens, are_each_joined_to_the_next_one_on_the_line) {
  const auto joined = [](const Placement& placement, Rule rule = Rule::queens) {
    return test::read_picture(board_picture({.shown = {placement, placement.rows()}, .rule = rule}))
        .lines_of("warning-line")
        .size();
  };
  EXPECT_EQ(joined({1, 3, 0, 2}), 0U);
  EXPECT_EQ(joined({0, 1, 2, 3, 4}), 4U);  // there are ten pairs
  EXPECT_EQ(joined({2, 2, 2}), 2U);
  EXPECT_EQ(joined({0, 1, 2, 3, 4}, Rule::rooks), 0U);
  EXPECT_EQ(joined({0, 2, 4, 1, 3}, Rule::superqueens), 5U);  // by knight moves
  EXPECT_EQ(joined({1, 3, 0, 2}, Rule::torus), 4U);           // two pairs; each line crosses the edge
}

TEST(AttackedQueens, of_one_row_are_each_joined_to_the_next_one) {
  const auto joined = [](const std::string& squares) {
    return test::read_picture(board_picture({.shown = parse_squares(squares, {.size = 5})}))
        .lines_of("warning-line")
        .size();
  };
  EXPECT_EQ(joined("a1 c1 e1"), 2U);
  EXPECT_EQ(joined("a1 b1 c1 d1 e1"), 4U);
  EXPECT_EQ(joined("a1 c1 b3"), 1U);
  EXPECT_EQ(joined("a1 e1 a5 e5"), 6U);  // four edges and two diagonals
}

TEST(AttackedQueens, are_counted_below_the_board) {
  const auto has_caption = [](const BoardPicture& picture, const std::string& text) {
    return test::read_picture(board_picture(picture)).has_text(text);
  };
  EXPECT_TRUE(has_caption({.shown = {{0, 1}, 2}}, "Two queens attack each other"));
  EXPECT_TRUE(
      has_caption({.shown = {{0, 0, 0}, 3}, .rule = Rule::rooks}, "3 pairs of rooks attack each other"));
  EXPECT_TRUE(
      has_caption({.shown = {{0, 4, 1, 5, 2, 6, 1, 3}, 8}, .attacks_of = 2}, "The queen on b6 attacks b2"));
  EXPECT_TRUE(
      has_caption({.shown = {{0, 4, 7}, 8}, .attacks_of = 0}, "The queen on a8 attacks no other piece"));
  EXPECT_TRUE(has_caption({.shown = {{31, 31}, 32}, .attacks_of = 1}, "The queen on af31 attacks af32"));
}

TEST(AttackedQueens, of_one_queen_are_the_only_colored_ones) {
  const auto picture = test::read_picture(board_picture({.shown = {{0, 0, 4, 4, 0}, 8}, .attacks_of = 1}));
  const auto& queens = picture.boards.at(0).queens;
  EXPECT_EQ(queens.at({0, 0}), "warning");
  EXPECT_EQ(queens.at({1, 0}), "accent");
  EXPECT_EQ(queens.at({2, 4}), "piece");
  EXPECT_EQ(queens.at({3, 4}), "piece");
  EXPECT_EQ(queens.at({4, 0}), "warning");
}

TEST(AttackLines, need_a_queen) {
  for (const int row : {-1, 2, 8})
    EXPECT_THROW(board_picture({.shown = {{0, 4}, 8}, .attacks_of = row}), std::invalid_argument);
  EXPECT_THROW(board_picture({.attacks_of = 0}), std::invalid_argument);
  const Position two = parse_squares("a1 c1 b3", {.size = 4});
  EXPECT_THROW(board_picture({.shown = two, .attacks_of = 3}), std::invalid_argument);
  EXPECT_TRUE(test::read_picture(board_picture({.shown = two, .attacks_of = 1}))
                  .has_text("The queen on b3 attacks no other piece"));
}

}  // namespace
}  // namespace eightfold::reports
