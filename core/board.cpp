#include "eightfold/core/board.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace eightfold {
namespace {

constexpr std::uint32_t bit(int column) { return std::uint32_t{1} << column; }

}  // namespace

Board::Board(int rows, int columns) : rows_(rows), columns_(columns) {
  if (rows < 0 || rows > columns || columns > max_size)
    throw std::invalid_argument("a board has 0 <= rows <= columns <= 32, not " + std::to_string(rows) +
                                " rows and " + std::to_string(columns) + " columns");
  const auto all_columns = static_cast<std::uint32_t>((std::uint64_t{1} << columns) - 1);
  std::fill_n(allowed_.begin(), rows, all_columns);
}

void Board::require(Square square) {
  check(square);
  const auto row = static_cast<std::size_t>(square.row);
  required_[row] |= bit(square.column);
  allowed_[row] &= bit(square.column);
  is_constrained_ = true;
}

void Board::block(Square square) {
  check(square);
  const auto row = static_cast<std::size_t>(square.row);
  blocked_[row] |= bit(square.column);
  allowed_[row] &= ~bit(square.column);
  is_constrained_ = true;
}

void Board::check(Square square) const {
  if (square.row < 0 || square.row >= rows_ || square.column < 0 || square.column >= columns_)
    throw std::invalid_argument("row " + std::to_string(square.row) + ", column " +
                                std::to_string(square.column) + " is not on the board of " +
                                std::to_string(rows_) + " rows and " + std::to_string(columns_) + " columns");
}

}  // namespace eightfold
