#include "core/count/internal/halves/quarter.hpp"

#include <cstdlib>
#include <stdexcept>

#include "eightfold/core/verify.hpp"

namespace eightfold::halves {
namespace {

int side_of(const Frame& frame) {
  if (frame.n < 0 || frame.n / 2 > max_side)
    throw std::invalid_argument("the quarters of a board have sides from 0 to 14");
  return frame.n / 2;
}

}  // namespace

Quarter::Quarter(const Frame& frame, Corner corner)
    : side(side_of(frame)),
      gap(1 + frame.n % 2),
      rows((Lines{1} << side) - 1),
      middle(corner == Corner::south_west ? frame.middle_row : 0) {
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const Square square = {is_south(corner) ? side - 1 + gap + y : side - 1 - y,
                             is_east(corner) ? side - 1 + gap + x : side - 1 - x};
      bool is_free = true;
      for (const Square queen : frame.queens) {
        if (queen.row == square.row) rows &= ~(Lines{1} << y);
        if (attacks(queen, square)) is_free = false;
      }
      if (is_free) free[static_cast<std::size_t>(y)] |= Lines{1} << x;
    }
}

Crossings crossings_of_square(int side, int gap, int x, int y) {
  const auto diagonal = [&](int d) { return std::abs(d) <= side ? 1U << (d + side) : 0U; };
  return {diagonal(x - y), diagonal(x + y + gap)};
}

}  // namespace eightfold::halves
