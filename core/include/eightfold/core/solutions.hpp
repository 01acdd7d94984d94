#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <ranges>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold {

/// `boards[d]` is the number of visited placements of d non-attacking pieces.
using BoardsByDepth = std::array<std::uint64_t, max_size + 1>;

/// All solutions on a board under a rule that begin with a prefix, as a lazy input range in lexicographic
/// order: a piece in each row, on an allowed square.
///
///     for (const Placement& solution : Solutions(Board::square(8))) ...
///
/// Each increment searches up to the next solution and no further, without recursion, in O(rows) memory. A
/// board without rows has one solution, the empty placement. A prefix whose pieces attack each other has no
/// completions. Single pass: the first begin() starts the search, and later ones return the current position.
/// Iterators refer to the range and must not outlive it.
class Solutions : public std::ranges::view_base {
 public:
  class Iterator;

  /// Throws std::invalid_argument if the prefix does not fit on the board. A stop that the token requests
  /// ends begin() or an increment with Stopped.
  explicit Solutions(const Board& board, const Placement& prefix = {}, Rule rule = Rule::queens,
                     StopToken stop = {});

  Iterator begin();
  std::default_sentinel_t end() const { return std::default_sentinel; }

  /// The boards visited so far; complete once the range is exhausted. The prefix counts as one board, and
  /// depths above it are 0.
  [[nodiscard]] const BoardsByDepth& boards_by_depth() const { return boards_; }

  /// Their sum over the depths.
  [[nodiscard]] SearchStatistics statistics() const;

 private:
  template <Rule rule>
  void start(const Board& board);
  void advance();
  template <Rule rule>
  void advance_by();
  void set_current();

  std::array<std::array<std::uint32_t, 3>, max_size + 1> lines_{};    // by row: a RowState
  std::array<std::array<std::uint32_t, 2>, max_size + 1> knights_{};  // a KnightState; of superqueens only
  std::array<std::uint32_t, max_size + 1> allowed_{};                 // by row; none below the last row
  std::array<std::uint32_t, max_size + 1> untried_{};                 // free columns not yet tried
  std::array<std::uint32_t, max_size + 1> queens_{};                  // one bit per row
  std::uint32_t open_rows_ = 0;  // bit d is set if untried_[d] is not empty
  BoardsByDepth boards_{};
  StopToken stop_;
  unsigned polls_ = 0;
  std::uint32_t polled_rows_ = 0;  // one bit per row: the upper rows, where the search polls the token
  Placement current_;
  std::uint32_t all_columns_;
  int first_row_;  // the length of the prefix
  int last_row_;   // the number of rows of the board
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
