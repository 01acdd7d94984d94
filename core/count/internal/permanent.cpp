// Rooks share no diagonals, so the rows below see only the set of columns that is taken, and the number of
// placements is the permanent of the 0/1 matrix of allowed squares. The number of ways to take a set of k
// columns in the first k rows is a sum over the columns of the set that row k allows: N·2^(N-1) additions on
// a board without constraints, instead of N! boards. Rejected: Ryser's formula (Combinatorial Mathematics,
// 1963), which needs no memory, but has terms of both signs that exceed 64 bits.
#include <bit>
#include <vector>

#include "core/count/internal/engines.hpp"
#include "core/internal/constraints.hpp"
#include "core/internal/row_state.hpp"

namespace eightfold::permanent {
namespace {

constexpr std::uint32_t sets_between_polls = 1U << 12U;

// The bits of a row at these columns, moved next to each other.
std::uint32_t at_columns(std::uint32_t row, std::uint32_t columns) {
  std::uint32_t bits = 0;
  for (std::uint32_t bit = 1; columns != 0; columns &= columns - 1, bit <<= 1U)
    if ((row & columns & (~columns + 1)) != 0) bits |= bit;
  return bits;
}

}  // namespace

EngineResult count(const Board& board, const RunOptions& run) {
  const int n = board.columns();
  const auto [prefix, allowed, is_feasible] = count_squares(board, Rule::rooks);
  if (!is_feasible) return {};
  std::uint32_t free_columns = columns_below(n);  // those that no row with a single square takes
  std::vector<std::uint32_t> rows;                // the others
  for (int row = 0; row < n; ++row)
    if (const std::uint32_t squares = allowed[static_cast<std::size_t>(row)]; !std::has_single_bit(squares))
      rows.push_back(squares);
    else if ((squares & free_columns) != 0)
      free_columns -= squares;
    else
      return {};  // two rooks in a column
  for (std::uint32_t& row : rows) row = at_columns(row, free_columns);
  std::vector<CheckedCount> ways(std::size_t{1} << rows.size());
  ways[0].add(1);
  for (std::uint32_t set = 1; set < ways.size(); ++set) {
    if (set % sets_between_polls == 0) run.stop.throw_if_requested();
    const std::uint32_t row = rows[static_cast<std::size_t>(std::popcount(set)) - 1];
    for (std::uint32_t last = set & row; last != 0; last &= last - 1)
      ways[set].add(ways[set & ~(last & (~last + 1))]);
  }
  EngineResult result;
  result.solutions = ways.back();
  return result;
}

}  // namespace eightfold::permanent
