// The plain sibling of join.cpp: no quarters and no tables; the rank is computed from each solution.
#include <algorithm>
#include <array>
#include <span>

#include "core/count/internal/halves/join.hpp"
#include "core/count/internal/squares.hpp"
#include "core/internal/row_state.hpp"

namespace eightfold::halves {
namespace {

// The rows of the split have their queens in the west, the other rows in the east.
AllowedSquares squares_of(const Frame& frame, RowSplit split) {
  const int side = frame.n / 2;
  AllowedSquares allowed{};
  const auto row = [&](int i) -> std::uint32_t& { return allowed[static_cast<std::size_t>(i)]; };
  const std::uint32_t west = columns_below(side);
  const std::uint32_t east = columns_below(frame.n) & ~columns_below(frame.n - side);
  for (int y = 0; y < side; ++y) {
    row(side - 1 - y) = (split.north >> y & 1) != 0 ? west : east;
    row(frame.n - side + y) = (split.south >> y & 1) != 0 ? west : east;
  }
  for (const Square queen : frame.queens) row(queen.row) = std::uint32_t{1} << queen.column;
  for (int x = 0; x < side; ++x)
    if ((frame.middle_row >> x & 1) != 0) row(side) |= std::uint32_t{1} << (side - 1 - x);
  return allowed;
}

// 2, 1 or 0 if the columns of the northern queens have a lower, the same or a higher rank than the rows of
// the western queens.
std::uint64_t fold_weight(std::span<const int> columns) {
  const auto n = static_cast<int>(columns.size());
  const int side = n / 2;
  using Quarters = std::array<Lines, 2>;  // the lines before and after the middle
  Quarters rows{};
  Quarters northern{};
  const auto take = [&](Quarters& lines, int line) {
    if (line < side) lines[0] |= Lines{1} << (side - 1 - line);
    if (line >= n - side) lines[1] |= Lines{1} << (line - (n - side));
  };
  for (int row = 0; row < n; ++row) {
    const int column = columns[static_cast<std::size_t>(row)];
    if (column < side) take(rows, row);
    if (row < side) take(northern, column);
  }
  const Lines all = (Lines{1} << side) - 1;
  const auto rank = [&](const Quarters& lines) {
    return std::max(std::min(lines[0], all - lines[0]), std::min(lines[1], all - lines[1]));
  };
  return rank(northern) < rank(rows) ? 2 : rank(northern) == rank(rows) ? 1 : 0;
}

}  // namespace

std::uint64_t completions_on_squares(const Frame& frame, RowSplit split, const StopToken& stop) {
  return count_on_squares(frame.n, squares_of(frame, split), frame.symmetric ? fold_weight : SolutionWeight(),
                          stop);
}

}  // namespace eightfold::halves
