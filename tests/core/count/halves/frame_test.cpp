#include "core/count/internal/halves/frame.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "tests/core/count/halves/squares.hpp"
#include "tests/core/count/prefixes.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::halves {
namespace {

using Squares = std::set<Square>;

// The queens of a prefix and, on an odd board, one on each middle line, in every way without an attack.
std::set<Squares> middle_placements(int n, const Placement& prefix) {
  std::set<Squares> found;
  const auto try_with = [&](std::vector<Square> more) {
    for (int row = 0; row < prefix.rows(); ++row) more.push_back({row, prefix[row]});
    if (test::is_peaceful(more)) found.insert(Squares(more.begin(), more.end()));
  };
  if (n % 2 == 0) try_with({});
  for (int row = 0; n % 2 == 1 && row < n; ++row)
    for (int column = 0; column < n; ++column) try_with({{row, n / 2}, {n / 2, column}});
  return found;
}

std::set<Squares> images_of(const std::vector<Square>& queens, int n) {
  std::set<Squares> images;
  for (int image = 0; image < 8; ++image) {
    Squares squares;
    for (auto [row, column] : queens) {
      if ((image & 1) != 0) row = n - 1 - row;
      if ((image & 2) != 0) column = n - 1 - column;
      if ((image & 4) != 0) std::swap(row, column);
      squares.insert({row, column});
    }
    images.insert(squares);
  }
  return images;
}

TEST(Frames, represent_each_placement_of_the_middle_queens_once) {
  for (int n = 0; n <= 13; ++n) {
    std::set<Squares> covered;
    std::uint64_t weights = 0;
    for (const Frame& frame : frames_of(n, {})) {
      EXPECT_EQ(frame.n, n);
      for (const std::vector<Square>& queens : placements_of(frame)) {
        const auto images = images_of(queens, n);
        EXPECT_EQ(frame.weight, images.size()) << "n = " << n;
        EXPECT_EQ(frame.symmetric, images.size() == 1) << "n = " << n;
        covered.insert(images.begin(), images.end());
        weights += frame.weight;
      }
    }
    EXPECT_EQ(covered, middle_placements(n, {})) << "n = " << n;
    EXPECT_EQ(weights, covered.size()) << "n = " << n;
  }
}

TEST(Frames, of_odd_boards_are_weighted_the_center_and_all_pairs_without_an_attack) {
  for (int n = 1; n <= 31; n += 2) {
    std::uint64_t expected = 1;
    for (int row = 0; row < n; ++row)
      for (int column = 0; column < n; ++column)
        if (row != n / 2 && column != n / 2 && !attacks({row, n / 2}, {n / 2, column})) ++expected;
    std::uint64_t weights = 0;
    for (const Frame& frame : frames_of(n, {})) weights += frame.weight * placements_of(frame).size();
    EXPECT_EQ(weights, expected) << "n = " << n;
  }
}

void assert_frames_of_prefix(int n, const Placement& prefix) {
  std::set<Squares> found;
  for (const Frame& frame : frames_of(n, prefix)) {
    RC_ASSERT(frame.n == n);
    RC_ASSERT(frame.weight == 1U);
    RC_ASSERT(!frame.symmetric);
    const Squares queens(frame.queens.begin(), frame.queens.end());
    RC_ASSERT(queens.size() == frame.queens.size());
    RC_ASSERT(found.insert(queens).second);
  }
  RC_ASSERT(found == middle_placements(n, prefix));
}

RC_GTEST_PROP(Frames, of_any_prefix_are_its_extensions_by_middle_queens, ()) {
  const int n = *test::number(1, 14);
  assert_frames_of_prefix(n, *test::placement_on(Board(*test::number(1, n + 1), n)));
}

RC_GTEST_PROP(Frames, of_a_partial_solution_are_its_extensions_by_middle_queens, ()) {
  const int n = *test::number(1, 14);
  assert_frames_of_prefix(n, *test::walk_down(n, *test::number(1, n + 1)));
}

TEST(Frames, do_not_exist_for_queens_that_attack_each_other) {
  for (const int n : {8, 9}) {
    EXPECT_TRUE(frames_of(n, {3, 3}).empty());
    EXPECT_TRUE(frames_of(n, {3, 5, 4}).empty());
    EXPECT_TRUE(frames_of(n, {0, 4, 2}).empty());
  }
}

}  // namespace
}  // namespace eightfold::halves
