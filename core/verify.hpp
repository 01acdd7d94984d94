#pragma once

#include <vector>

#include "core/board.hpp"
#include "core/placement.hpp"
#include "core/rule.hpp"

namespace eightfold {

/// Two pieces that attack each other, the upper one first.
struct Attack {
  Square upper;
  Square lower;
  friend constexpr auto operator<=>(const Attack&, const Attack&) = default;
};

/// True if a queen on one square attacks the other: same row, column or diagonal. A square does not attack
/// itself.
bool attacks(Square a, Square b);

/// The same for a piece of a rule, on a board of so many columns, 1 or more (only the torus asks for them).
/// On the torus two squares share a diagonal if they do on the plane once one of them is moved some multiple
/// of `columns` to the side.
bool attacks(Square a, Square b, Rule rule, int columns);

/// Every pair of pieces (without a rule, of queens) that attack each other, ordered by upper, then lower
/// square. O(rows²).
std::vector<Attack> find_attacks(const Placement& placement);
std::vector<Attack> find_attacks(const Placement& placement, Rule rule, int columns);

/// True if the placement fills the board's rows, within its columns, and no two pieces attack each other.
bool is_solution(const Placement& placement, Board board, Rule rule = Rule::queens);

/// The squares of the row below the placement that no piece attacks, left to right; none if the board is
/// full. Precondition: the placement fits on the board.
std::vector<Square> free_squares(const Placement& placement, Board board, Rule rule = Rule::queens);

}  // namespace eightfold
