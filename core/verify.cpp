// The definition of the puzzle, square by square. It shares no code with the search on purpose: it is what
// the search is checked against, so it is written to be read, not to be fast.
#include "core/verify.hpp"

#include <algorithm>
#include <cstdlib>

namespace eightfold {

bool attacks(Square a, Square b) {
  if (a == b) return false;
  const bool same_row = a.row == b.row;
  const bool same_column = a.column == b.column;
  const bool same_diagonal = std::abs(a.row - b.row) == std::abs(a.column - b.column);
  return same_row || same_column || same_diagonal;
}

std::vector<Attack> find_attacks(const Placement& placement) {
  std::vector<Attack> found;
  for (int upper = 0; upper < placement.rows(); ++upper)
    for (int lower = upper + 1; lower < placement.rows(); ++lower) {
      const Attack pair{{upper, placement[upper]}, {lower, placement[lower]}};
      if (attacks(pair.upper, pair.lower)) found.push_back(pair);
    }
  return found;
}

bool is_solution(const Placement& placement, Board board) {
  const bool fits =
      placement.rows() == board.rows() &&
      std::all_of(placement.begin(), placement.end(), [&](int column) { return column < board.columns(); });
  return fits && find_attacks(placement).empty();
}

std::vector<Square> free_squares(const Placement& placement, Board board) {
  std::vector<Square> free;
  if (placement.rows() == board.rows()) return free;
  for (int column = 0; column < board.columns(); ++column) {
    const Square candidate{placement.rows(), column};
    bool attacked = false;
    for (int row = 0; row < placement.rows(); ++row)
      attacked = attacked || attacks({row, placement[row]}, candidate);
    if (!attacked) free.push_back(candidate);
  }
  return free;
}

}  // namespace eightfold
