#include <algorithm>
#include <optional>
#include <vector>

#include "eightfold/core/count/internal/dispatch.hpp"
#include "eightfold/core/count/internal/engines.hpp"
#include "eightfold/core/count/internal/halves/cut.hpp"
#include "eightfold/core/count/internal/halves/join.hpp"
#include "eightfold/core/count/internal/halves/split_on_squares.hpp"
#include "eightfold/core/internal/mutex.hpp"

namespace eightfold::halves {
namespace {

// The quadrants of the last two frames requested, made once for all threads. Neighboring ranges of units
// share a frame, or have two consecutive ones.
class SharedQuadrants {
 public:
  SharedQuadrants(const Cut& cut, const RunOptions& run) : cut_(cut), run_(without_progress(run)) {}

  std::shared_ptr<const Quadrants> of(std::size_t frame) {
    const Lock lock(mutex_);
    const auto known =
        std::find_if(kept_.begin(), kept_.end(), [&](const Kept& kept) { return kept.frame == frame; });
    if (known != kept_.end()) return known->quadrants;
    if (!boards_) boards_.emplace(cut_.frame(frame).n / 2, run_);
    if (kept_.size() == most_kept) kept_.erase(kept_.begin());
    kept_.push_back({frame, std::make_shared<const Quadrants>(*boards_, cut_.frame(frame), run_)});
    return kept_.back().quadrants;
  }

  const StopToken& stop() const { return run_.stop; }

 private:
  static constexpr std::size_t most_kept = 2;
  struct Kept {
    std::size_t frame;
    std::shared_ptr<const Quadrants> quadrants;
  };

  const Cut& cut_;
  RunOptions run_;
  Mutex mutex_;
  std::optional<QuarterBoards> boards_;
  std::vector<Kept> kept_;  // the newest last
};

// Counts by the join, or without a kernel by the plain search.
class SplitCounter final : public CountUnits::Counter {
 public:
  SplitCounter(const Cut& cut, SharedQuadrants& shared, std::optional<Kernel> kernel)
      : cut_(cut), shared_(shared), kernel_(kernel) {}

  CheckedCount count(std::size_t begin, std::size_t end) override {
    CheckedCount solutions;
    for (const Cut::Part& part : cut_.parts(begin, end)) {
      if (part.frame != frame_) begin_frame(part.frame);
      const Frame& frame = cut_.frame(part.frame);
      for (std::size_t i = part.begin; i < part.end; ++i) {
        const auto& [rows, weight] = splits_[i];
        shared_.stop().throw_if_requested();
        solutions.add(join_ ? join_->completions(rows, shared_.stop())
                            : completions_on_squares(frame, rows, shared_.stop()),
                      weight * frame.weight);
      }
      if (join_) kernel_run_ = join_->kernel_run();
    }
    return solutions;
  }

  Kernel kernel_run() const override { return kernel_run_; }
  SearchStatistics statistics() const override {
    SearchStatistics all = of_earlier_frames_;
    if (join_) all += join_->statistics();
    return all;
  }

 private:
  void begin_frame(std::size_t frame) {
    of_earlier_frames_ = statistics();
    frame_.reset();  // stays empty if the rest throws
    join_.reset();
    quadrants_.reset();
    if (kernel_) {
      quadrants_ = shared_.of(frame);
      join_.emplace(*quadrants_, *kernel_);
    }
    splits_ = cut_.splits_of(frame);
    frame_ = frame;
  }

  const Cut& cut_;
  SharedQuadrants& shared_;
  std::optional<Kernel> kernel_;
  Kernel kernel_run_ = Kernel::automatic;
  SearchStatistics of_earlier_frames_;
  std::optional<std::size_t> frame_;  // the frame of quadrants_, join_ and splits_
  std::shared_ptr<const Quadrants> quadrants_;
  std::optional<Join> join_;
  std::vector<WeightedSplit> splits_;
};

class Units : public CountUnits {
 public:
  Units(int n, const RunOptions& run) : cut_(n, run.stop), quadrants_(cut_, run) {}

  std::size_t size() const override { return cut_.size(); }
  std::unique_ptr<Counter> counter(Kernel kernel) const override {
    return std::make_unique<SplitCounter>(cut_, quadrants_, resolve(kernel));
  }
  std::unique_ptr<Counter> plain_counter() const override {
    return std::make_unique<SplitCounter>(cut_, quadrants_, std::nullopt);
  }

 private:
  Cut cut_;
  mutable SharedQuadrants quadrants_;
};

}  // namespace

std::unique_ptr<CountUnits> units(int n, const RunOptions& run) { return std::make_unique<Units>(n, run); }

}  // namespace eightfold::halves
