#pragma once

namespace eightfold {

/// k rows on n columns, 0 <= k <= n <= 32: where k queens of an n-queens puzzle stand in the first k rows. A
/// board with k < n is home to the puzzle's partial solutions, one with k = n to its solutions.
class Board {
 public:
  /// Throws std::invalid_argument unless 0 <= rows <= columns <= 32.
  Board(int rows, int columns);

  /// The n×n board.
  static Board square(int n) { return {n, n}; }

  int rows() const { return rows_; }
  int columns() const { return columns_; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  int rows_;
  int columns_;
};

}  // namespace eightfold
