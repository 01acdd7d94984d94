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

}  // namespace
}  // namespace eightfold
