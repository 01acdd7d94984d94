#include "core/count/internal/halves/board_splits.hpp"

#include "core/run/parallel.hpp"

namespace eightfold::halves {

BoardSplits::BoardSplits(int n, const Placement& prefix, const StopToken& stop)
    : frames_(frames_of(n, prefix)) {
  for (const Frame& frame : frames_) {
    stop.throw_if_requested();
    quadrants_.emplace_back(frame, cache_);
    splits_.emplace_back(frame);
  }
}

void BoardSplits::for_each(const RunOptions& run, const Visit& visit) const {
  if (frames_.empty()) return;
  const std::size_t norths = std::size_t{1} << quadrants_.front().side;
  for_each_unit(
      frames_.size() * norths, run, [&](std::size_t unit, std::size_t worker, const StopToken& stop) {
        const std::size_t frame = unit / norths;
        for (const WeightedSplit& split : splits_[frame].with_north(static_cast<Lines>(unit % norths))) {
          stop.throw_if_requested();
          visit(worker, {frames_[frame], quadrants_[frame], split}, stop);
        }
      });
}

}  // namespace eightfold::halves
