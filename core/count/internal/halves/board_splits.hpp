#pragma once

#include <cstddef>
#include <functional>
#include <vector>

#include "core/count/internal/halves/frame.hpp"
#include "core/count/internal/halves/quadrants.hpp"
#include "core/count/internal/halves/quarter_cache.hpp"
#include "core/count/internal/halves/row_splits.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/run_options.hpp"

namespace eightfold::halves {

/// The row splits of all frames of a board.
class BoardSplits {
 public:
  /// Throws Stopped.
  BoardSplits(int n, const Placement& prefix, const StopToken& stop);
  BoardSplits(const BoardSplits&) = delete;
  BoardSplits& operator=(const BoardSplits&) = delete;

  struct Place {
    const Frame& frame;
    const Quadrants& quadrants;
    WeightedSplit split;
  };
  /// `worker` is below the number of threads; concurrent calls have different workers.
  using Visit = std::function<void(std::size_t worker, const Place& place, const StopToken& stop)>;

  /// Visits each split once. Splits with the same northern rows are visited by one worker, one after another.
  /// Rethrows what the visitor throws; throws Stopped.
  void for_each(const RunOptions& run, const Visit& visit) const;

 private:
  std::vector<Frame> frames_;
  QuarterCache cache_;
  std::vector<Quadrants> quadrants_;  // by frame
  std::vector<RowSplits> splits_;     // by frame
};

}  // namespace eightfold::halves
