#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <ranges>

#include "core/board.hpp"
#include "core/placement.hpp"

namespace eightfold {

/// `boards[d]`: how many placements of d queens, none attacking another, the search has visited.
using BoardsByDepth = std::array<std::uint64_t, max_size + 1>;

/// All solutions on a board that begin with a given prefix, as a lazy input range in lexicographic order.
///
///     for (const Placement& solution : Solutions(Board::square(8))) ...
///
/// The search runs between two increments and no further, iteratively, in O(rows) memory: take what you need
/// and stop. A board of no rows has one solution, the empty placement. A prefix whose queens attack each
/// other has no completion. Single pass: begin() starts the search the first time and returns the current
/// position after that; iterators refer to the range and die with it.
class Solutions : public std::ranges::view_base {
 public:
  class Iterator;

  /// Throws std::invalid_argument if the prefix does not fit on the board.
  explicit Solutions(Board board, const Placement& prefix = {});

  Iterator begin();
  std::default_sentinel_t end() const { return std::default_sentinel; }

  /// The boards visited so far, those after the last solution included once the range is exhausted. Depths
  /// below the prefix count nothing, the prefix itself counts as one board.
  const BoardsByDepth& boards_by_depth() const { return boards_; }

 private:
  // What the queens above a row leave of it: a set bit is an attacked column. The diagonals are those that
  // cross this row, so going down one row shifts them by one.
  struct Row {
    std::uint32_t columns = 0;
    std::uint32_t left_diagonals = 0;   // towards lower columns
    std::uint32_t right_diagonals = 0;  // towards higher columns
  };

  Row below(const Row& above, std::uint32_t queen) const;
  std::uint32_t free_columns(const Row& row) const;
  void advance();
  void rest_at_solution();

  std::array<Row, max_size + 1> rows_{};
  std::array<std::uint32_t, max_size + 1> untried_{};  // a row's free columns right of its queen
  std::array<std::uint32_t, max_size + 1> queens_{};   // a row's queen, one bit
  std::uint32_t open_rows_ = 0;                        // bit d: untried_[d] is not empty
  BoardsByDepth boards_{};
  Placement current_;
  std::uint32_t all_columns_;
  int first_row_;  // the prefix's length
  int last_row_;   // the board's rows
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
