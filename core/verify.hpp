#pragma once

#include <vector>

#include "core/board.hpp"
#include "core/placement.hpp"

namespace eightfold {

/// Two queens that attack each other, the upper one first.
struct Attack {
  Square upper;
  Square lower;
  friend constexpr auto operator<=>(const Attack&, const Attack&) = default;
};

/// True if a queen on one square attacks the other: same row, column or diagonal. A square does not attack
/// itself.
bool attacks(Square a, Square b);

/// Every pair of queens that attack each other, ordered by upper, then lower square. O(rows²).
std::vector<Attack> find_attacks(const Placement& placement);

/// True if the placement fills the board's rows, within its columns, and no two queens attack each other.
bool is_solution(const Placement& placement, Board board);

/// The squares of the row below the placement that no queen attacks, left to right; none if the board is
/// full. Precondition: the placement fits on the board.
std::vector<Square> free_squares(const Placement& placement, Board board);

}  // namespace eightfold
