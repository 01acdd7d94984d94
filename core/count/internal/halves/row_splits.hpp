#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/count/internal/halves/frame.hpp"

namespace eightfold::halves {

/// The rows of the western queens; the eastern queens are in the other rows.
struct RowSplit {
  Lines north = 0;
  Lines south = 0;
};

/// A rank that a set of lines shares with its complement and with no other set.
constexpr Lines fold_rank(Lines lines, int side) {
  const Lines complement = ((Lines{1} << side) - 1) ^ lines;
  return lines < complement ? lines : complement;
}

/// A row split and the number of splits that it represents, in four bytes: there are ten million at N = 28.
class WeightedSplit {
 public:
  WeightedSplit(RowSplit rows, std::uint32_t weight)
      : bits_(rows.north | rows.south << max_side | weight << 2 * max_side) {}

  RowSplit rows() const { return {bits_ & mask, bits_ >> max_side & mask}; }
  std::uint64_t weight() const { return bits_ >> 2 * max_side; }

 private:
  static constexpr std::uint32_t mask = (1U << max_side) - 1;
  std::uint32_t bits_;
};

/// The row splits over which a frame's solutions are counted: as many western queens as the frame leaves
/// western columns, in rows that the frame leaves free. In a symmetric frame one split of each orbit under
/// the mirrors is listed.
class RowSplits {
 public:
  explicit RowSplits(const Frame& frame);

  /// The number of splits, without listing them.
  std::size_t size() const;

  /// The splits with exactly these northern rows, ordered by their southern rows. None if the frame occupies
  /// one of the rows.
  std::vector<WeightedSplit> with_north(Lines north) const;

 private:
  int side_;
  bool symmetric_;
  int western_queens_;
  Lines north_rows_;
  std::vector<std::vector<Lines>> souths_;  // sets of southern rows, by size
};

}  // namespace eightfold::halves
