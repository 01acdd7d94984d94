#include "core/count/internal/halves/quadrants.hpp"

#include <bit>
#include <utility>

namespace eightfold::halves {

CornerBoards::CornerBoards(QuarterCache::Boards boards, bool mirrored)
    : boards_(std::move(boards)),
      begins_(boards_->begins()),
      falling_(mirrored ? boards_->rising() : boards_->falling()),
      rising_(mirrored ? boards_->falling() : boards_->rising()),
      codes_(boards_->codes()) {}

Quadrants::Quadrants(const Frame& frame, QuarterCache& cache)
    : side(frame.n / 2),
      symmetric(frame.symmetric),
      quarters_{{{frame, Corner::north_west},
                 {frame, Corner::north_east},
                 {frame, Corner::south_west},
                 {frame, Corner::south_east}}},
      cache_(&cache),
      key_(cache.next_frame()) {
  const auto same = [&](Corner west, Corner east) {
    return (*this)[west].columns == (*this)[east].columns && (*this)[west].free == (*this)[east].free;
  };
  mirrored_ = same(Corner::north_west, Corner::north_east) && same(Corner::south_west, Corner::south_east);
  // The queen in column side - 1 - x of the middle row is on the diagonals row - column = x + 1 and
  // row + column = n - 1 - (x + 1).
  for (int x = 0; x < side; ++x)
    if ((frame.middle_row >> x & 1) != 0)
      middle_queens.push_back({Lines{1} << x, {1U << (side + 1 + x), 1U << (side - 1 - x)}});
  if (middle_queens.empty()) middle_queens.emplace_back();
  west_columns.resize(static_cast<std::size_t>(side) + 1);
  east_columns.resize(static_cast<std::size_t>(side) + 1);
  for (Lines lines = 0; lines < Lines{1} << side; ++lines) {
    const auto size = static_cast<std::size_t>(std::popcount(lines));
    if ((lines & ~(*this)[Corner::north_west].columns) == 0) west_columns[size].push_back(lines);
    if ((lines & ~(*this)[Corner::north_east].columns) == 0) east_columns[size].push_back(lines);
  }
  const auto plane = [](std::uint32_t diagonal, std::size_t first) {
    return static_cast<std::uint8_t>(
        diagonal == 0 ? all_boards_plane : first + static_cast<std::size_t>(std::countr_zero(diagonal)));
  };
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x)
      for (const Corner corner : {Corner::north_east, Corner::south_east}) {
        const Crossings crossings = crossings_of_square(corner, side, 1 + frame.n % 2, x, y);
        auto& planes = planes_of_squares[is_south(corner) ? 1 : 0][static_cast<std::size_t>(y)];
        planes[static_cast<std::size_t>(x)] = {plane(crossings.falling, 0),
                                               plane(crossings.rising, rising_planes)};
      }
}

CornerBoards Quadrants::boards(Corner corner, Lines rows, const StopToken& stop) const {
  const bool mirrored = mirrored_ && is_east(corner);
  if (mirrored) corner = is_south(corner) ? Corner::south_west : Corner::north_west;
  const std::uint64_t key = (key_ << 2 | static_cast<std::uint64_t>(corner)) << side | rows;
  return {cache_->get(key, [&] { return QuarterBoards((*this)[corner], rows, stop); }), mirrored};
}

}  // namespace eightfold::halves
