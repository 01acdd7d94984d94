#include <optional>
#include <vector>

#include "core/count/internal/engines.hpp"
#include "core/count/internal/halves/cut.hpp"
#include "core/count/internal/halves/join.hpp"
#include "core/count/internal/halves/split_on_squares.hpp"
#include "core/run/dispatch.hpp"

namespace eightfold::halves {
namespace {

// What all counters share.
struct Shared {
  Shared(int n, const RunOptions& run) : cut(n, run.stop), stop(run.stop) {
    for (std::size_t frame = 0; frame < cut.frames(); ++frame)
      quadrants.emplace_back(cut.frame(frame), cache);
  }

  Cut cut;
  StopToken stop;
  QuarterCache cache;
  std::vector<Quadrants> quadrants;  // by frame
};

// Counts by the join, or without a kernel by the plain search.
class SplitCounter final : public CountUnits::Counter {
 public:
  SplitCounter(const Shared& shared, std::optional<Kernel> kernel) : shared_(shared) {
    if (kernel) join_.emplace(*kernel);
  }

  CheckedCount count(std::size_t begin, std::size_t end) override {
    CheckedCount solutions;
    for (const Cut::Part& part : shared_.cut.parts(begin, end)) {
      const Frame& frame = shared_.cut.frame(part.frame);
      if (frame_ != part.frame) {
        splits_ = shared_.cut.splits_of(part.frame);
        frame_ = part.frame;
      }
      for (std::size_t i = part.begin; i < part.end; ++i) {
        const auto& [rows, weight] = splits_[i];
        shared_.stop.throw_if_requested();
        solutions.add(join_ ? join_->completions(shared_.quadrants[part.frame], rows, shared_.stop)
                            : completions_on_squares(frame, rows, shared_.stop),
                      weight * frame.weight);
      }
    }
    return solutions;
  }

  Kernel kernel_run() const override { return join_ ? join_->kernel_run() : Kernel::automatic; }
  SearchStatistics statistics() const override { return join_ ? join_->statistics() : SearchStatistics{}; }

 private:
  const Shared& shared_;
  std::optional<Join> join_;
  std::optional<std::size_t> frame_;  // of splits_
  std::vector<WeightedSplit> splits_;
};

class Units : public CountUnits {
 public:
  Units(int n, const RunOptions& run) : shared_(n, run) {}

  std::size_t size() const override { return shared_.cut.size(); }
  std::unique_ptr<Counter> counter(Kernel kernel) const override {
    return std::make_unique<SplitCounter>(shared_, resolve(kernel));
  }
  std::unique_ptr<Counter> plain_counter() const override {
    return std::make_unique<SplitCounter>(shared_, std::nullopt);
  }

 private:
  Shared shared_;
};

}  // namespace

std::unique_ptr<CountUnits> units(int n, const RunOptions& run) { return std::make_unique<Units>(n, run); }

}  // namespace eightfold::halves
