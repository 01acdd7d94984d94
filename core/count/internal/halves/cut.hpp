#pragma once

#include <cstddef>
#include <vector>

#include "core/count/internal/halves/row_splits.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold::halves {

/// The row splits of all frames, in an order that depends only on n, cut into units of about the same cost. A
/// unit is one split of a frame or a few consecutive ones; units are in the order of the frames.
class Cut {
 public:
  /// Throws Stopped.
  explicit Cut(int n, const StopToken& stop = {});

  /// The number of units.
  std::size_t size() const { return ends_.back(); }

  std::size_t frames() const { return frames_.size(); }
  const Frame& frame(std::size_t index) const { return frames_[index]; }

  /// The splits of a frame, in their order.
  std::vector<WeightedSplit> splits_of(std::size_t frame) const;

  /// The splits of a frame at positions [begin, end) of splits_of().
  struct Part {
    std::size_t frame;
    std::size_t begin;
    std::size_t end;
  };
  /// The splits of the units in [begin, end), frame by frame.
  std::vector<Part> parts(std::size_t begin, std::size_t end) const;

 private:
  std::vector<Frame> frames_;
  std::vector<std::size_t> splits_;           // number of splits, by frame
  std::vector<std::size_t> splits_per_unit_;  // by frame
  std::vector<std::size_t> ends_;             // of the units of each frame
};

}  // namespace eightfold::halves
