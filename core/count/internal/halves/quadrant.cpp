#include "eightfold/core/count/internal/halves/quadrant.hpp"

#include <cstdlib>
#include <numeric>

namespace eightfold::halves {
namespace {

constexpr std::size_t vector_room = 16;  // boards

std::uint32_t reversed(std::uint32_t bits, int width) {
  bits = (bits & 0x55555555U) << 1 | (bits >> 1 & 0x55555555U);
  bits = (bits & 0x33333333U) << 2 | (bits >> 2 & 0x33333333U);
  bits = (bits & 0x0f0f0f0fU) << 4 | (bits >> 4 & 0x0f0f0f0fU);
  return __builtin_bswap32(bits) >> (32 - width);
}

// Maps the two families of diagonals of a corner to crossings. With the origin at the center of the board,
// row - column and row + column are ±(x - y) and ±(gap + x + y), in an order that depends on the corner.
class CrossingsOfBoards {
 public:
  CrossingsOfBoards(Corner corner, int side, int gap) : corner_(corner), side_(side), gap_(gap) {}

  Crossings operator()(std::uint32_t radial, std::uint32_t tangential) const {
    const int width = 2 * side_ - 1;
    const std::uint32_t outward = reversed(radial, width);  // y - x
    const auto positive = static_cast<std::uint32_t>(std::uint64_t{tangential} << (side_ - 1 + gap_) &
                                                     ((std::uint64_t{1} << width) - 1));
    const std::uint32_t negative = reversed(positive, width);
    switch (corner_) {
      case Corner::north_west:
        return {radial, negative};
      case Corner::north_east:
        return {negative, radial};
      case Corner::south_west:
        return {positive, outward};
      case Corner::south_east:
        return {outward, positive};
    }
    std::abort();
  }

 private:
  Corner corner_;
  int side_;
  int gap_;
};

// The lines of a corner that the queens of a frame occupy.
struct Blocked {
  Lines rows = 0;
  Lines columns = 0;
  std::uint32_t radial = 0;
  std::uint32_t tangential = 0;
};

Blocked blocked_by(const Frame& frame, Corner corner) {
  const int side = frame.n / 2;
  const int gap = 1 + frame.n % 2;
  Blocked blocked;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      const int row = is_south(corner) ? side - 1 + gap + y : side - 1 - y;
      const int column = is_east(corner) ? side - 1 + gap + x : side - 1 - x;
      for (const Square queen : frame.queens) {
        if (queen.row == row) blocked.rows |= 1U << y;
        if (queen.column == column) blocked.columns |= 1U << x;
        const bool falls = queen.row - row == queen.column - column;
        const bool rises = queen.row - row == column - queen.column;
        const bool falls_to_center = is_south(corner) == is_east(corner);
        if (falls_to_center ? falls : rises) blocked.radial |= 1U << (x - y + side - 1);
        if (falls_to_center ? rises : falls) blocked.tangential |= 1U << (x + y);
      }
    }
  return blocked;
}

}  // namespace

Crossings crossings_of_square(Corner corner, int side, int gap, int x, int y) {
  return CrossingsOfBoards(corner, side, gap)(1U << (x - y + side - 1), 1U << (x + y));
}

Quadrant::Quadrant(const QuarterBoards& boards, const Frame& frame, Corner corner, const StopToken& stop)
    : side_(boards.side()) {
  const Blocked blocked = blocked_by(frame, corner);
  const Lines all_lines = (Lines{1} << side_) - 1;
  rows_ = all_lines & ~blocked.rows;
  columns_ = all_lines & ~blocked.columns;
  const CrossingsOfBoards crossings_of(corner, side_, 1 + frame.n % 2);
  begins_.assign((std::size_t{1} << (2 * side_)) + 1, 0);
  for (const auto& same_rows : boards.by_rows()) {
    stop.throw_if_requested();
    if (same_rows.empty() || (same_rows.front().rows & blocked.rows) != 0) continue;
    for (const QuarterBoard& board : same_rows) {
      if (((board.columns & blocked.columns) | (board.radial & blocked.radial) |
           (board.tangential & blocked.tangential)) != 0)
        continue;
      ++begins_[(std::size_t{board.rows} << side_ | board.columns) + 1];
      const Crossings crossings = side_ == 0 ? Crossings{} : crossings_of(board.radial, board.tangential);
      falling_.push_back(crossings.falling);
      rising_.push_back(crossings.rising);
      codes_.push_back(board.code);
    }
  }
  std::partial_sum(begins_.begin(), begins_.end(), begins_.begin());
  const std::size_t room = falling_.size() + vector_room;
  falling_.resize(room);
  rising_.resize(room);
  codes_.resize(room);
}

}  // namespace eightfold::halves
