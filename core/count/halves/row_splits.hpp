#pragma once

#include <cstdint>
#include <vector>

#include "core/count/halves/join.hpp"

namespace eightfold::halves {

/// A row split, and how many splits it stands for.
struct WeightedSplit {
  RowSplit rows;
  std::uint64_t weight = 1;
};

/// The row splits over which a frame's solutions are counted: the western queens take as many of the rows
/// that the frame leaves as it leaves western columns. In a symmetric frame each stands for its mirror
/// images.
class RowSplits {
 public:
  explicit RowSplits(const Frame& frame);

  /// Those with exactly these northern rows, by their southern rows; none if the frame takes one of the rows.
  std::vector<WeightedSplit> with_north(Lines north) const;

  /// All, by their northern rows.
  std::vector<WeightedSplit> all() const;

 private:
  int side_;
  bool symmetric_;
  int western_queens_;
  Lines north_rows_;
  std::vector<std::vector<Lines>> souths_;  // sets of southern rows by size
};

}  // namespace eightfold::halves
