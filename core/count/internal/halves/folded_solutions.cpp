// The columns of a solution from the codes of its quarter boards. A code has the columns of two rows in one
// field, so both are looked up at once.
#include "core/count/internal/folded_solutions.hpp"

#include <array>
#include <bit>
#include <memory>
#include <stdexcept>
#include <vector>

#include "core/count/internal/halves/join.hpp"
#include "core/count/internal/halves/splits.hpp"
#include "core/run/dispatch.hpp"
#include "core/run/parallel.hpp"

namespace eightfold {
namespace halves {
namespace {

static_assert(max_folded_n / 2 <= Join::max_listed_side);

// The columns of the queens of two rows, by the field of a code: of western quarters, then of eastern ones.
class Fields {
 public:
  explicit Fields(int n) {
    const int side = n / 2;
    std::size_t row = 0;  // of the fields with the same first column
    for (int x1 = 0; x1 < side; ++x1, row += static_cast<std::size_t>(side))
      for (int x2 = 0; x2 < side; ++x2) {
        const std::size_t field = row + static_cast<std::size_t>(x2);
        columns_[0][field] = {side - 1 - x1, side - 1 - x2};
        columns_[1][field] = {n - side + x1, n - side + x2};
      }
  }

  struct Columns {
    int first = 0;
    int second = 0;
  };
  Columns columns(Corner corner, std::uint64_t code) const {
    return columns_[is_east(corner) ? 1 : 0][code & ((1U << code_width) - 1)];
  }

 private:
  std::array<std::array<Columns, std::size_t{1} << code_width>, 2> columns_{};
};

// The solutions of a split, by their codes.
class SplitSolutions {
 public:
  SplitSolutions(const SplitReader::Place& place, const Fields& fields)
      : fields_(fields),
        side_(place.quadrants.side),
        n_(place.frame.n),
        western_middle_(place.frame.middle_row != 0) {
    for (int row = 0; row < n_; ++row) start_.push_back(0);
    for (const Square queen : place.frame.queens) {
      start_.move_queen(queen.row, queen.column);
      occupied_ += queen.column;
    }
    const RowSplit split = place.split.rows();
    for (const Corner corner :
         {Corner::north_west, Corner::north_east, Corner::south_west, Corner::south_east}) {
      const Quarter& quarter = place.quadrants[corner];
      const Lines western = is_south(corner) ? split.south : split.north;
      Rows& rows = rows_[static_cast<std::size_t>(corner)];
      for (Lines open = quarter.rows & (is_east(corner) ? ~western : western); open != 0; open &= open - 1) {
        const int y = std::countr_zero(open);
        rows.rows[rows.size++] = is_south(corner) ? n_ - side_ + y : side_ - 1 - y;
      }
    }
  }

  Placement operator()(const Join::Match& match) const {
    Placement solution = start_;
    int free = n_ * (n_ - 1) / 2 - occupied_;  // the sum of the columns without a queen
    for (std::size_t corner = 0; corner < rows_.size(); ++corner) {
      const Rows& rows = rows_[corner];
      std::uint64_t code = match[corner];
      for (std::size_t i = 0; i < rows.size; i += 2, code >>= code_width) {
        const auto [first, second] = fields_.columns(static_cast<Corner>(corner), code);
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
  const Fields& fields_;
  int side_;
  int n_;
  bool western_middle_;       // the queen of the middle row is in the column without another one
  Placement start_;           // the queens of the frame, and column 0 in the other rows
  int occupied_ = 0;          // the sum of the frame's columns
  std::array<Rows, 4> rows_;  // the board's rows in the order of the codes, by Corner
};

struct Lister {
  SplitReader splits;
  Join join;
  Fields fields;
  std::vector<Placement> solutions = {};
};

}  // namespace
}  // namespace halves

SearchStatistics for_each_folded_solution(int n, const FoldedVisit& visit, const RunOptions& run,
                                          Kernel kernel) {
  using halves::Join, halves::Lister, halves::SplitReader, halves::SplitSolutions, halves::Splits;
  if (n < 0 || n > max_folded_n) throw std::invalid_argument("solutions are folded for 0 to 17 rows");
  check(run);
  kernel = resolve(kernel);
  const Splits splits(n);
  std::vector<std::unique_ptr<Lister>> workers(static_cast<std::size_t>(threads_of(run.threads)));
  for_each_range(
      splits.size(), halves::units_of_range, run,
      [&](std::size_t begin, std::size_t end, std::size_t which, const StopToken& stop) {
        std::unique_ptr<Lister>& worker = workers[which];
        if (!worker) worker.reset(new Lister{SplitReader(splits), Join(kernel), halves::Fields(n)});
        worker->splits.for_each(begin, end, stop, [&](const SplitReader::Place& place) {
          const SplitSolutions solution_of(place, worker->fields);
          worker->solutions.clear();
          for (const Join::Match& match : worker->join.matches(place.quadrants, place.split.rows(), stop))
            worker->solutions.push_back(solution_of(match));
          if (!worker->solutions.empty()) visit(which, worker->solutions);
        });
      });
  SearchStatistics statistics;
  for (const auto& worker : workers)
    if (worker) statistics += worker->join.statistics();
  return statistics;
}

}  // namespace eightfold
