#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "core/count/internal/halves/frame.hpp"
#include "core/count/internal/halves/quadrants.hpp"
#include "core/count/internal/halves/quarter_cache.hpp"
#include "core/count/internal/halves/row_splits.hpp"
#include "core/run/mutex.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold::halves {

/// The row splits of all frames, in an order that depends only on n, cut into units of about the same cost. A
/// unit is one split of a frame or a few consecutive ones; units are in the order of the frames.
class Splits {
 public:
  explicit Splits(int n);
  Splits(const Splits&) = delete;
  Splits& operator=(const Splits&) = delete;

  /// The number of units.
  std::size_t size() const { return frames_.back().units_end; }

 private:
  friend class SplitReader;
  using List = std::vector<WeightedSplit>;

  struct OfFrame {
    OfFrame(const Frame& of, QuarterCache& cache) : frame(of), quadrants(of, cache) {}

    Frame frame;
    Quadrants quadrants;
    std::size_t splits = 0;
    std::size_t splits_per_unit = 0;
    std::size_t units_end = 0;
    mutable std::weak_ptr<const List> list;
  };

  // The splits in their order: 40 MB at N = 28. Readers share it. Throws Stopped.
  std::shared_ptr<const List> list_of(std::size_t frame, const StopToken& stop) const;

  QuarterCache cache_;
  std::vector<OfFrame> frames_;
  mutable Mutex mutex_;  // of the lists
};

/// Reads ranges of units. Keeps the list of a frame, so use one for each thread.
class SplitReader {
 public:
  /// Keeps a reference to the splits.
  explicit SplitReader(const Splits& splits) : splits_(splits) {}

  struct Place {
    const Frame& frame;
    const Quadrants& quadrants;
    WeightedSplit split;
  };
  using Visit = std::function<void(const Place& place)>;

  /// Visits the splits of the units in [begin, end). Throws Stopped.
  void for_each(std::size_t begin, std::size_t end, const StopToken& stop, const Visit& visit);

 private:
  const Splits& splits_;
  std::shared_ptr<const Splits::List> list_;
  std::size_t frame_ = 0;  // of the list
};

/// The number of units that a thread of a run takes at a time: most splits of such a range have the same
/// northern rows.
inline constexpr std::size_t units_of_range = 8;

}  // namespace eightfold::halves
