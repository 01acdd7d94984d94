// Counts solutions by depth-first search on batches of boards.
//
// Recursion handles one board at a time and takes about 22 cycles per board (backtrack.cpp). Here the boards
// of each row wait in arrays, one array for each part of their state. A step takes a vector of 4
// to 16 boards from a row, and each board places a queen on its lowest free square. The children that still
// have a free square in each of the next two rows are compressed onto the next row's arrays, and the parents
// with untried squares back onto their own. The deepest row that holds a full vector is processed first, so
// the arrays stay in the first-level cache and no lane is idle.
//
// A step takes about 50 instructions, eight of them compressions. Processors without a native compress
// (before AVX-512) store lane by lane instead, which costs more than the search: at N = 16 the engine takes
// 0.24 of the yardstick's time with AVX-512 and 0.86 with AVX2 (tests/bench/results).
#include "core/count/internal/batch_search.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/count/internal/batch_search.cpp"
#include <hwy/foreach_target.h>
// Highway requires foreach_target.h before highway.h.
#include <hwy/highway.h>

#include <algorithm>
#include <array>

#include "core/count/internal/compress-inl.hpp"
#include "core/run/stop_poll.hpp"

HWY_BEFORE_NAMESPACE();
namespace eightfold::lanes::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using eightfold::HWY_NAMESPACE::compress_store;

using Report = BatchSearch::Report;
using Task = BatchSearch::Task;
using Tag = hn::CappedTag<std::uint32_t, 16>;
using Vector = hn::Vec<Tag>;

constexpr std::size_t input_step = 64;  // boards copied from the task at a time

// The boards that wait at a row: what the queens above attack, and the squares not yet tried. A row is filled
// only while it holds less than a full vector. It then gets input_step boards from the task, or a vector of
// children, and a compressing store writes a whole vector past the last board.
struct Row {
  static constexpr std::size_t max_lanes = hn::MaxLanes(Tag());
  static constexpr std::size_t capacity = max_lanes - 1 + input_step + max_lanes;
  alignas(64) std::array<std::uint32_t, capacity> columns;
  alignas(64) std::array<std::uint32_t, capacity> falling;
  alignas(64) std::array<std::uint32_t, capacity> rising;
  alignas(64) std::array<std::uint32_t, capacity> free;
  std::size_t size;
};

class Search {
 public:
  explicit Search(const Task& task) : task_(task) {
    for (int row = task.row; row < task.n; ++row) at(row).size = 0;
  }

  Report run() {
    const std::size_t full = hn::Lanes(Tag());
    const int first = task_.row;
    const int last_polled = std::max(first, task_.n - uninterrupted_rows(Rule::queens));
    StopPoll poll(task_.stop);
    int row = first;
    for (;;) {
      if (at(row).size >= full) {
        row = expand(row, full);
        continue;
      }
      if (row > last_polled) {
        --row;
        continue;
      }
      poll();
      if (row > first) {
        --row;
        continue;
      }
      if (input_ < task_.boards.size()) {
        feed();
        continue;
      }
      // The input is used up and no row has a full vector.
      while (row < task_.n - 1 && at(row).size == 0) ++row;
      if (row == task_.n - 1) return {solutions_, task_.boards.size() + boards_made_, HWY_TARGET};
      row = expand(row, at(row).size);
    }
  }

 private:
  Row& at(int row) { return rows_[static_cast<std::size_t>(row)]; }
  std::uint32_t allowed(int row) const { return task_.allowed[static_cast<std::size_t>(row)]; }

  void feed() {
    Row& row = at(task_.row);
    for (std::size_t i = 0; i < input_step && input_ < task_.boards.size(); ++i, ++input_) {
      const RowState& board = task_.boards[input_];
      row.columns[row.size] = board.columns;
      row.falling[row.size] = board.falling;
      row.rising[row.size] = board.rising;
      row.free[row.size] = allowed(task_.row) & ~board.attacked();
      row.size += row.free[row.size] != 0 ? 1 : 0;
    }
  }

  // Each of the last `count` boards of a row, at most a vector, places a queen on its lowest free square.
  // Returns the row to continue with: the next one, or the same if the next is the last.
  HWY_INLINE int expand(int index, std::size_t count) {
    const Tag d;
    Row& row = at(index);
    boards_made_ += count;
    row.size -= count;
    const std::size_t top = row.size;
    const auto present = hn::FirstN(d, count);
    const Vector columns = hn::LoadU(d, row.columns.data() + top);
    const Vector falling = hn::LoadU(d, row.falling.data() + top);
    const Vector rising = hn::LoadU(d, row.rising.data() + top);
    const Vector free = hn::LoadU(d, row.free.data() + top);
    const Vector rest = hn::And(free, hn::Sub(free, hn::Set(d, 1)));
    const Vector queen = hn::Xor(free, rest);

    const auto unfinished = hn::And(hn::Ne(rest, hn::Zero(d)), present);
    compress_store(d, columns, unfinished, row.columns.data() + top);
    compress_store(d, falling, unfinished, row.falling.data() + top);
    compress_store(d, rising, unfinished, row.rising.data() + top);
    row.size += compress_store(d, rest, unfinished, row.free.data() + top);

    const Vector next_columns = hn::Or(columns, queen);
    const Vector next_falling = hn::ShiftLeft<1>(hn::Or(falling, queen));
    const Vector next_rising = hn::ShiftRight<1>(hn::Or(rising, queen));
    const auto free_at = [&](int next, Vector by_falling, Vector by_rising) HWY_ATTR {
      return hn::AndNot(hn::Or(hn::Or(next_columns, by_falling), by_rising), hn::Set(d, allowed(next)));
    };
    const Vector next_free = free_at(index + 1, next_falling, next_rising);
    if (index + 1 == task_.n - 1) {
      // n - 1 columns are occupied, so the last row has at most one free square.
      solutions_ += hn::CountTrue(d, hn::And(hn::Ne(next_free, hn::Zero(d)), present));
      return index;
    }
    const Vector free_after =
        free_at(index + 2, hn::ShiftLeft<1>(next_falling), hn::ShiftRight<1>(next_rising));
    const auto alive =
        hn::And(hn::And(hn::Ne(next_free, hn::Zero(d)), hn::Ne(free_after, hn::Zero(d))), present);
    Row& next = at(index + 1);
    compress_store(d, next_columns, alive, next.columns.data() + next.size);
    compress_store(d, next_falling, alive, next.falling.data() + next.size);
    compress_store(d, next_rising, alive, next.rising.data() + next.size);
    next.size += compress_store(d, next_free, alive, next.free.data() + next.size);
    return index + 1;
  }

  const Task& task_;
  std::size_t input_ = 0;
  std::uint64_t solutions_ = 0;
  std::uint64_t boards_made_ = 0;
  std::array<Row, max_size> rows_;
};

Report CountBelow(const Task& task) { return Search(task).run(); }

}  // namespace
}  // namespace eightfold::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eightfold::lanes {

HWY_EXPORT(CountBelow);

std::uint64_t BatchSearch::count(const Task& task) {
  const Report report = HWY_DISPATCH_TABLE(CountBelow)[dispatch_index_](task);
  kernel_run_ = kernel_of_target(report.target);
  statistics_.boards += report.boards;
  return report.solutions;
}

}  // namespace eightfold::lanes
#endif
