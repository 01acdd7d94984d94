// Depth-first search with one bit per column: three sets of bits (columns and the two kinds of diagonals) are
// the attacked squares of the next row. Trying the free squares from column 0 on yields the solutions in
// lexicographic order. Recursion would need a thread or a coroutine to pause at a solution; here the state of
// each row is in an array, and the time per board is 1.05 times that of the recursive yardstick
// (tests/bench). The rule is selected once per solution, not per board.
//
// Source: Martin Richards, "Backtracking Algorithms in MCPL using Bit Patterns and Recursion", 1997.
#include "eightfold/core/solutions.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <stdexcept>

#include "core/internal/constraints.hpp"
#include "core/internal/row_state.hpp"
#include "core/run/stop_poll.hpp"

namespace eightfold {
namespace {

// The range stores the states of its rows as plain integers, because its header is public and row_state.hpp
// is not.
template <Rule rule>
RuleState<rule> loaded(const std::array<std::uint32_t, 3>& lines,
                       const std::array<std::uint32_t, 2>& knights) {
  const RowState state = {lines[0], lines[1], lines[2]};
  if constexpr (RuleState<rule>::has_knights)
    return {state, {knights[0], knights[1]}};
  else
    return {state, {}};
}

template <Rule rule>
void store(const RuleState<rule>& state, std::array<std::uint32_t, 3>& lines,
           std::array<std::uint32_t, 2>& knights) {
  lines = {state.lines.columns, state.lines.falling, state.lines.rising};
  if constexpr (RuleState<rule>::has_knights) knights = {state.knights.here, state.knights.below};
}

}  // namespace

Solutions::Solutions(const Board& board, const Placement& prefix, Rule rule, StopToken stop)
    : stop_(std::move(stop)),
      polled_rows_(columns_below(std::max(0, board.rows() - uninterrupted_rows(rule)))),
      current_(prefix),
      all_columns_(columns_below(board.columns())),
      first_row_(prefix.rows()),
      last_row_(board.rows()),
      rule_(rule) {
  if (prefix.rows() > board.rows()) throw std::invalid_argument("the prefix has more rows than the board");
  for (const int column : prefix)
    if (column >= board.columns()) throw std::invalid_argument("the prefix has a column outside the board");
  for_rule(rule, [&](auto constant) { start<constant()>(board); });
}

template <Rule rule>
void Solutions::start(const Board& board) {
  const SearchSquares squares = search_squares(with_prefix(board, current_), rule);
  std::copy(squares.allowed.begin(), squares.allowed.end(), allowed_.begin());
  const auto state = state_below<rule>(current_, all_columns_);
  done_ = !state || !squares.is_feasible;
  if (done_) return;
  const auto first = static_cast<unsigned>(first_row_);
  store<rule>(*state, lines_[first], knights_[first]);
  untried_[first] = allowed_[first] & ~state->attacked();
  boards_[first] = 1;
  if (first_row_ < last_row_ && untried_[first] != 0) open_rows_ = 1U << first;
}

SearchStatistics Solutions::statistics() const {
  return {.boards = std::accumulate(boards_.begin(), boards_.end(), std::uint64_t{0})};
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

// Invariant: lines_ and knights_ hold the state of the rows from first_row_ to the current one. In each of
// them the free squares are those already searched, that of the queen, and those in untried_. Bit d of
// open_rows_ is set if and only if untried_[d] is not empty. Two measures avoid mispredicted branches: a
// board without a free square in the next row, as half of them are, is counted without descending, and
// backtracking goes directly to the deepest open row. The token is polled when that row is one of the upper
// ones.
template <Rule rule>
void Solutions::advance_by() {
  const auto last = static_cast<unsigned>(last_row_);
  unsigned depth = 0;
  RuleState<rule> row;
  std::uint32_t untried = 0;
  for (;;) {
    if (untried == 0) {
      if (open_rows_ <= polled_rows_) {
        if (open_rows_ == 0) {
          done_ = true;
          return;
        }
        if (++polls_ % polls_between_checks == 0) stop_.throw_if_requested();
      }
      depth = static_cast<unsigned>(std::bit_width(open_rows_)) - 1;
      open_rows_ ^= 1U << depth;
      row = loaded<rule>(lines_[depth], knights_[depth]);
      untried = untried_[depth];
    }
    const std::uint32_t queen = untried & (~untried + 1);
    untried ^= queen;
    ++boards_[depth + 1];
    const RuleState<rule> next = row.below(queen, all_columns_);
    const std::uint32_t free = allowed_[depth + 1] & ~next.attacked();
    if (free == 0 && depth + 1 != last) continue;
    untried_[depth] = untried;
    queens_[depth] = queen;
    open_rows_ |= static_cast<std::uint32_t>(untried != 0) << depth;
    if (++depth == last) break;
    row = next;
    store<rule>(row, lines_[depth], knights_[depth]);
    untried = free;
  }
  set_current();
}

void Solutions::set_current() {
  while (current_.rows() > first_row_) current_.pop_back();
  for (int row = first_row_; row < last_row_; ++row)
    current_.push_back(std::countr_zero(queens_[static_cast<unsigned>(row)]));
}

}  // namespace eightfold
