// Depth-first search with one bit a column, the classic of N. Wirth's and M. Richards' queens programs: three
// sets (columns, and the two kinds of diagonals) say which squares of the next row are attacked. Trying the
// free squares from column 0 up yields the solutions in lexicographic order. The state of each row is kept in
// an array instead of on the call stack, so that the search can rest at a solution and go on later.
#include "core/solutions.hpp"

#include <bit>
#include <stdexcept>

namespace eightfold {
namespace {

std::uint32_t low_bits(int count) { return static_cast<std::uint32_t>((std::uint64_t{1} << count) - 1); }

}  // namespace

Solutions::Solutions(Board board, const Placement& prefix)
    : current_(prefix),
      all_columns_(low_bits(board.columns())),
      first_row_(prefix.rows()),
      last_row_(board.rows()) {
  if (prefix.rows() > board.rows()) throw std::invalid_argument("the prefix has more rows than the board");
  Row row;
  for (const int column : prefix) {
    if (column >= board.columns()) throw std::invalid_argument("the prefix has a column outside the board");
    const std::uint32_t queen = std::uint32_t{1} << column;
    if ((free_columns(row) & queen) == 0) done_ = true;
    row = below(row, queen);
  }
  const auto first = static_cast<unsigned>(first_row_);
  rows_[first] = row;
  untried_[first] = free_columns(row);
  boards_[first] = done_ ? 0 : 1;
  const bool searchable = !done_ && first_row_ < last_row_ && untried_[first] != 0;
  open_rows_ = searchable ? 1U << first : 0;
}

Solutions::Row Solutions::below(const Row& above, std::uint32_t queen) const {
  return {above.columns | queen, (above.left_diagonals | queen) >> 1, (above.right_diagonals | queen) << 1};
}

std::uint32_t Solutions::free_columns(const Row& row) const {
  return all_columns_ & ~(row.columns | row.left_diagonals | row.right_diagonals);
}

Solutions::Iterator Solutions::begin() {
  if (!started_) {
    started_ = true;
    if (first_row_ < last_row_) advance();
  }
  return Iterator(*this);
}

// Invariant: rows_[first_row_] up to the row under search say what the queens above leave; of each of these
// rows the free squares that are neither in untried_ nor the queen's have been dealt with; bit d of
// open_rows_ says that untried_[d] is not empty. Two things keep the search off mispredicted branches: a
// board that leaves no free square in the next row (half of them do) is counted without going down and up
// again, and going up leads to the lowest open row at once.
void Solutions::advance() {
  const auto last = static_cast<unsigned>(last_row_);
  unsigned depth = 0;
  Row row;
  std::uint32_t untried = 0;
  for (;;) {
    if (untried == 0) {
      if (open_rows_ == 0) {
        done_ = true;
        return;
      }
      depth = static_cast<unsigned>(std::bit_width(open_rows_)) - 1;
      open_rows_ ^= 1U << depth;
      row = rows_[depth];
      untried = untried_[depth];
    }
    const std::uint32_t queen = untried & (~untried + 1);
    untried ^= queen;
    ++boards_[depth + 1];
    const Row next = below(row, queen);
    const std::uint32_t free = free_columns(next);
    if (free == 0 && depth + 1 != last) continue;
    untried_[depth] = untried;
    queens_[depth] = queen;
    open_rows_ |= static_cast<std::uint32_t>(untried != 0) << depth;
    if (++depth == last) break;
    rows_[depth] = row = next;
    untried = free;
  }
  rest_at_solution();
}

void Solutions::rest_at_solution() {
  while (current_.rows() > first_row_) current_.pop_back();
  for (int row = first_row_; row < last_row_; ++row)
    current_.push_back(std::countr_zero(queens_[static_cast<unsigned>(row)]));
}

}  // namespace eightfold
