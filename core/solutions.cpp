// Depth-first search with one bit a column, the classic of N. Wirth's and M. Richards' queens programs: three
// sets (columns, and the two kinds of diagonals) say which squares of the next row are attacked. Trying the
// free squares from column 0 up yields the solutions in lexicographic order. The state of each row is kept in
// an array instead of on the call stack, so that the search can rest at a solution and go on later. The rule
// is decided once for each step to the next solution, not for each board.
#include "core/solutions.hpp"

#include <bit>
#include <stdexcept>

namespace eightfold {

Solutions::Solutions(Board board, const Placement& prefix, Rule rule)
    : current_(prefix),
      all_columns_(columns_below(board.columns())),
      first_row_(prefix.rows()),
      last_row_(board.rows()),
      rule_(rule) {
  if (prefix.rows() > board.rows()) throw std::invalid_argument("the prefix has more rows than the board");
  for (const int column : prefix)
    if (column >= board.columns()) throw std::invalid_argument("the prefix has a column outside the board");
  for_rule(rule, [this](auto constant) { start<constant()>(); });
}

template <Rule rule>
void Solutions::start() {
  const auto state = state_below<rule>(current_, all_columns_);
  done_ = !state;
  if (done_) return;
  const auto first = static_cast<unsigned>(first_row_);
  keep<rule>(first, *state);
  untried_[first] = all_columns_ & ~state->attacked();
  boards_[first] = 1;
  if (first_row_ < last_row_ && untried_[first] != 0) open_rows_ = 1U << first;
}

template <Rule rule>
RuleState<rule> Solutions::state_of(unsigned row) const {
  if constexpr (RuleState<rule>::has_knights)
    return {rows_[row], knights_[row]};
  else
    return {rows_[row], {}};
}

template <Rule rule>
void Solutions::keep(unsigned row, const RuleState<rule>& state) {
  rows_[row] = state.lines;
  if constexpr (RuleState<rule>::has_knights) knights_[row] = state.knights;
}

Solutions::Iterator Solutions::begin() {
  if (!started_) {
    started_ = true;
    if (first_row_ < last_row_) advance();
  }
  return Iterator(*this);
}

void Solutions::advance() {
  for_rule(rule_, [this](auto constant) { advance_by<constant()>(); });
}

// Invariant: rows_[first_row_] up to the row under search say what the queens above leave; of each of these
// rows the free squares that are neither in untried_ nor the queen's have been dealt with; bit d of
// open_rows_ says that untried_[d] is not empty. Two things keep the search off mispredicted branches: a
// board that leaves no free square in the next row (half of them do) is counted without going down and up
// again, and going up leads to the lowest open row at once.
template <Rule rule>
void Solutions::advance_by() {
  const auto last = static_cast<unsigned>(last_row_);
  unsigned depth = 0;
  RuleState<rule> row;
  std::uint32_t untried = 0;
  for (;;) {
    if (untried == 0) {
      if (open_rows_ == 0) {
        done_ = true;
        return;
      }
      depth = static_cast<unsigned>(std::bit_width(open_rows_)) - 1;
      open_rows_ ^= 1U << depth;
      row = state_of<rule>(depth);
      untried = untried_[depth];
    }
    const std::uint32_t queen = untried & (~untried + 1);
    untried ^= queen;
    ++boards_[depth + 1];
    const RuleState<rule> next = row.below(queen, all_columns_);
    const std::uint32_t free = all_columns_ & ~next.attacked();
    if (free == 0 && depth + 1 != last) continue;
    untried_[depth] = untried;
    queens_[depth] = queen;
    open_rows_ |= static_cast<std::uint32_t>(untried != 0) << depth;
    if (++depth == last) break;
    row = next;
    keep<rule>(depth, row);
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
