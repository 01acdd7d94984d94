#include "eightfold/core/board.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <stdexcept>

namespace eightfold {
namespace {

TEST(Board, accepts_up_to_32_columns_and_no_more_rows_than_columns) {
  for (int columns = 0; columns <= 32; ++columns)
    for (int rows = 0; rows <= columns; ++rows) {
      const Board board(rows, columns);
      EXPECT_EQ(board.rows(), rows);
      EXPECT_EQ(board.columns(), columns);
    }
}

TEST(Board, refuses_more_rows_than_columns) {
  EXPECT_THROW(Board(1, 0), std::invalid_argument);
  EXPECT_THROW(Board(9, 8), std::invalid_argument);
  EXPECT_THROW(Board(32, 31), std::invalid_argument);
}

TEST(Board, refuses_more_than_32_columns) {
  EXPECT_THROW(Board(0, 33), std::invalid_argument);
  EXPECT_THROW(Board(33, 33), std::invalid_argument);
  EXPECT_THROW(Board(8, std::numeric_limits<int>::max()), std::invalid_argument);
}

TEST(Board, refuses_negative_numbers) {
  EXPECT_THROW(Board(-1, 8), std::invalid_argument);
  EXPECT_THROW(Board(-1, -1), std::invalid_argument);
  EXPECT_THROW(Board(0, -1), std::invalid_argument);
  EXPECT_THROW(Board(std::numeric_limits<int>::min(), 8), std::invalid_argument);
}

TEST(Board, square_has_as_many_rows_as_columns) {
  for (int n = 0; n <= 32; ++n) EXPECT_EQ(Board::square(n), Board(n, n));
  EXPECT_THROW(Board::square(-1), std::invalid_argument);
  EXPECT_THROW(Board::square(33), std::invalid_argument);
}

TEST(Board, equals_boards_of_the_same_shape_only) {
  EXPECT_EQ(Board(3, 8), Board(3, 8));
  EXPECT_NE(Board(3, 8), Board(4, 8));
  EXPECT_NE(Board(3, 8), Board(3, 7));
}

// Every pair of required and blocked squares of each row, and no effect on other rows.
TEST(Board, allows_a_square_unless_it_is_blocked_or_another_one_of_its_row_is_required) {
  for (int row = 0; row < 4; ++row)
    for (unsigned required = 0; required < 16; ++required)
      for (unsigned blocked = 0; blocked < 16; ++blocked) {
        Board board = Board::square(4);
        for (int column = 0; column < 4; ++column) {
          if ((blocked >> column & 1) != 0) board.block({row, column});
          if ((required >> column & 1) != 0) board.require({row, column});
        }
        for (int other = 0; other < 4; ++other)
          for (unsigned square = 1; square < 16; square *= 2) {
            const bool is_allowed = other != row || ((blocked & square) == 0 && (required & ~square) == 0);
            EXPECT_EQ((board.allowed(other) & square) != 0, is_allowed) << row << required << blocked;
          }
      }
}

}  // namespace
}  // namespace eightfold
