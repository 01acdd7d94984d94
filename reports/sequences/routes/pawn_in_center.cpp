// A queen and its image under the half turn are placed together, the pair of the middle row first and then
// row after row up to the border. The line through both contains the center, so the pawn stands between them
// and they never attack each other. The middle row and column have one pair each, and every other row and
// column has one queen. A diagonal has at most one queen, except that a main diagonal may have one pair. A
// column or diagonal with a queen of another pair is therefore not free, and nothing else needs a test.
#include "reports/sequences/routes/pawn_in_center.hpp"

#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "core/internal/row_state.hpp"
#include "core/run/parallel.hpp"
#include "eightfold/core/count/checked_count.hpp"

namespace eightfold::sequences {
namespace {

// A bit for each column or diagonal that has a queen.
struct Taken {
  std::uint64_t columns = 0;
  std::uint64_t falling = 0;  // column - row + n
  std::uint64_t rising = 0;   // column + row
};

class PairSearch {
 public:
  explicit PairSearch(int n) : n_(n) {}

  [[nodiscard]] int middle() const { return n_ / 2; }

  // Visits every way to place a pair with a queen in this row.
  template <typename Visit>
  void for_each_pair(int row, const Taken& taken, const Visit& visit) const {
    std::uint64_t free =
        columns_below(n_) & ~(taken.columns | taken.falling >> (n_ - row) | taken.rising >> row);
    if (row == middle()) free &= ~std::uint64_t{columns_below(row + 1)};  // the queen on the right
    for (; free != 0; free &= free - 1) {
      const int column = std::countr_zero(free);
      visit(with_queen(with_queen(taken, row, column), n_ - 1 - row, n_ - 1 - column));
    }
  }

  // The number of ways to place pairs in this row and all above it.
  [[nodiscard]] std::uint64_t count(int row, const Taken& taken, const StopToken& stop) const {
    if (row < 0) return 1;
    if (row >= first_polled) stop.throw_if_requested();
    std::uint64_t sum = 0;
    for_each_pair(row, taken, [&](const Taken& next) { sum += count(row - 1, next, stop); });
    return sum;
  }

 private:
  static constexpr int first_polled = 7;

  [[nodiscard]] Taken with_queen(const Taken& taken, int row, int column) const {
    constexpr std::uint64_t one = 1;
    return {taken.columns | one << column, taken.falling | one << (column - row + n_),
            taken.rising | one << (column + row)};
  }

  int n_;
};

}  // namespace

Terms placements_around_pawn(int n, const RunOptions& run) {
  if (n % 2 == 0) return {0};
  const PairSearch search(n);
  int row = search.middle();
  std::vector<Taken> units = {{}};
  for (int rows = 0; rows < 3 && row >= 0; ++rows, --row) {
    std::vector<Taken> longer;
    for (const Taken& unit : units)
      search.for_each_pair(row, unit, [&](const Taken& next) { longer.push_back(next); });
    units = std::move(longer);
  }
  std::vector<std::uint64_t> counts(units.size());
  for_each_unit(units.size(), run, [&](std::size_t unit, std::size_t, const StopToken& stop) {
    counts[unit] = search.count(row, units[unit], stop);
  });
  CheckedCount sum;
  for (const std::uint64_t each : counts) sum.add(each);
  return {sum.value()};
}

}  // namespace eightfold::sequences
