#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <ranges>

#include "core/board.hpp"
#include "core/placement.hpp"
#include "core/row_state.hpp"
#include "core/rule.hpp"

namespace eightfold {

/// `boards[d]`: how many placements of d pieces, none attacking another, the search has visited.
using BoardsByDepth = std::array<std::uint64_t, max_size + 1>;

/// All solutions on a board under a rule that begin with a given prefix, as a lazy input range in
/// lexicographic order.
///
///     for (const Placement& solution : Solutions(Board::square(8))) ...
///
/// The search runs between two increments and no further, iteratively, in O(rows) memory: take what you need
/// and stop. A board of no rows has one solution, the empty placement. A prefix whose pieces attack each
/// other has no completion. Single pass: begin() starts the search the first time and returns the current
/// position after that; iterators refer to the range and die with it.
class Solutions : public std::ranges::view_base {
 public:
  class Iterator;

  /// Throws std::invalid_argument if the prefix does not fit on the board.
  explicit Solutions(Board board, const Placement& prefix = {}, Rule rule = Rule::queens);

  Iterator begin();
  std::default_sentinel_t end() const { return std::default_sentinel; }

  /// The boards visited so far, those after the last solution included once the range is exhausted. Depths
  /// below the prefix count nothing, the prefix itself counts as one board.
  const BoardsByDepth& boards_by_depth() const { return boards_; }

 private:
  template <Rule rule>
  void start();
  void advance();
  template <Rule rule>
  void advance_by();
  template <Rule rule>
  RuleState<rule> state_of(unsigned row) const;
  template <Rule rule>
  void keep(unsigned row, const RuleState<rule>& state);
  void rest_at_solution();

  std::array<RowState, max_size + 1> rows_{};
  std::array<KnightState, max_size + 1> knights_{};    // of superqueens only
  std::array<std::uint32_t, max_size + 1> untried_{};  // a row's free columns right of its queen
  std::array<std::uint32_t, max_size + 1> queens_{};   // a row's queen, one bit
  std::uint32_t open_rows_ = 0;                        // bit d: untried_[d] is not empty
  BoardsByDepth boards_{};
  Placement current_;
  std::uint32_t all_columns_;
  int first_row_;  // the prefix's length
  int last_row_;   // the board's rows
  Rule rule_;
  bool started_ = false;
  bool done_ = false;
};

/// An input iterator: the current solution, valid until the next increment.
class Solutions::Iterator {
 public:
  using value_type = Placement;
  using difference_type = std::ptrdiff_t;

  Iterator() = default;
  explicit Iterator(Solutions& range) : range_(&range) {}
  const Placement& operator*() const { return range_->current_; }
  const Placement* operator->() const { return &range_->current_; }
  Iterator& operator++() {
    range_->advance();
    return *this;
  }
  void operator++(int) { range_->advance(); }
  bool operator==(std::default_sentinel_t) const { return range_->done_; }

 private:
  Solutions* range_ = nullptr;
};

}  // namespace eightfold
