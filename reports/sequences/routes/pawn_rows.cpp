// Pawns divide the rows into at most n + k parts, and so the columns. None has two queens, so with n + k
// queens each has one. A row is therefore filled from one side: a queen, and as long as pawns are left,
// perhaps a pawn and the next queen. A pawn is below a queen of its column, and not in the last row. It ends
// the attacks along its column and its diagonals: its bit is cleared in what is attacked from above.
//
// Of all images of the pawns, only the least in lexicographic order is completed, and its completions count
// as often as there are images. Below the last pawn the board is one of queens alone, and the vectorized
// search of the engine `lanes` counts its solutions (core/count/README.md). The route with a search for exact
// covers uses neither.
#include "reports/sequences/routes/pawn_rows.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <map>
#include <set>
#include <stdexcept>
#include <utility>
#include <vector>

#include "core/count/internal/batch_search.hpp"
#include "core/internal/constraints.hpp"
#include "core/internal/row_state.hpp"
#include "core/run/parallel.hpp"
#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold::sequences {
namespace {

using Columns = std::uint32_t;

// The rows that are filled.
struct Rows {
  RowState state;          // of the next row
  int left = 0;            // rows that are not
  int pawns = 0;           // that are not placed
  std::size_t placed = 0;  // the squares of the others, numbered from 1, as digits in base n * n + 1
};

Columns beyond(Columns bit) { return ~(bit | (bit - 1)); }

class PawnSearch {
 public:
  PawnSearch(int n, int pawns)
      : n_(n), all_(columns_below(n)), base_(static_cast<std::size_t>(n * n) + 1), images_(base_ * base_) {
    images_[0] = 1;
    for (int a = 0; a < n * n && pawns > 0; ++a)
      for (int b = pawns == 1 ? a : a + 1; b < (pawns == 1 ? a + 1 : n * n); ++b)
        if (const std::size_t images = images_of({a, b}); images > 0) {
          images_[with_square(0, a)] = images;
          if (a != b) images_[with_square(with_square(0, a), b)] = images;
        }
  }

  // Calls visit(rows) for every way to fill the next row.
  template <typename Visit>
  void for_each_row(const Rows& rows, const Visit& visit) const {
    fill(rows, rows, all_, visit);
  }

  // Calls visit(rows, images) for every way to fill the rows that ends with the last pawn; `images` are those
  // of the pawns.
  template <typename Visit>
  void for_each_without_pawns(const Rows& rows, const Visit& visit) const {
    if (rows.pawns == 0)
      visit(rows, images_[rows.placed]);
    else if (rows.left > 1)
      for_each_row(rows, [&](const Rows& next) { for_each_without_pawns(next, visit); });
  }

 private:
  std::size_t with_square(std::size_t placed, int square) const {
    return placed * base_ + static_cast<std::size_t>(square) + 1;
  }

  // The number of images of a set of squares, or 0 if an image is less than the set.
  std::size_t images_of(const std::set<int>& squares) const {
    std::set<std::set<int>> images;
    for (const Symmetry g : all_symmetries) {
      std::set<int> moved;
      for (const int square : squares) {
        const Square to = image(g, {square / n_, square % n_}, n_);
        moved.insert(to.row * n_ + to.column);
      }
      images.insert(moved);
    }
    return *images.begin() == squares ? images.size() : 0;
  }

  // `filled` are the rows with a part of the next one; `rest` are its columns that follow.
  template <typename Visit>
  void fill(const Rows& rows, const Rows& filled, Columns rest, const Visit& visit) const {
    for (Columns free = rest & all_ & ~rows.state.attacked(); free != 0; free &= free - 1) {
      const Columns queen = free & -free;
      const RowState with_queen = {filled.state.columns | queen, filled.state.falling | queen,
                                   filled.state.rising | queen};
      visit(Rows{{with_queen.columns, with_queen.falling << 1 & all_, with_queen.rising >> 1},
                 rows.left - 1,
                 filled.pawns,
                 filled.placed});
      if (filled.pawns == 0) continue;
      for (Columns below = rows.state.columns & beyond(queen); below != 0; below &= below - 1) {
        const Columns pawn = below & -below;
        const std::size_t placed = with_square(filled.placed, (n_ - rows.left) * n_ + std::countr_zero(pawn));
        if (images_[placed] == 0) continue;
        fill(rows,
             {{with_queen.columns & ~pawn, with_queen.falling & ~pawn, with_queen.rising & ~pawn},
              rows.left,
              filled.pawns - 1,
              placed},
             beyond(pawn), visit);
      }
    }
  }

  int n_;
  Columns all_;
  std::size_t base_;
  std::vector<std::size_t> images_;  // of placed pawns; of a part of them, 0 if no set begins with it
};

// Counts the solutions below boards of queens alone, many at a time.
class Collected {
 public:
  explicit Collected(int n) : n_(n) { allowed_.fill(columns_below(n)); }

  void add(const Rows& rows, std::uint64_t images, const StopToken& stop) {
    if (rows.left < 2) {
      const bool is_solution = rows.left == 0 || (columns_below(n_) & ~rows.state.attacked()) != 0;
      if (is_solution) sum_.add(images);
      return;
    }
    std::vector<RowState>& boards = boards_[{rows.left, images}];
    boards.push_back(rows.state);
    if (boards.size() == 65536) count(rows.left, images, boards, stop);
  }

  // The number of solutions so far.
  CheckedCount sum(const StopToken& stop) {
    for (auto& [key, boards] : boards_) count(key.first, key.second, boards, stop);
    return sum_;
  }

 private:
  void count(int left, std::uint64_t images, std::vector<RowState>& boards, const StopToken& stop) {
    sum_.add(search_.count({n_, n_ - left, allowed_, boards, stop}), images);
    boards.clear();
  }

  int n_;
  AllowedSquares allowed_{};
  lanes::BatchSearch search_{Kernel::automatic};
  std::map<std::pair<int, std::uint64_t>, std::vector<RowState>> boards_;  // by rows left and images
  CheckedCount sum_;
};

}  // namespace

Terms placements_with_pawns_by_rows(int n, int pawns, const RunOptions& run) {
  if (pawns < 0 || pawns > 2) throw std::invalid_argument("the search by rows places at most 2 pawns");
  const PawnSearch search(n, pawns);
  std::vector<Rows> units = {{{}, n, pawns}};
  for (int row = 0; row < std::min(n - 1, 3); ++row) {
    std::vector<Rows> longer;
    for (const Rows& unit : units)
      search.for_each_row(unit, [&](const Rows& rows) { longer.push_back(rows); });
    units = std::move(longer);
  }
  std::vector<CheckedCount> counts(units.size());
  for_each_unit(units.size(), run, [&](std::size_t unit, std::size_t, const StopToken& stop) {
    stop.throw_if_requested();
    Collected collected(n);
    search.for_each_without_pawns(
        units[unit], [&](const Rows& rows, std::uint64_t images) { collected.add(rows, images, stop); });
    counts[unit] = collected.sum(stop);
  });
  CheckedCount sum;
  for (const CheckedCount& each : counts) sum.add(each);
  return {sum.value()};
}

}  // namespace eightfold::sequences
