#include "core/count/internal/halves/frame.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "tests/core/count/halves/squares.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::halves {
namespace {

using Squares = std::set<Square>;

// On an odd board, a queen on each middle line, in every way without an attack.
std::set<Squares> middle_placements(int n) {
  if (n % 2 == 0) return {{}};
  std::set<Squares> found;
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column)
      if (const Squares squares = {{row, n / 2}, {n / 2, column}};
          test::is_peaceful({squares.begin(), squares.end()}))
        found.insert(squares);
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
    for (const Frame& frame : frames_of(n)) {
      EXPECT_EQ(frame.n, n);
      for (const std::vector<Square>& queens : placements_of(frame)) {
        const auto images = images_of(queens, n);
        EXPECT_EQ(frame.weight, images.size()) << "n = " << n;
        EXPECT_EQ(frame.symmetric, images.size() == 1) << "n = " << n;
        covered.insert(images.begin(), images.end());
        weights += frame.weight;
      }
    }
    EXPECT_EQ(covered, middle_placements(n)) << "n = " << n;
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
    for (const Frame& frame : frames_of(n)) weights += frame.weight * placements_of(frame).size();
    EXPECT_EQ(weights, expected) << "n = " << n;
  }
}

}  // namespace
}  // namespace eightfold::halves
