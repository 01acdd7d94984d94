#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "eightfold/core/placement.hpp"

namespace eightfold {

/// k rows on n columns, 0 <= k <= n <= 32: the first k rows of an n×n board, and the squares on which a piece
/// may be placed. Solutions are placements on a board with k = n, partial solutions on one with k < n.
class Board {
 public:
  /// All squares are allowed. Throws std::invalid_argument unless 0 <= rows <= columns <= 32.
  Board(int rows, int columns);

  /// The n×n board.
  [[nodiscard]] static Board square(int n) { return {n, n}; }

  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] int columns() const { return columns_; }

  /// Requires a piece on this square, so no other square of its row is allowed. Nor is this one, if another
  /// square of the row is required or if it is blocked: then there are no solutions. Throws
  /// std::invalid_argument if the square is not on the board.
  void require(Square square);

  /// Forbids a piece on this square. Throws std::invalid_argument if the square is not on the board.
  void block(Square square);

  [[nodiscard]] bool is_required(Square square) const { return has(required_, square); }
  [[nodiscard]] bool is_blocked(Square square) const { return has(blocked_, square); }

  /// True if a square is required or blocked.
  [[nodiscard]] bool is_constrained() const { return is_constrained_; }

  /// The allowed squares of a row, one bit per column. Precondition: 0 <= row < rows().
  [[nodiscard]] std::uint32_t allowed(int row) const { return allowed_[static_cast<std::size_t>(row)]; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  using Squares = std::array<std::uint32_t, max_size>;  // by row, one bit per column

  static bool has(const Squares& squares, Square square) {
    return (squares[static_cast<std::size_t>(square.row)] >> square.column & 1) != 0;
  }
  void check(Square square) const;

  int rows_;
  int columns_;
  bool is_constrained_ = false;
  Squares required_{};
  Squares blocked_{};
  Squares allowed_{};
};

}  // namespace eightfold
