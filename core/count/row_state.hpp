#pragma once

#include <cstdint>
#include <optional>

#include "core/placement.hpp"

namespace eightfold {

/// What the queens above a row attack there, a bit a column: by columns, and by the diagonals that fall and
/// rise. Diagonals that leave the board on the left may stay in the upper bits.
struct RowState {
  std::uint32_t columns = 0;
  std::uint32_t falling = 0;  ///< towards higher columns
  std::uint32_t rising = 0;   ///< towards lower columns

  constexpr std::uint32_t attacked() const { return columns | falling | rising; }

  /// The next row's, with a queen (one bit) on this row.
  constexpr RowState below(std::uint32_t queen) const {
    return {columns | queen, (falling | queen) << 1, (rising | queen) >> 1};
  }
};

/// The n lowest bits, 0 <= n <= 32.
constexpr std::uint32_t columns_below(int n) {
  return static_cast<std::uint32_t>((std::uint64_t{1} << n) - 1);
}

/// The row after a prefix, or nothing if its queens attack each other.
constexpr std::optional<RowState> state_below(const Placement& prefix) {
  RowState state;
  for (const int column : prefix) {
    const std::uint32_t queen = std::uint32_t{1} << column;
    if ((queen & state.attacked()) != 0) return std::nullopt;
    state = state.below(queen);
  }
  return state;
}

}  // namespace eightfold
