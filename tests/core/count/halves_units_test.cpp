#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>
#include <vector>

#include "core/count/internal/engines.hpp"
#include "core/count/internal/halves/join.hpp"
#include "core/count/internal/halves/splits.hpp"
#include "core/run/spread.hpp"
#include "tests/core/count/half_boards.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/core/count/unit_sums.hpp"

namespace eightfold::halves {
namespace {

std::size_t binomial(std::size_t n, std::size_t k) {
  std::size_t result = 1;
  for (std::size_t i = 1; i <= k; ++i) result = result * (n - k + i) / i;
  return result;
}

// The number of ways to choose half of the lines, up to exchanging north and south and up to complements, by
// Burnside's lemma.
std::size_t symmetric_splits(std::size_t side) {
  const std::size_t same_north_and_south = side % 2 == 0 ? binomial(side, side / 2) : 0;
  const std::size_t south_complements_north = std::size_t{1} << side;
  const std::size_t own_complement = side == 0 ? 1 : 0;
  return (binomial(2 * side, side) + same_north_and_south + south_complements_north + own_complement) / 4;
}

TEST(HalvesUnits, of_even_boards_are_the_row_splits_up_to_mirrors) {
  for (int n = 0; n <= 20; n += 2)
    EXPECT_EQ(units(n)->size(), symmetric_splits(static_cast<std::size_t>(n / 2))) << "n = " << n;
  EXPECT_EQ(units(16)->size(), 3299U);
  EXPECT_EQ(units(18)->size(), 12283U);
}

// The cost of a frame of an odd board, from the definition of the cut: the eighth power of the number of
// squares that the queens of the middle column and the middle row leave free, summed over the queens of the
// middle row that the frame represents. The frame with one queen in the center costs half of that, because
// the transpose fixes it.
long double cost_of_frame(int n, int up) {
  const int middle = n / 2;
  const auto cost_with = [&](int west) {
    int free = 0;
    for (int row = 0; row < n; ++row)
      for (int column = 0; column < n; ++column) {
        const auto is_on_a_line_of = [&](int queen_row, int queen_column) {
          return row == queen_row || column == queen_column || row + column == queen_row + queen_column ||
                 row - column == queen_row - queen_column;
        };
        if (!is_on_a_line_of(middle - up, middle) && !is_on_a_line_of(middle, middle - west)) ++free;
      }
    return std::pow(static_cast<long double>(free), 8);
  };
  if (up == 0) return cost_with(0) / 2;
  long double cost = 0;
  for (int west = up + 1; west <= middle; ++west) cost += cost_with(west);
  return cost;
}

// The number of units of an odd board. A frame has its queen of the middle column `up` squares above the
// center. If that is not in the center, its queen of the middle row is further from the center in the west,
// and 2 · side - 1 rows remain for the other side - 1 western queens. Each unit is a group of splits that
// costs about as much as one split of the most expensive frame. The eastern half-boards add a quarter of the
// highest cost to each split. On a tiny board no square is free, and each frame is a unit.
std::size_t units_of_odd_board(int n) {
  const auto side = static_cast<std::size_t>(n / 2);
  std::vector<long double> costs = {cost_of_frame(n, 0)};
  std::vector<std::size_t> splits = {symmetric_splits(side)};
  for (int up = 1; up < n / 2; ++up) {
    costs.push_back(cost_of_frame(n, up));
    splits.push_back(binomial(2 * side - 1, side - 1));
  }
  const long double highest = *std::ranges::max_element(costs);
  std::size_t units = 0;
  for (std::size_t frame = 0; frame < costs.size(); ++frame) {
    const auto group = highest == 0
                           ? splits[frame]
                           : static_cast<std::size_t>(std::round(5 * highest / (4 * costs[frame] + highest)));
    units += splits[frame] / group + (splits[frame] % group == 0 ? 0 : 1);
  }
  return units;
}

TEST(HalvesUnits, of_odd_boards_are_groups_of_row_splits_that_cost_about_the_same) {
  for (int n = 1; n <= 21; n += 2) EXPECT_EQ(units(n)->size(), units_of_odd_board(n)) << "n = " << n;
}

using Weights =
    std::map<std::tuple<int, Lines, Lines>, std::uint64_t>;  // by the row of a frame's queen, north, south

// The splits of consecutive ranges, as each of them is read.
Weights splits_in_ranges(int n, std::size_t ranges) {
  const Splits splits(n);
  SplitReader reader(splits);
  Weights weights;
  for (std::size_t i = 0; i < ranges; ++i)
    reader.for_each(
        splits.size() * i / ranges, splits.size() * (i + 1) / ranges, {},
        [&](const SplitReader::Place& place) {
          const auto [north, south] = place.split.rows();
          const int row = place.frame.queens.empty() ? -1 : place.frame.queens.front().row;
          EXPECT_TRUE(weights.emplace(std::tuple(row, north, south), place.split.weight()).second);
        });
  return weights;
}

TEST(HalvesUnits, contain_every_split_of_every_frame_once) {
  for (const int n : {0, 1, 4, 7, 10, 11, 13, 14}) {
    Weights all;
    for (const Frame& frame : frames_of(n)) {
      const auto splits = test::splits_of(frame);
      EXPECT_EQ(RowSplits(frame).size(), splits.size()) << "n = " << n;
      for (const WeightedSplit& split : splits)
        all[{frame.queens.empty() ? -1 : frame.queens.front().row, split.rows().north, split.rows().south}] =
            split.weight();
    }
    for (const std::size_t ranges : {std::size_t{1}, std::size_t{5}, Splits(n).size()})
      EXPECT_EQ(splits_in_ranges(n, ranges), all) << "n = " << n << ", " << ranges << " ranges";
  }
}

TEST(HalvesUnits, have_as_many_splits_as_are_computed_without_a_list) {
  for (int n = 0; n <= 19; ++n)
    for (const Frame& frame : frames_of(n))
      EXPECT_EQ(RowSplits(frame).size(), test::splits_of(frame).size()) << "n = " << n;
}

TEST(HalvesUnits, weight_splits_by_their_mirror_images) {
  for (int side = 0; side <= 7; ++side) {
    std::uint64_t sum = 0;
    for (const WeightedSplit& split : test::splits_of(frames_of(2 * side).front())) sum += split.weight();
    EXPECT_EQ(sum, binomial(2 * static_cast<std::size_t>(side), static_cast<std::size_t>(side)));
  }
}

TEST(HalvesUnits, have_a_split_for_every_free_set_of_rows) {
  for (const int n : {9, 10, 12, 13})
    for (const Frame& frame : frames_of(n)) {
      const auto side = static_cast<std::size_t>(n / 2);
      const bool north = !frame.queens.empty() && frame.queens.front().row < n / 2;
      std::size_t weights = 0;
      for (const WeightedSplit& split : test::splits_of(frame)) weights += split.weight();
      EXPECT_EQ(weights, north ? binomial(2 * side - 1, side - 1) : binomial(2 * side, side)) << "n = " << n;
    }
}

TEST(HalvesUnits, count_the_same_on_every_kernel_and_plainly) {
  for (int n = 0; n <= 12; ++n) test::expect_units_of(n, *units(n));
}

TEST(HalvesUnits, add_up_for_every_division_into_ranges) {
  for (int n = 0; n <= 12; ++n) test::expect_ranges_of(n, *units(n));
}

TEST(HalvesUnits, of_up_to_16_queens_add_up_in_ranges) {
  for (int n = 13; n <= 16; ++n) {
    const auto all = units(n);
    const auto counter = all->counter(Kernel::automatic);
    EXPECT_EQ(test::sum_of_ranges(*all, *counter, 64).value(), test::published_counts(n).all) << "n = " << n;
  }
}

TEST(HalvesUnits, add_up_to_the_count_by_backtracking) {
  for (const int n : {7, 10, 11}) {
    const auto all = units(n);
    const auto counted = test::count_by({Engine::backtrack, Kernel::automatic}, n);
    const CheckedCount sum = all->counter(Kernel::automatic)->count(0, all->size());
    EXPECT_EQ(sum.value(), counted.solutions) << "n = " << n;
    EXPECT_EQ(sum.residues(), counted.residues) << "n = " << n;
  }
}

// Alternates between frames.
TEST(HalvesUnits, are_counted_in_any_order) {
  for (const int n : {9, 10, 11}) {
    const auto all = units(n);
    const auto counter = all->counter(Kernel::automatic);
    CheckedCount sum;
    for (std::size_t i = 0; i < all->size(); ++i) {
      const std::size_t unit = Spread(all->size())[i];
      sum.add(counter->count(unit, unit + 1));
    }
    EXPECT_EQ(sum.value(), test::published_counts(n).all) << "n = " << n;
  }
}

TEST(HalvesUnits, are_counted_by_two_threads_concurrently) {
  for (const int n : {12, 13}) test::expect_threads_agree(n, *units(n));
}

TEST(HalvesUnits, report_the_kernel_that_counted) {
  for (const Kernel kernel : available_kernels()) {
    const auto all = units(9);
    const auto counter = all->counter(kernel);
    EXPECT_EQ(counter->kernel_run(), Kernel::automatic);
    counter->count(0, 1);
    EXPECT_EQ(counter->kernel_run(), kernel);
  }
}

TEST(HalvesUnits, have_about_as_many_solutions_in_equal_ranges) {
  test::expect_even_ranges(*units(14), 10, 0.6, 1.5);
  test::expect_even_ranges(*units(15), 10, 0.4, 2);
  test::expect_even_ranges(*units(16), 64, 0.5, 2);
}

TEST(SplitsOnSquares, count_the_same_as_the_join) {
  for (int n = 0; n <= 11; ++n)
    for (const Frame& frame : frames_of(n)) {
      QuarterCache cache;
      const Quadrants quadrants(frame, cache);
      Join join(Kernel::automatic);
      const auto splits = test::splits_of(frame);
      for (std::size_t i = 0; i < splits.size(); i += 5) {
        const RowSplit rows = splits[i].rows();
        EXPECT_EQ(completions_on_squares(frame, rows), join.completions(quadrants, rows)) << "n = " << n;
      }
    }
}

}  // namespace
}  // namespace eightfold::halves
