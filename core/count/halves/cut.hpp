#pragma once

#include <cstddef>
#include <vector>

#include "core/count/halves/row_splits.hpp"

namespace eightfold::halves {

/// The row splits of all frames, in one order that depends on n alone, and cut into units of about the same
/// cost: frame by frame, a unit being the next few splits of its frame.
class Cut {
 public:
  explicit Cut(int n);

  /// How many units there are.
  std::size_t size() const { return ends_.back(); }

  const Frame& frame(std::size_t index) const { return frames_[index]; }

  /// A frame's splits in their order.
  std::vector<WeightedSplit> splits_of(std::size_t frame) const;

  /// Splits of a frame: those at places `begin` to before `end` of splits_of().
  struct Part {
    std::size_t frame;
    std::size_t begin;
    std::size_t end;
  };
  /// The splits of the units from `begin` to before `end`, frame by frame.
  std::vector<Part> parts(std::size_t begin, std::size_t end) const;

 private:
  std::vector<Frame> frames_;
  std::vector<std::size_t> splits_;           // by frame, how many
  std::vector<std::size_t> splits_per_unit_;  // by frame
  std::vector<std::size_t> ends_;             // of the frames' units
};

}  // namespace eightfold::halves
