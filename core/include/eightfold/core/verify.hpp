#pragma once

#include <optional>
#include <vector>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"

namespace eightfold {

/// Two pieces that attack each other, the upper one first.
struct Attack {
  Square upper;
  Square lower;
  friend constexpr auto operator<=>(const Attack&, const Attack&) = default;
};

/// True if a queen on one square attacks the other: same row, column or diagonal. False for equal squares.
[[nodiscard]] bool attacks(Square a, Square b);

/// The same under a rule. `columns`, at least 1, is the width of the board; only the torus uses it. On the
/// torus two squares share a diagonal if they share one after shifting one of them horizontally by a multiple
/// of `columns`.
[[nodiscard]] bool attacks(Square a, Square b, Rule rule, int columns);

/// Every pair of pieces that attack each other, queens unless a rule is given, ordered by the upper and then
/// by the lower square. O(rows²).
[[nodiscard]] std::vector<Attack> find_attacks(const Placement& placement);
[[nodiscard]] std::vector<Attack> find_attacks(const Placement& placement, Rule rule, int columns);

/// True if the placement fills the board's rows, on allowed squares, and no two pieces attack each other.
[[nodiscard]] bool is_solution(const Placement& placement, const Board& board, Rule rule = Rule::queens);

/// The allowed squares of the first empty row that no piece attacks, from left to right; none if the board is
/// full. Precondition: the placement fits on the board.
[[nodiscard]] std::vector<Square> free_squares(const Placement& placement, const Board& board,
                                               Rule rule = Rule::queens);

/// Why a board has no solution, if its constraints show that without a search.
struct Contradiction {
  enum class Kind {
    blocked,  ///< `square` is required and blocked
    attack,   ///< the required pieces on `square` and `other`, which is a later one, attack each other
    row,      ///< no square is allowed in the row of `square`, which is its first one
    column,   ///< nor in the column of `square`, which is its first one; the board is square
  };
  Kind kind = Kind::row;
  Square square;
  Square other;

  friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

/// The first contradiction, in the order of the kinds and then of the squares, row by row. A board without
/// one may still have no solution.
[[nodiscard]] std::optional<Contradiction> find_contradiction(const Board& board, Rule rule = Rule::queens);

}  // namespace eightfold
