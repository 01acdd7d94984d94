// Depth-first search in batches. The boards of each row wait in arrays, one for each part of their state. A
// vector of them takes its lowest free squares at once; the boards below that still have a free square in
// each of the next two rows are compressed onto the next row's arrays, those with squares left back onto
// their own. The deepest row with a full vector goes first, so the arrays stay short and the lanes full.
//
// Without a prefix the solutions are counted by tie classes, each of which only forbids some squares.
#include "core/count/lanes.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/count/lanes.cpp"
#include <hwy/foreach_target.h>
// Highway wants foreach_target.h before highway.h.
#include <hwy/highway.h>

#include <array>
#include <cstdlib>
#include <span>
#include <stdexcept>
#include <vector>

#include "core/count/compress-inl.hpp"
#include "core/count/tie_classes.hpp"

HWY_BEFORE_NAMESPACE();
namespace eightfold::lanes::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;
using eightfold::HWY_NAMESPACE::compress_store;

using Tag = hn::CappedTag<std::uint32_t, 16>;
using Vector = hn::Vec<Tag>;

// The boards that wait at a row: what the queens above attack, and the squares that are still to be tried.
struct Row {
  static constexpr std::size_t most = 96;  // three vectors and the input's four, of 16 lanes at most
  std::array<std::uint32_t, most> columns;
  std::array<std::uint32_t, most> falling;
  std::array<std::uint32_t, most> rising;
  std::array<std::uint32_t, most> free;
  std::size_t size;
};

constexpr std::size_t input_step = 64;

// Counts the solutions below the task's boards, at least two rows of which are open.
class Search {
 public:
  explicit Search(const Task& task) : task_(task) {
    for (int row = task.row; row < task.n; ++row) at(row).size = 0;
  }

  std::uint64_t run() {
    const std::size_t full = hn::Lanes(Tag());
    const int first = task_.row;
    int row = first;
    for (;;) {
      if (at(row).size >= full) {
        expand(row, full);
        if (row + 1 < task_.n - 1) ++row;
        continue;
      }
      if (row > first) {
        --row;
        continue;
      }
      if (input_ < task_.boards.size()) {
        feed();
        continue;
      }
      // No row has a full vector any more.
      while (row < task_.n - 1 && at(row).size == 0) ++row;
      if (row == task_.n - 1) return solutions_;
      expand(row, at(row).size);
      if (row + 1 < task_.n - 1) ++row;
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

  // The last `count` boards of a row, a vector at most, each take their lowest free square.
  HWY_INLINE void expand(int index, std::size_t count) {
    const Tag d;
    Row& row = at(index);
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
      // n - 1 columns are taken, so the last row has one free square or none.
      solutions_ += hn::CountTrue(d, hn::And(hn::Ne(next_free, hn::Zero(d)), present));
      return;
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
  }

  const Task& task_;
  std::size_t input_ = 0;
  std::uint64_t solutions_ = 0;
  std::array<Row, max_size> rows_;
};

// Tells the target that this was compiled for.
std::uint64_t CountBelow(const Task& task, std::int64_t& target) {
  target = HWY_TARGET;
  return Search(task).run();
}

}  // namespace
}  // namespace eightfold::lanes::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eightfold::lanes {

HWY_EXPORT(CountBelow);

BatchSearch::BatchSearch(Kernel kernel) {
  hwy::ChosenTarget chosen;
  chosen.Update(hwy::SupportedTargets() & highway_targets(resolve(kernel)));
  target_index_ = chosen.GetIndex();
}

std::uint64_t BatchSearch::count(const Task& task) {
  std::int64_t target = 0;
  const std::uint64_t solutions = HWY_DISPATCH_TABLE(CountBelow)[target_index_](task, target);
  kernel_run_ = kernel_of_target(target);
  return solutions;
}

namespace {

constexpr std::size_t boards_per_unit = 512;

// All boards with queens on the allowed squares of the rows from `first` to before `last`.
std::vector<RowState> boards_at(const RowState& start, const TieClass& search, int first, int last) {
  std::vector<RowState> boards = {start};
  for (int row = first; row < last; ++row) {
    std::vector<RowState> next;
    for (const RowState& board : boards)
      for (std::uint32_t free = search.allowed[static_cast<std::size_t>(row)] & ~board.attacked(); free != 0;
           free &= free - 1)
        next.push_back(board.below(free & (~free + 1)));
    boards = std::move(next);
  }
  return boards;
}

std::vector<TieClass> searches_of(int n, const Placement& prefix) {
  if (prefix.empty()) return tie_classes(n);
  TieClass whole;
  whole.ties = 8;
  whole.allowed.fill(columns_below(n));
  return {whole};
}

}  // namespace

Result count(int n, const Placement& prefix, Kernel kernel, int threads, const Progress::Listener& listener) {
  const BatchSearch batch_search(kernel);
  Result result;
  const auto start = state_below<Rule::queens>(prefix, columns_below(n));
  if (!start) return result;
  const int first = prefix.rows();
  if (n - first < 2) {  // one square at most is left
    const bool solved = n == first || (columns_below(n) & ~start->attacked()) != 0;
    result.solutions.add(solved ? 1 : 0);
    return result;
  }

  const std::vector<TieClass> searches = searches_of(n, prefix);
  const int row = std::min(first + 3, n - 2);
  std::vector<std::vector<RowState>> boards;
  struct Unit {
    std::size_t search;
    std::size_t begin;
    std::size_t end;
  };
  std::vector<Unit> units;
  for (std::size_t i = 0; i < searches.size(); ++i) {
    boards.push_back(boards_at(start->lines, searches[i], first, row));
    for (std::size_t begin = 0; begin < boards[i].size(); begin += boards_per_unit)
      units.push_back({i, begin, std::min(begin + boards_per_unit, boards[i].size())});
  }

  struct Worker {
    BatchSearch search;
    std::array<std::uint64_t, 9> by_ties{};  // raw counts
  };
  std::vector<Worker> workers(static_cast<std::size_t>(threads_of(threads)), {.search = batch_search});
  for_each_unit(units.size(), threads, Progress(listener, 1), [&](std::size_t u, std::size_t which) {
    const Unit& unit = units[u];
    const TieClass& search = searches[unit.search];
    const std::span<const RowState> all = boards[unit.search];
    const Task task = {n, row, search.allowed, all.subspan(unit.begin, unit.end - unit.begin)};
    workers[which].by_ties[static_cast<std::size_t>(search.ties)] += workers[which].search.count(task);
  });
  std::array<std::uint64_t, 9> by_ties{};
  for (const Worker& worker : workers) {
    for (std::size_t ties = 1; ties < by_ties.size(); ++ties) by_ties[ties] += worker.by_ties[ties];
    if (worker.search.kernel_run() != Kernel::automatic) result.kernel = worker.search.kernel_run();
  }
  for (std::size_t ties = 1; ties < by_ties.size(); ++ties) {
    if (by_ties[ties] == 0) continue;
    // Three images of a solution are in the classes of three ties, so their count is divisible by three.
    const std::uint64_t shared = ties == 3 ? 3 : 1;
    if (by_ties[ties] % shared != 0)
      throw std::logic_error("the solutions with three ties are no multiple of three");
    result.solutions.add(by_ties[ties] / shared, 8 * shared / ties);
  }
  return result;
}

}  // namespace eightfold::lanes
#endif
