#pragma once

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {

/// k rows on n columns, 0 <= k <= n <= 32: the first k rows of an n×n board. Solutions are placements on a
/// board with k = n, partial solutions on one with k < n.
class Board {
 public:
  /// Throws std::invalid_argument unless 0 <= rows <= columns <= 32.
  Board(int rows, int columns);

  /// The n×n board.
  [[nodiscard]] static Board square(int n) { return {n, n}; }

  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] int columns() const { return columns_; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  int rows_;
  int columns_;
};

}  // namespace eightfold
