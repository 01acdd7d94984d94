#include "eightfold/core/count/internal/halves/quadrants.hpp"

#include <bit>

#include "eightfold/core/count/internal/parallel.hpp"

namespace eightfold::halves {

Quadrants::Quadrants(const QuarterBoards& boards, const Frame& frame, const RunOptions& run)
    : side(boards.side()), gap(1 + frame.n % 2), symmetric(frame.symmetric) {
  for_each_unit(by_corner.size(), without_progress(run),
                [&](std::size_t corner, std::size_t, const StopToken& stop) {
                  by_corner[corner] = Quadrant(boards, frame, static_cast<Corner>(corner), stop);
                });
  // The queen in column side - 1 - x of the middle row is on the diagonals row - column = x + 1 and
  // row + column = n - 1 - (x + 1), which cross the vertical middle line unless it is on the border.
  for (int x = 0; x < side; ++x)
    if ((frame.middle_row >> x & 1) != 0)
      middle_queens.push_back({Lines{1} << x, {1U << (side + x), 1U << (side - 2 - x)}});
  if (middle_queens.empty()) middle_queens.emplace_back();
  west_columns.resize(static_cast<std::size_t>(side) + 1);
  east_columns.resize(static_cast<std::size_t>(side) + 1);
  for (Lines lines = 0; lines < Lines{1} << side; ++lines) {
    const auto size = static_cast<std::size_t>(std::popcount(lines));
    if ((lines & ~(*this)[Corner::north_west].columns()) == 0) west_columns[size].push_back(lines);
    if ((lines & ~(*this)[Corner::north_east].columns()) == 0) east_columns[size].push_back(lines);
  }
  const auto plane = [](std::uint32_t diagonal, std::size_t first) {
    return static_cast<std::uint8_t>(
        diagonal == 0 ? all_boards_plane : first + static_cast<std::size_t>(std::countr_zero(diagonal)));
  };
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x)
      for (const Corner corner : {Corner::north_east, Corner::south_east}) {
        const Crossings crossings = crossings_of_square(corner, side, gap, x, y);
        auto& planes = planes_of_squares[is_south(corner) ? 1 : 0][static_cast<std::size_t>(y)];
        planes[static_cast<std::size_t>(x)] = {plane(crossings.falling, 0),
                                               plane(crossings.rising, rising_planes)};
      }
}

}  // namespace eightfold::halves
