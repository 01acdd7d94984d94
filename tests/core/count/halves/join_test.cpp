#include "core/count/internal/halves/join.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <map>
#include <utility>
#include <vector>

#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::halves {
namespace {

using CountsBySplit = std::map<std::pair<Lines, Lines>, std::uint64_t>;  // northern and southern rows

// The line as a set of lines of the lower or the higher half, by its distance from the middle of the board.
// Empty for a line that is not in the half.
Lines line_in_half(int n, int line, bool higher) {
  if (higher ? line < n - n / 2 : line >= n / 2) return 0;
  return Lines{1} << (higher ? line - (n - n / 2) : n / 2 - 1 - line);
}

struct Halves {
  std::pair<Lines, Lines> western_rows;
  std::pair<Lines, Lines> northern_columns;
};

Halves halves_of(const Placement& solution, const Frame& frame) {
  const int n = solution.rows();
  Halves halves;
  for (int row = 0; row < n; ++row) {
    const int column = solution[row];
    if (std::ranges::count(frame.queens, Square{row, column}) != 0) continue;
    if (column < n / 2) {
      halves.western_rows.first |= line_in_half(n, row, false);
      halves.western_rows.second |= line_in_half(n, row, true);
    }
    if (row < n / 2) {
      halves.northern_columns.first |= line_in_half(n, column, false);
      halves.northern_columns.second |= line_in_half(n, column, true);
    }
  }
  return halves;
}

bool contains(const Placement& solution, const std::vector<Square>& queens) {
  return std::ranges::all_of(queens, [&](Square queen) { return solution[queen.row] == queen.column; });
}

// 2 if the columns have a lower rank than the rows, 1 if the same, 0 if a higher one.
std::uint64_t fold_weight(const Halves& halves, int side) {
  const auto rank = [&](std::pair<Lines, Lines> lines) {
    return std::max(fold_rank(lines.first, side), fold_rank(lines.second, side));
  };
  const Lines rows = rank(halves.western_rows);
  const Lines columns = rank(halves.northern_columns);
  return columns < rows ? 2 : columns == rows ? 1 : 0;
}

CountsBySplit listed(const Frame& frame) {
  CountsBySplit counts;
  for (const Placement& solution : test::solutions_of(Board::square(frame.n))) {
    const auto placements = placements_of(frame);
    if (std::ranges::none_of(placements, [&](const auto& queens) { return contains(solution, queens); }))
      continue;
    const Halves halves = halves_of(solution, frame);
    const std::uint64_t weight = frame.symmetric ? fold_weight(halves, frame.n / 2) : 1;
    if (weight != 0) counts[halves.western_rows] += weight;
  }
  return counts;
}

CountsBySplit joined(const Frame& frame, Kernel kernel, std::size_t max_listed = Join::max_listed) {
  const int side = frame.n / 2;
  QuarterCache cache;
  const Quadrants quadrants(frame, cache);
  Join join(kernel, max_listed);
  const int western_queens = side - (frame.middle_row != 0 ? 1 : 0);
  CountsBySplit counts;
  for (Lines north = 0; north < Lines{1} << side; ++north)
    for (Lines south = 0; south < Lines{1} << side; ++south) {
      const bool open = (north & ~quadrants[Corner::north_west].rows) == 0 &&
                        (south & ~quadrants[Corner::south_west].rows) == 0;
      if (!open || std::popcount(north) + std::popcount(south) != western_queens) continue;
      const std::uint64_t count = join.completions(quadrants, {north, south});
      if (count != 0) counts[{north, south}] = count;
      EXPECT_EQ(join.kernel_run(), kernel);
    }
  return counts;
}

std::uint64_t sum_of(const CountsBySplit& counts) {
  std::uint64_t sum = 0;
  for (const auto& [split, count] : counts) sum += count;
  return sum;
}

TEST(Join, folded_over_all_row_splits_adds_up_to_all_solutions) {
  for (const Kernel kernel : available_kernels())
    for (const int n : {4, 6, 8, 10})
      EXPECT_EQ(sum_of(joined(frames_of(n).front(), kernel)), test::published_counts(n).all)
          << name_of(kernel) << ", n = " << n;
}

TEST(Join, folds_each_row_split_by_rank) {
  for (const Kernel kernel : available_kernels())
    for (const int n : {2, 3, 4, 5, 6, 7, 8, 9, 10}) {
      const Frame frame = frames_of(n).front();
      ASSERT_TRUE(frame.symmetric);
      EXPECT_EQ(joined(frame, kernel), listed(frame)) << name_of(kernel) << ", n = " << n;
    }
}

TEST(Join, of_unfolded_frames_counts_the_solutions_of_each_row_split) {
  for (const Kernel kernel : available_kernels())
    for (const int n : {2, 3, 4, 5, 6, 7, 8, 9})
      for (Frame frame : frames_of(n)) {
        frame.symmetric = false;
        EXPECT_EQ(joined(frame, kernel), listed(frame)) << name_of(kernel) << ", n = " << n;
      }
}

TEST(Join, of_long_lists_is_the_sum_over_their_parts) {
  for (const Kernel kernel : available_kernels())
    for (const std::size_t max_listed : {1, 7, 60, 1000})
      for (const int n : {8, 9, 10, 11})
        for (const Frame& frame : frames_of(n))
          EXPECT_EQ(joined(frame, kernel, max_listed), joined(frame, kernel))
              << name_of(kernel) << ", n = " << n << ", parts of " << max_listed;
}

// The parts are long enough to be divided by diagonals.
TEST(Join, of_long_divided_lists_is_the_sum_over_their_parts) {
  QuarterCache cache;
  const Quadrants quadrants(frames_of(20).front(), cache);
  for (const Kernel kernel : available_kernels()) {
    Join whole(kernel);
    Join by_parts(kernel, 5000);
    for (const Lines south : {0b0110011010U, 0b1100111000U}) {
      const RowSplit split = {0b1001101001U, south};
      EXPECT_EQ(by_parts.completions(quadrants, split), whole.completions(quadrants, split))
          << name_of(kernel) << ", south = " << south;
    }
    EXPECT_GT(by_parts.statistics().pair_blocks, whole.statistics().pair_blocks) << name_of(kernel);
  }
}

TEST(Join, lists_no_solutions_of_quarters_with_more_than_eight_rows) {
  const auto list = [](int n) {
    const Frame frame = frames_of(n).front();
    QuarterCache cache;
    const Quadrants quadrants(frame, cache);
    return Join(Kernel::automatic).matches(quadrants, {(Lines{1} << n / 2) - 1, 0}).size();
  };
  EXPECT_NO_THROW(list(16));
  EXPECT_THROW(list(18), std::invalid_argument);
}

TEST(Join, lists_no_solutions_after_a_stop_is_requested) {
  struct Request {
    [[nodiscard]] bool stop_requested() const { return true; }
  };
  const Request request;
  const Frame frame = frames_of(16).front();
  QuarterCache cache;
  const Quadrants quadrants(frame, cache);
  const RowSplit split = {0b11000101, 0b00110110};
  Join join(Kernel::automatic);
  EXPECT_FALSE(join.matches(quadrants, split).empty());
  EXPECT_THROW((void)join.matches(quadrants, split, StopToken(request)), Stopped);
}

TEST(FoldRank, is_shared_by_a_set_of_lines_and_its_complement_only) {
  for (int side = 0; side <= 6; ++side) {
    const Lines all = (Lines{1} << side) - 1;
    for (Lines a = 0; a <= all; ++a)
      for (Lines b = 0; b <= all; ++b)
        EXPECT_EQ(fold_rank(a, side) == fold_rank(b, side), a == b || a == (all ^ b)) << "side " << side;
  }
}

}  // namespace
}  // namespace eightfold::halves
