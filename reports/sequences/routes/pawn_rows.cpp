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
#include <functional>
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
    for (int a = 0; a < n * n && pawns > 0; ++a) {
      const int first = pawns == 1 ? a : a + 1;
      const int end = pawns == 1 ? a + 1 : n * n;
      for (int b = first; b < end; ++b) {
        const std::size_t images = images_of(a, b);
        if (images == 0) continue;
        images_[with_squares(a, a)] = images;
        images_[with_squares(a, b)] = images;
      }
    }
  }

  using Visit = std::function<void(const Rows&)>;

  // Visits every way to fill the next row.
  void for_each_row(const Rows& rows, const Visit& visit) const { fill(rows, rows, all_, visit); }

  // Visits every way to fill the rows that ends with the last pawn.
  void for_each_without_pawns(const Rows& rows, const Visit& visit) const {
    if (rows.pawns == 0)
      visit(rows);
    else if (rows.left > 1)
      for_each_row(rows, [&](const Rows& next) { for_each_without_pawns(next, visit); });
  }

  // The number of images of the placed pawns.
  [[nodiscard]] std::size_t images_of(const Rows& rows) const { return images_[rows.placed]; }

 private:
  std::size_t with_square(std::size_t placed, int square) const {
    return placed * base_ + static_cast<std::size_t>(square) + 1;
  }

  // One square if both are the same.
  std::size_t with_squares(int a, int b) const {
    return a == b ? with_square(0, a) : with_square(with_square(0, std::min(a, b)), std::max(a, b));
  }

  int moved(Symmetry g, int square) const {
    const Square to = image(g, {square / n_, square % n_}, n_);
    return to.row * n_ + to.column;
  }

  // The number of images of the squares, or 0 if an image is less.
  std::size_t images_of(int a, int b) const {
    std::size_t fixing = 0;
    for (const Symmetry g : all_symmetries) {
      const std::size_t image = with_squares(moved(g, a), moved(g, b));
      if (image < with_squares(a, b)) return 0;
      fixing += image == with_squares(a, b) ? 1 : 0;
    }
    return all_symmetries.size() / fixing;
  }

  // `filled` are the rows with a part of the next one; `rest` are its columns that follow.
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
  explicit Collected(int n) : n_(n), boards_(static_cast<std::size_t>(n) * (most_images + 1)) {
    allowed_.fill(columns_below(n));
  }

  void add(const Rows& rows, std::uint64_t images, const StopToken& stop) {
    if (rows.left < 2) {
      const bool is_solution = rows.left == 0 || (columns_below(n_) & ~rows.state.attacked()) != 0;
      if (is_solution) sum_.add(images);
      return;
    }
    const std::size_t list = static_cast<std::size_t>(rows.left - 1) * (most_images + 1) + images;
    boards_[list].push_back(rows.state);
    if (boards_[list].size() == 65536) count(list, stop);
  }

  // The number of solutions so far.
  CheckedCount sum(const StopToken& stop) {
    for (std::size_t list = 0; list < boards_.size(); ++list)
      if (!boards_[list].empty()) count(list, stop);
    return sum_;
  }

 private:
  static constexpr std::size_t most_images = 8;

  void count(std::size_t list, const StopToken& stop) {
    const int row = n_ - 1 - static_cast<int>(list / (most_images + 1));
    sum_.add(search_.count({n_, row, allowed_, boards_[list], stop}), list % (most_images + 1));
    boards_[list].clear();
  }

  int n_;
  AllowedSquares allowed_{};
  lanes::BatchSearch search_{Kernel::automatic};
  std::vector<std::vector<RowState>> boards_;  // by rows left and images
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
        units[unit], [&](const Rows& rows) { collected.add(rows, search.images_of(rows), stop); });
    counts[unit] = collected.sum(stop);
  });
  CheckedCount sum;
  for (const CheckedCount& each : counts) sum.add(each);
  return {sum.value()};
}

}  // namespace eightfold::sequences
