#include "core/count/internal/halves/quadrants.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace eightfold::halves {
namespace {

// Whether the radial diagonals of a corner are falling ones.
bool falls(Corner corner) { return is_south(corner) == is_east(corner); }

}  // namespace

CornerBoards::CornerBoards(QuarterCache::Boards boards, Corner corner)
    : boards_(std::move(boards)),
      begins_(boards_->begins()),
      falling_(falls(corner) ? boards_->radial() : boards_->tangential()),
      rising_(falls(corner) ? boards_->tangential() : boards_->radial()),
      codes_(boards_->codes()) {}

Quadrants::Quadrants(const Frame& frame, QuarterCache& cache)
    : side(frame.n / 2),
      symmetric(frame.symmetric),
      columns(static_cast<std::size_t>(side) + 1),
      west((Lines{1} << side) - 1),
      east(west),
      quarters_{{{frame, Corner::north_west},
                 {frame, Corner::north_east},
                 {frame, Corner::south_west},
                 {frame, Corner::south_east}}},
      cache_(&cache),
      key_(cache.next_frame()) {
  for (std::size_t corner = 0; corner < quarters_.size(); ++corner)
    source_[corner] = static_cast<Corner>(std::find(quarters_.begin(), quarters_.end(), quarters_[corner]) -
                                          quarters_.begin());
  for (const Square queen : frame.queens) {
    if (queen.column < side) west &= ~(Lines{1} << (side - 1 - queen.column));
    if (queen.column >= frame.n - side) east &= ~(Lines{1} << (queen.column - (frame.n - side)));
  }
  for (Lines lines = 0; lines < Lines{1} << side; ++lines)
    columns[static_cast<std::size_t>(std::popcount(lines))].push_back(lines);
  // The plane of an eastern diagonal, which has another bit in the west.
  const auto plane = [&](std::uint32_t diagonal, std::size_t first) {
    return static_cast<std::uint8_t>(
        diagonal == 0 ? all_boards_plane
                      : first + static_cast<std::size_t>(2 * side - std::countr_zero(diagonal)));
  };
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x)
      for (const Corner corner : {Corner::north_east, Corner::south_east}) {
        Crossings crossings = crossings_of_square(side, 1 + frame.n % 2, x, y);
        if (!falls(corner)) std::swap(crossings.falling, crossings.rising);
        auto& planes = planes_of_squares[is_south(corner) ? 1 : 0][static_cast<std::size_t>(y)];
        planes[static_cast<std::size_t>(x)] = {plane(crossings.falling, 0),
                                               plane(crossings.rising, rising_planes)};
      }
}

CornerBoards Quadrants::boards(Corner corner, Lines rows, const StopToken& stop) const {
  const Corner source = source_[static_cast<std::size_t>(corner)];
  const std::uint64_t key = (key_ << 2 | static_cast<std::uint64_t>(source)) << side | rows;
  return {cache_->get(key, [&] { return QuarterBoards((*this)[source], rows, stop); }), corner};
}

}  // namespace eightfold::halves
