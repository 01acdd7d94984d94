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
        half.push_back({test::on_board(corner, n, {y, x}), test::crossings_of(corner, n, {y, x})});
  }
  return half;
}

// Whether bit b of a western set and bit 2 * side - b of an eastern one are set.
bool meet(std::uint32_t western, std::uint32_t eastern, int side) {
  for (int bit = 0; bit <= 2 * side; ++bit)
    if ((western >> bit & 1) != 0 && (eastern >> (2 * side - bit) & 1) != 0) return true;
  return false;
}

TEST(Crossings, are_shared_by_the_squares_of_both_halves_that_share_a_diagonal) {
  for (int n = 2; n <= 11; ++n)
    for (const Crossed& a : half_of(n, false))
      for (const Crossed& b : half_of(n, true)) {
        EXPECT_EQ(meet(a.crossings.falling, b.crossings.falling, n / 2),
                  a.square.row - a.square.column == b.square.row - b.square.column)
            << "n = " << n << ", " << a.square << " and " << b.square;
        EXPECT_EQ(meet(a.crossings.rising, b.crossings.rising, n / 2),
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
        const int falling = square.row - square.column;
        const int rising = square.row + square.column - (n - 1);
        EXPECT_EQ(crossings.falling, bit(east ? -falling : falling)) << "n = " << n << ", " << square;
        EXPECT_EQ(crossings.rising, bit(east ? rising : -rising)) << "n = " << n << ", " << square;
      }
  }
}

}  // namespace
}  // namespace eightfold::halves
