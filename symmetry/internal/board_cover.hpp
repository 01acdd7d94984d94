#pragma once

#include "core/cover/internal/cover.hpp"
#include "eightfold/core/board.hpp"
#include "eightfold/core/verify.hpp"

namespace eightfold {

/// The option of board_cover() for a square of the n×n board.
[[nodiscard]] inline std::size_t option_at(Square square, int n) {
  return static_cast<std::size_t>(square.row) * static_cast<std::size_t>(n) +
         static_cast<std::size_t>(square.column);
}

/// The n-queens puzzle under a rule as an exact cover: items 0 to n-1 are the rows, n to 2n-1 the columns.
/// Option b of a row is its square in column b. 0 <= n <= 32.
[[nodiscard]] inline Cover board_cover(int n, Rule rule = Rule::queens) {
  std::vector<Cover::Items> options;
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column)
      options.push_back(Cover::Items{1} << row | Cover::Items{1} << (n + column));
  const auto square = [n](std::size_t option) {
    return Square{static_cast<int>(option) / n, static_cast<int>(option) % n};
  };
  return Cover(2 * n, std::move(options),
               [&](std::size_t a, std::size_t b) { return attacks(square(a), square(b), rule, n); });
}

/// The partial cover of board_cover() without the squares that the board does not allow.
[[nodiscard]] inline Cover::Partial allowed_part(const Cover& cover, const Board& board) {
  Cover::Partial part = cover.start();
  for (int row = 0; row < board.rows(); ++row)
    for (int column = 0; column < board.columns(); ++column)
      if ((board.allowed(row) >> column & 1) == 0)
        cover.exclude(part, option_at({row, column}, board.columns()));
  return part;
}

}  // namespace eightfold
