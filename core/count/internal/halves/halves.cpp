// Meet in the middle: solutions are pairs of half-boards that share no diagonal.
//
// The board is cut along its middle lines. For every split of the rows between the western and the eastern
// half, the half-boards of each side are listed and the compatible pairs counted (join.cpp). Backtracking
// visits at least one board per solution; a join touches 512 western boards at a time, and long lists are
// divided by diagonals that both halves may occupy.
//
// One row split of each orbit under the mirrors is counted. Transposing exchanges the rows of the western
// half with the columns of the northern half. Both are pairs of sets of quarter lines. A set has a rank that
// it shares only with its complement and that no mirror changes; a pair has the higher of its two ranks. A
// solution counts twice if its columns have the lower rank, once if the ranks are equal, and not at all
// otherwise. "Both ranks are lower" is a condition on the western board and one on the eastern board, so both
// lists shrink by a third and their pairs by half. On boards of odd size the queen of the middle column is
// placed first, and that of the middle row belongs to the south-western quarter boards (frame.hpp).
//
// Source: Evgeny Kluev, "N Queens Count Solutions" (github.com/EvgenyKluev/N-Queens-Count-Sol, 2022). From it
// are the tabled quadrants, the half-boards joined from them, the bit-sliced match of one half-board with a
// block of others through tabled ANDs, and the middle queens of odd sizes. New here: one AND for each quarter
// board instead of each half-board, tables by two rows, the carry-save count, the division by diagonals, and
// the fold of the transpose.
#include <algorithm>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/count/internal/engines.hpp"
#include "core/count/internal/halves/join.hpp"
#include "core/count/internal/halves/splits.hpp"
#include "core/run/dispatch.hpp"

namespace eightfold::halves {
namespace {

// Counts by the join, or without a kernel by the plain search.
class SplitCounter final : public CountUnits::Counter {
 public:
  SplitCounter(const Splits& splits, std::optional<Kernel> kernel, StopToken stop)
      : splits_(splits), stop_(std::move(stop)) {
    if (kernel) join_.emplace(*kernel);
  }

  CheckedCount count(std::size_t begin, std::size_t end) override { return count(begin, end, stop_); }

  CheckedCount count(std::size_t begin, std::size_t end, const StopToken& stop) {
    CheckedCount solutions;
    splits_.for_each(begin, end, stop, [&](const SplitReader::Place& place) {
      const RowSplit rows = place.split.rows();
      solutions.add(join_ ? join_->completions(place.quadrants, rows, stop)
                          : completions_on_squares(place.frame, rows, stop),
                    place.split.weight() * place.frame.weight);
    });
    return solutions;
  }

  Kernel kernel_run() const override { return join_ ? join_->kernel_run() : Kernel::automatic; }
  SearchStatistics statistics() const override { return join_ ? join_->statistics() : SearchStatistics{}; }

 private:
  SplitReader splits_;
  StopToken stop_;
  std::optional<Join> join_;
};

class SplitUnits final : public CountUnits {
 public:
  SplitUnits(int n, const RunOptions& run) : stop_(run.stop), splits_(n) {}

  std::size_t size() const override { return splits_.size(); }
  std::unique_ptr<Counter> counter(Kernel kernel) const override {
    return std::make_unique<SplitCounter>(splits_, resolve(kernel), stop_);
  }
  std::unique_ptr<Counter> plain_counter() const override {
    return std::make_unique<SplitCounter>(splits_, std::nullopt, stop_);
  }

 private:
  StopToken stop_;
  Splits splits_;
};

struct Worker {
  SplitCounter counter;
  CheckedCount solutions = {};
};

}  // namespace

EngineResult count(int n, Kernel kernel, const RunOptions& run) {
  const Splits splits(n);
  std::vector<std::unique_ptr<Worker>> workers(static_cast<std::size_t>(threads_of(run.threads)));
  for_each_range(splits.size(), units_of_range, run,
                 [&](std::size_t begin, std::size_t end, std::size_t which, const StopToken& stop) {
                   std::unique_ptr<Worker>& worker = workers[which];
                   if (!worker) worker.reset(new Worker{SplitCounter(splits, kernel, run.stop)});
                   worker->solutions.add(worker->counter.count(begin, end, stop));
                 });
  EngineResult result;
  for (const auto& worker : workers) {
    if (!worker) continue;
    result.solutions.add(worker->solutions);
    result.statistics += worker->counter.statistics();
    if (worker->counter.kernel_run() != Kernel::automatic) result.kernel = worker->counter.kernel_run();
  }
  return result;
}

std::unique_ptr<CountUnits> units(int n, const RunOptions& run) {
  return std::make_unique<SplitUnits>(n, run);
}

}  // namespace eightfold::halves
