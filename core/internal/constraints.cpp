#include "core/internal/constraints.hpp"

#include <algorithm>
#include <bit>
#include <compare>
#include <stdexcept>

#include "core/internal/row_state.hpp"

namespace eightfold {
namespace {

bool has_one(std::uint32_t squares) { return std::has_single_bit(squares); }

// Removes the squares that the only piece of a row attacks in the other rows. Every rule is the same upwards
// and downwards.
template <Rule rule>
void remove_attacked(AllowedSquares& allowed, int row, int rows, std::uint32_t all_columns) {
  auto state = RuleState<rule>().below(allowed[static_cast<std::size_t>(row)], all_columns);
  for (int distance = 1; distance < rows; ++distance, state = state.below(0, all_columns))
    for (const int other : {row - distance, row + distance})
      if (other >= 0 && other < rows) allowed[static_cast<std::size_t>(other)] &= ~state.attacked();
}

// The columns with one allowed square; nothing if a column has none.
std::optional<std::uint32_t> columns_with_one(const AllowedSquares& allowed, int rows,
                                              std::uint32_t all_columns) {
  std::uint32_t some = 0;
  std::uint32_t several = 0;
  for (int row = 0; row < rows; ++row) {
    several |= some & allowed[static_cast<std::size_t>(row)];
    some |= allowed[static_cast<std::size_t>(row)];
  }
  return some == all_columns ? std::optional(some & ~several) : std::nullopt;
}

// False if a row or a column has no square left. Repeats until nothing changes.
template <Rule rule>
bool propagate(AllowedSquares& allowed, int rows, int columns) {
  const std::uint32_t all_columns = columns_below(columns);
  AllowedSquares before{};
  do {
    before = allowed;
    if (rows == columns) {
      const auto forced = columns_with_one(allowed, rows, all_columns);
      if (!forced) return false;
      for (int row = 0; row < rows; ++row)
        if (auto& squares = allowed[static_cast<std::size_t>(row)]; (squares & *forced) != 0) {
          squares &= *forced;
          if (!has_one(squares)) return false;
        }
    }
    for (int row = 0; row < rows; ++row) {
      const std::uint32_t squares = allowed[static_cast<std::size_t>(row)];
      if (squares == 0) return false;
      if (has_one(squares)) remove_attacked<rule>(allowed, row, rows, all_columns);
    }
  } while (allowed != before);
  return true;
}

// The rows from the bottom up, if their numbers of squares are less than from the top down.
void begin_at_fewest_squares(AllowedSquares& allowed, int rows) {
  const auto end = allowed.begin() + rows;
  AllowedSquares reversed{};
  std::reverse_copy(allowed.begin(), end, reversed.begin());
  const auto fewer = [](std::uint32_t a, std::uint32_t b) { return std::popcount(a) < std::popcount(b); };
  if (std::lexicographical_compare(reversed.begin(), reversed.begin() + rows, allowed.begin(), end, fewer))
    allowed = reversed;
}

template <typename Reorder>
SearchSquares squares_of(const Board& board, Rule rule, const Reorder& reorder) {
  const int rows = board.rows();
  SearchSquares result;
  for (int row = 0; row < rows; ++row) result.allowed[static_cast<std::size_t>(row)] = board.allowed(row);
  if (!board.is_constrained()) return result;
  const auto end = result.allowed.begin() + rows;
  const auto is_free = [&](std::uint32_t squares) { return squares == columns_below(board.columns()); };
  const bool only_prefix = std::all_of(std::find_if_not(result.allowed.begin(), end, has_one), end, is_free);
  if (!only_prefix)
    result.is_feasible = for_rule(
        rule, [&](auto constant) { return propagate<constant()>(result.allowed, rows, board.columns()); });
  if (!result.is_feasible) result.allowed = {};
  reorder(result.allowed, rows);
  for (int row = 0; row < rows && has_one(result.allowed[static_cast<std::size_t>(row)]); ++row)
    result.prefix.push_back(std::countr_zero(result.allowed[static_cast<std::size_t>(row)]));
  return result;
}

}  // namespace

Board board_of(int n, const std::optional<Board>& board) {
  if (n < 0 || n > max_size) throw std::invalid_argument("a board has 0 to 32 rows");
  if (!board) return Board::square(n);
  if (board->rows() != n || board->columns() != n)
    throw std::invalid_argument("the constraints are those of a board of another size");
  return *board;
}

Board with_prefix(Board board, const Placement& prefix) {
  for (int row = 0; row < prefix.rows(); ++row) board.require({row, prefix[row]});
  return board;
}

bool is_mirror_symmetric(const AllowedSquares& allowed, int rows, int columns) {
  return std::all_of(allowed.begin(), allowed.begin() + rows, [&](std::uint32_t squares) {
    std::uint32_t mirrored = 0;
    for (int column = 0; column < columns; ++column)
      mirrored |= (squares >> column & 1) << (columns - 1 - column);
    return mirrored == squares;
  });
}

SearchSquares search_squares(const Board& board, Rule rule) {
  return squares_of(board, rule, [](AllowedSquares&, int) {});
}

SearchSquares count_squares(const Board& board, Rule rule) {
  return squares_of(board, rule, begin_at_fewest_squares);
}

}  // namespace eightfold
