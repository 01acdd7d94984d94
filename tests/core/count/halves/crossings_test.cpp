#include <gtest/gtest.h>

#include <cstdlib>
#include <vector>

#include "tests/core/count/halves/squares.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::halves {
namespace {

struct Crossed {
  Square square;
  Crossings crossings;
};

// The squares of the western or the eastern half of the board, without the middle lines.
std::vector<Crossed> half_of(int n, bool east) {
  std::vector<Crossed> half;
  for (const Corner corner : test::corners) {
    if (is_east(corner) != east) continue;
    for (int y = 0; y < n / 2; ++y)
      for (int x = 0; x < n / 2; ++x)
        half.push_back(
            {test::on_board(corner, n, {y, x}), crossings_of_square(corner, n / 2, 1 + n % 2, x, y)});
  }
  return half;
}

TEST(Crossings, are_shared_by_the_squares_of_both_halves_that_share_a_diagonal) {
  for (int n = 2; n <= 11; ++n)
    for (const Crossed& a : half_of(n, false))
      for (const Crossed& b : half_of(n, true)) {
        EXPECT_EQ((a.crossings.falling & b.crossings.falling) != 0,
                  a.square.row - a.square.column == b.square.row - b.square.column)
            << "n = " << n << ", " << a.square << " and " << b.square;
        EXPECT_EQ((a.crossings.rising & b.crossings.rising) != 0,
                  a.square.row + a.square.column == b.square.row + b.square.column)
            << "n = " << n << ", " << a.square << " and " << b.square;
      }
}

TEST(Crossings, are_the_bits_of_the_diagonals_near_the_middle) {
  for (int n = 2; n <= 2 * max_side + 1; ++n) {
    const int side = n / 2;
    const auto bit = [&](int d) { return std::abs(d) <= side ? 1U << (d + side) : 0U; };
    for (const bool east : {false, true})
      for (const auto& [square, crossings] : half_of(n, east)) {
        EXPECT_EQ(crossings.falling, bit(square.row - square.column)) << "n = " << n << ", " << square;
        EXPECT_EQ(crossings.rising, bit(square.row + square.column - (n - 1)))
            << "n = " << n << ", " << square;
      }
  }
}

}  // namespace
}  // namespace eightfold::halves
