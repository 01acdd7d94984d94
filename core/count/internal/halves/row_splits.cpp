#include "core/count/internal/halves/row_splits.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace eightfold::halves {
namespace {

// The size of the split's orbit under the mirrors if the split is the least member, else 0.
std::uint32_t mirror_weight(RowSplit split, int side) {
  const Lines all = (Lines{1} << side) - 1;
  const auto key = [&](Lines north, Lines south) { return std::uint64_t{north} << side | south; };
  std::array<std::uint64_t, 4> images = {key(split.north, split.south), key(split.south, split.north),
                                         key(all ^ split.north, all ^ split.south),
                                         key(all ^ split.south, all ^ split.north)};
  const std::uint64_t own = images[0];
  std::sort(images.begin(), images.end());
  if (own != images[0]) return 0;
  return static_cast<std::uint32_t>(std::unique(images.begin(), images.end()) - images.begin());
}

std::size_t binomial(int n, int k) {
  std::size_t result = 1;
  for (int i = 1; i <= k; ++i)
    result = result * static_cast<std::size_t>(n - k + i) / static_cast<std::size_t>(i);
  return result;
}

}  // namespace

RowSplits::RowSplits(const Frame& frame)
    : side_(frame.n / 2),
      symmetric_(frame.symmetric),
      western_queens_(side_ - (frame.middle_row != 0 ? 1 : 0)),
      north_rows_((Lines{1} << side_) - 1),
      souths_(static_cast<std::size_t>(side_) + 1) {
  for (const Square queen : frame.queens)
    if (queen.row < side_) north_rows_ &= ~(Lines{1} << (side_ - 1 - queen.row));
  for (Lines south = 0; south < Lines{1} << side_; ++south)
    souths_[static_cast<std::size_t>(std::popcount(south))].push_back(south);
}

// Burnside's lemma for the two mirrors of a symmetric frame: the splits that each maps to themselves have the
// same northern and southern rows, are their own complements, or have complementary northern and southern
// rows.
std::size_t RowSplits::size() const {
  const std::size_t all = binomial(std::popcount(north_rows_) + side_, western_queens_);
  if (!symmetric_) return all;
  const std::size_t same = side_ % 2 == 0 ? binomial(side_, side_ / 2) : 0;
  const std::size_t own_complement = side_ == 0 ? 1 : 0;
  return (all + same + own_complement + (std::size_t{1} << side_)) / 4;
}

std::vector<WeightedSplit> RowSplits::with_north(Lines north) const {
  const int southern_queens = western_queens_ - std::popcount(north);
  if ((north & ~north_rows_) != 0 || southern_queens < 0) return {};
  std::vector<WeightedSplit> splits;
  for (const Lines south : souths_[static_cast<std::size_t>(southern_queens)]) {
    const std::uint32_t weight = symmetric_ ? mirror_weight({north, south}, side_) : 1;
    if (weight != 0) splits.emplace_back(RowSplit{north, south}, weight);
  }
  return splits;
}

}  // namespace eightfold::halves
