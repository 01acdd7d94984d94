// The columns of a solution from the codes of its quarter boards. A code has the columns of two rows in one
// field, so both are looked up at once.
#include "core/count/internal/folded_solutions.hpp"

#include <array>
#include <bit>
#include <memory>
#include <stdexcept>
#include <vector>

#include "core/count/internal/halves/board_splits.hpp"
#include "core/count/internal/halves/join.hpp"
#include "core/run/dispatch.hpp"
#include "core/run/parallel.hpp"

namespace eightfold {
namespace halves {
namespace {

static_assert(max_folded_n / 2 <= Join::max_listed_side);

// The solutions of a split, by their codes.
class SplitSolutions {
 public:
  explicit SplitSolutions(const BoardSplits::Place& place)
      : side_(place.quadrants.side), n_(place.frame.n), western_middle_(place.frame.middle_row != 0) {
    for (int row = 0; row < n_; ++row) start_.push_back(0);
    for (const Square queen : place.frame.queens) {
      start_.move_queen(queen.row, queen.column);
      occupied_ += queen.column;
    }
    for (const Corner corner :
         {Corner::north_west, Corner::north_east, Corner::south_west, Corner::south_east}) {
      const Quarter& quarter = place.quadrants[corner];
      const Lines western = is_south(corner) ? place.split.rows.south : place.split.rows.north;
      Rows& rows = rows_[static_cast<std::size_t>(corner)];
      for (Lines open = quarter.rows & (is_east(corner) ? ~western : western); open != 0; open &= open - 1) {
        const int y = std::countr_zero(open);
        rows.rows[rows.size++] = is_south(corner) ? n_ - side_ + y : side_ - 1 - y;
      }
    }
    for (int x1 = 0; x1 < side_; ++x1)
      for (int x2 = 0; x2 < side_; ++x2) {
        const int field = x1 * side_ + x2;
        west_[static_cast<std::size_t>(field)] = {side_ - 1 - x1, side_ - 1 - x2};
        east_[static_cast<std::size_t>(field)] = {n_ - side_ + x1, n_ - side_ + x2};
      }
  }

  Placement operator()(const Join::Match& match) const {
    Placement solution = start_;
    int free = n_ * (n_ - 1) / 2 - occupied_;  // the sum of the columns without a queen
    for (std::size_t corner = 0; corner < rows_.size(); ++corner) {
      const auto& columns = is_east(static_cast<Corner>(corner)) ? east_ : west_;
      const Rows& rows = rows_[corner];
      std::uint64_t code = match[corner];
      for (std::size_t i = 0; i < rows.size; i += 2, code >>= code_width) {
        const auto [first, second] = columns[code & ((1U << code_width) - 1)];
        solution.move_queen(rows.rows[i], first);
        free -= first;
        if (i + 1 == rows.size) break;
        solution.move_queen(rows.rows[i + 1], second);
        free -= second;
      }
    }
    if (western_middle_) solution.move_queen(side_, free);
    return solution;
  }

 private:
  struct Rows {
    std::array<int, Join::max_listed_side> rows{};
    std::size_t size = 0;
  };
  struct Columns {
    int first = 0;
    int second = 0;
  };
  using ByField = std::array<Columns, std::size_t{1} << code_width>;

  int side_;
  int n_;
  bool western_middle_;       // the queen of the middle row is in the column without another one
  Placement start_;           // the queens of the frame, and column 0 in the other rows
  int occupied_ = 0;          // the sum of the frame's columns
  std::array<Rows, 4> rows_;  // the board's rows in the order of the codes, by Corner
  ByField west_{};
  ByField east_{};
};

struct Lister {
  explicit Lister(Kernel kernel) : join(kernel) {}
  Join join;
  std::vector<Placement> solutions;
};

}  // namespace
}  // namespace halves

SearchStatistics for_each_folded_solution(int n, const FoldedVisit& visit, const RunOptions& run,
                                          Kernel kernel) {
  if (n < 0 || n > max_folded_n) throw std::invalid_argument("solutions are folded for 0 to 17 rows");
  check(run);
  kernel = resolve(kernel);
  const halves::BoardSplits splits(n, {}, run.stop);
  std::vector<std::unique_ptr<halves::Lister>> workers(static_cast<std::size_t>(threads_of(run.threads)));
  splits.for_each(
      run, [&](std::size_t which, const halves::BoardSplits::Place& place, const StopToken& stop) {
        std::unique_ptr<halves::Lister>& worker = workers[which];
        if (!worker) worker = std::make_unique<halves::Lister>(kernel);
        const halves::SplitSolutions solution_of(place);
        worker->solutions.clear();
        for (const halves::Join::Match& match : worker->join.matches(place.quadrants, place.split.rows, stop))
          worker->solutions.push_back(solution_of(match));
        if (!worker->solutions.empty()) visit(which, worker->solutions);
      });
  SearchStatistics statistics;
  for (const auto& worker : workers)
    if (worker) statistics += worker->join.statistics();
  return statistics;
}

}  // namespace eightfold
