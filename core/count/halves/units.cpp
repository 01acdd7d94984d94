#include "core/count/halves/units.hpp"

#include <algorithm>
#include <mutex>
#include <optional>
#include <vector>

#include "core/count/halves/cut.hpp"
#include "core/count/halves/split_on_squares.hpp"

namespace eightfold::halves {
namespace {

// The quadrants of the frames that were asked for last, made once for all threads. Neighboring ranges of
// units share a frame, or have two that follow each other.
class SharedQuadrants {
 public:
  SharedQuadrants(const Cut& cut, int threads) : cut_(cut), threads_(threads) {}

  std::shared_ptr<const Quadrants> of(std::size_t frame) {
    const std::lock_guard lock(mutex_);
    const auto known =
        std::find_if(kept_.begin(), kept_.end(), [&](const Kept& kept) { return kept.frame == frame; });
    if (known != kept_.end()) return known->quadrants;
    if (!boards_) boards_.emplace(cut_.frame(frame).n / 2, threads_);
    if (kept_.size() == most_kept) kept_.erase(kept_.begin());
    kept_.push_back({frame, std::make_shared<const Quadrants>(*boards_, cut_.frame(frame), threads_)});
    return kept_.back().quadrants;
  }

 private:
  static constexpr std::size_t most_kept = 2;
  struct Kept {
    std::size_t frame;
    std::shared_ptr<const Quadrants> quadrants;
  };

  const Cut& cut_;
  int threads_;
  std::mutex mutex_;
  std::optional<QuarterBoards> boards_;
  std::vector<Kept> kept_;  // the last made at the end
};

// Goes through the splits of units; what counts one of them is up to the derived class.
class SplitCounter : public CountUnits::Counter {
 public:
  explicit SplitCounter(const Cut& cut) : cut_(cut) {}

  CheckedCount count(std::size_t begin, std::size_t end) override {
    CheckedCount solutions;
    for (const Cut::Part& part : cut_.parts(begin, end)) {
      if (part.frame != frame_) {
        frame_.reset();
        begin_frame(part.frame);
        splits_ = cut_.splits_of(part.frame);
        frame_ = part.frame;
      }
      const Frame& frame = cut_.frame(part.frame);
      for (std::size_t i = part.begin; i < part.end; ++i)
        solutions.add(completions(frame, splits_[i].rows), splits_[i].weight * frame.weight);
    }
    return solutions;
  }

 protected:
  virtual void begin_frame(std::size_t frame) = 0;
  virtual std::uint64_t completions(const Frame& frame, RowSplit split) = 0;

 private:
  const Cut& cut_;
  std::optional<std::size_t> frame_;  // that was begun last
  std::vector<WeightedSplit> splits_;
};

class JoinCounter : public SplitCounter {
 public:
  JoinCounter(const Cut& cut, SharedQuadrants& shared, Kernel kernel)
      : SplitCounter(cut), shared_(shared), kernel_(kernel) {}

  Kernel kernel_run() const override { return kernel_run_; }

 private:
  void begin_frame(std::size_t frame) override {
    join_.reset();
    quadrants_.reset();
    quadrants_ = shared_.of(frame);
    join_.emplace(*quadrants_, kernel_);
  }

  std::uint64_t completions(const Frame&, RowSplit split) override {
    const std::uint64_t solutions = join_->completions(split);
    kernel_run_ = join_->kernel_run();
    return solutions;
  }

  SharedQuadrants& shared_;
  Kernel kernel_;
  Kernel kernel_run_ = Kernel::automatic;
  std::shared_ptr<const Quadrants> quadrants_;
  std::optional<Join> join_;
};

class PlainCounter : public SplitCounter {
 public:
  using SplitCounter::SplitCounter;

 private:
  void begin_frame(std::size_t) override {}
  std::uint64_t completions(const Frame& frame, RowSplit split) override {
    return completions_on_squares(frame, split);
  }
};

class Units : public CountUnits {
 public:
  Units(int n, int threads) : cut_(n), quadrants_(cut_, threads) {}

  std::size_t size() const override { return cut_.size(); }
  std::unique_ptr<Counter> counter(Kernel kernel) const override {
    return std::make_unique<JoinCounter>(cut_, quadrants_, resolve(kernel));
  }
  std::unique_ptr<Counter> plain_counter() const override { return std::make_unique<PlainCounter>(cut_); }

 private:
  Cut cut_;
  mutable SharedQuadrants quadrants_;
};

}  // namespace

std::unique_ptr<CountUnits> units(int n, int threads) { return std::make_unique<Units>(n, threads); }

}  // namespace eightfold::halves
