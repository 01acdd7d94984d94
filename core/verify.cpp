// The definition of the puzzle, square by square. It deliberately shares no code with the searches, which are
// tested against it, and it is written for clarity rather than speed.
#include "eightfold/core/verify.hpp"

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>

namespace eightfold {
namespace {

bool knights_move(Square a, Square b) {
  const int down = std::abs(a.row - b.row);
  const int across = std::abs(a.column - b.column);
  return (down == 1 && across == 2) || (down == 2 && across == 1);
}

bool allows(const Board& board, Square square) {
  return (board.allowed(square.row) >> square.column & 1) != 0;
}

std::vector<Square> required_squares(const Board& board) {
  std::vector<Square> required;
  for (int row = 0; row < board.rows(); ++row)
    for (int column = 0; column < board.columns(); ++column)
      if (board.is_required({row, column})) required.push_back({row, column});
  return required;
}

bool share_wrapped_diagonal(Square a, Square b, int columns) {
  const int down = b.row - a.row;
  const int across = b.column - a.column;
  return (across - down) % columns == 0 || (across + down) % columns == 0;
}

}  // namespace

bool attacks(Square a, Square b) {
  if (a == b) return false;
  const bool same_row = a.row == b.row;
  const bool same_column = a.column == b.column;
  const bool same_diagonal = std::abs(a.row - b.row) == std::abs(a.column - b.column);
  return same_row || same_column || same_diagonal;
}

bool attacks(Square a, Square b, Rule rule, int columns) {
  if (a == b) return false;
  switch (rule) {
    case Rule::queens:
      return attacks(a, b);
    case Rule::superqueens:
      return attacks(a, b) || knights_move(a, b);
    case Rule::torus:
      return a.row == b.row || a.column == b.column || share_wrapped_diagonal(a, b, columns);
    case Rule::rooks:
      return a.row == b.row || a.column == b.column;
  }
  throw std::invalid_argument("unknown rule");
}

std::vector<Attack> find_attacks(const Placement& placement) {
  return find_attacks(placement, Rule::queens, max_size);
}

std::vector<Attack> find_attacks(const Placement& placement, Rule rule, int columns) {
  std::vector<Attack> found;
  for (int upper = 0; upper < placement.rows(); ++upper)
    for (int lower = upper + 1; lower < placement.rows(); ++lower) {
      const Attack pair{{upper, placement[upper]}, {lower, placement[lower]}};
      if (attacks(pair.upper, pair.lower, rule, columns)) found.push_back(pair);
    }
  return found;
}

bool is_solution(const Placement& placement, const Board& board, Rule rule) {
  if (placement.rows() != board.rows()) return false;
  for (int row = 0; row < placement.rows(); ++row)
    if (!allows(board, {row, placement[row]})) return false;
  return find_attacks(placement, rule, board.columns()).empty();
}

std::vector<Square> free_squares(const Placement& placement, const Board& board, Rule rule) {
  std::vector<Square> free;
  if (placement.rows() == board.rows()) return free;
  for (int column = 0; column < board.columns(); ++column) {
    const Square candidate{placement.rows(), column};
    bool attacked = !allows(board, candidate);
    for (int row = 0; row < placement.rows(); ++row)
      attacked = attacked || attacks({row, placement[row]}, candidate, rule, board.columns());
    if (!attacked) free.push_back(candidate);
  }
  return free;
}

std::optional<Contradiction> find_contradiction(const Board& board, Rule rule) {
  using enum Contradiction::Kind;
  const std::vector<Square> required = required_squares(board);
  for (const Square square : required)
    if (board.is_blocked(square)) return {{blocked, square, {}}};
  for (std::size_t i = 0; i < required.size(); ++i)
    for (std::size_t j = i + 1; j < required.size(); ++j)
      if (attacks(required[i], required[j], rule, board.columns()))
        return {{attack, required[i], required[j]}};
  std::uint32_t columns = 0;
  for (int r = 0; r < board.rows(); ++r) {
    if (board.allowed(r) == 0) return {{row, {r, 0}, {}}};
    columns |= board.allowed(r);
  }
  for (int c = 0; board.rows() == board.columns() && c < board.columns(); ++c)
    if ((columns >> c & 1) == 0) return {{column, {0, c}, {}}};
  return std::nullopt;
}

}  // namespace eightfold
