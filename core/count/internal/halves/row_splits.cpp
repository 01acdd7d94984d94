#include "core/count/internal/halves/row_splits.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace eightfold::halves {
namespace {

// The size of the split's orbit under the mirrors if the split is the least member, else 0.
std::uint64_t mirror_weight(RowSplit split, int side) {
  const Lines all = (Lines{1} << side) - 1;
  const auto key = [&](Lines north, Lines south) { return std::uint64_t{north} << side | south; };
  std::array<std::uint64_t, 4> images = {key(split.north, split.south), key(split.south, split.north),
                                         key(all ^ split.north, all ^ split.south),
                                         key(all ^ split.south, all ^ split.north)};
  const std::uint64_t own = images[0];
  std::sort(images.begin(), images.end());
  if (own != images[0]) return 0;
  return static_cast<std::uint64_t>(std::unique(images.begin(), images.end()) - images.begin());
}

}  // namespace

RowSplits::RowSplits(const Frame& frame)
    : side_(frame.n / 2),
      symmetric_(frame.symmetric),
      western_queens_(side_ - (frame.middle_row != 0 ? 1 : 0)),
      north_rows_((Lines{1} << side_) - 1),
      souths_(static_cast<std::size_t>(side_) + 1) {
  Lines south_rows = north_rows_;
  const int first_south = frame.n - side_;
  for (const Square queen : frame.queens) {
    if (queen.column < side_) --western_queens_;
    if (queen.row < side_) north_rows_ &= ~(Lines{1} << (side_ - 1 - queen.row));
    if (queen.row >= first_south) south_rows &= ~(Lines{1} << (queen.row - first_south));
  }
  for (Lines south = 0; south < Lines{1} << side_; ++south)
    if ((south & ~south_rows) == 0) souths_[static_cast<std::size_t>(std::popcount(south))].push_back(south);
}

std::vector<WeightedSplit> RowSplits::with_north(Lines north) const {
  const int southern_queens = western_queens_ - std::popcount(north);
  if ((north & ~north_rows_) != 0 || southern_queens < 0) return {};
  std::vector<WeightedSplit> splits;
  for (const Lines south : souths_[static_cast<std::size_t>(southern_queens)]) {
    const RowSplit split = {north, south};
    const std::uint64_t weight = symmetric_ ? mirror_weight(split, side_) : 1;
    if (weight != 0) splits.push_back({split, weight});
  }
  return splits;
}

std::vector<WeightedSplit> RowSplits::all(const StopToken& stop) const {
  std::vector<WeightedSplit> splits;
  for (Lines north = 0; north < Lines{1} << side_; ++north) {
    stop.throw_if_requested();
    for (const WeightedSplit& split : with_north(north)) splits.push_back(split);
  }
  return splits;
}

}  // namespace eightfold::halves
