// A unit is a branch of the cover search: the options chosen in the first steps, on the item with the fewest
// options first. A choice uses two bytes, so millions of branches fit in memory; the partial cover is
// computed again when the branch is counted. Without constraints, the solutions that the quarter turn fixes
// are counted by a join instead, and a unit is one of its splits. Neighboring branches and splits have
// similar costs, so the units of a range are in low-discrepancy order.
#include "eightfold/symmetry/symmetric_units.hpp"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/cover/internal/cover_search.hpp"
#include "core/internal/constraints.hpp"
#include "core/run/dispatch.hpp"
#include "core/run/parallel.hpp"
#include "core/run/spread.hpp"
#include "eightfold/core/count/checked_count.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "symmetry/internal/pairing_join.hpp"
#include "symmetry/internal/symmetric_cover.hpp"

namespace eightfold {
namespace {

// The index of a part, then the options chosen in it.
using Path = std::span<const std::uint16_t>;

class Branches {
 public:
  std::size_t size() const { return ends_.size(); }
  Path operator[](std::size_t branch) const {
    const std::size_t begin = branch == 0 ? 0 : ends_[branch - 1];
    return {paths_.data() + begin, ends_[branch] - begin};
  }

  void add(Path path, std::optional<std::uint16_t> next = {}) {
    paths_.insert(paths_.end(), path.begin(), path.end());
    if (next) paths_.push_back(*next);
    ends_.push_back(paths_.size());
  }

  bool operator==(const Branches&) const = default;

 private:
  std::vector<std::uint16_t> paths_;  // one after another
  std::vector<std::size_t> ends_;
};

Cover::Partial partial_of(const SymmetricCover& solutions, Path path) {
  Cover::Partial partial = solutions.parts[path.front()].start;
  for (const std::uint16_t option : path.subspan(1)) solutions.cover.choose(partial, option);
  return partial;
}

// The options that a branch allows: those of its part, and for the covered items only the chosen ones. Unlike
// partial_of, it leaves the conflicts to the plain search.
Cover::Partial allowed_by(const SymmetricCover& solutions, Path path) {
  const Cover& cover = solutions.cover;
  Cover::Partial allowed = solutions.parts[path.front()].start;
  for (const std::uint16_t option : path.subspan(1))
    for (int item = 0; item < cover.items(); ++item)
      if ((cover.items_of(option) >> item & 1) != 0)
        for (const std::uint16_t other : cover.options_of(item))
          if (other != option) cover.exclude(allowed, other);
  return allowed;
}

// The feasible branches with one more choice; complete branches stay as they are.
Branches next_level(const SymmetricCover& solutions, const Branches& level, const StopToken& stop) {
  const Cover& cover = solutions.cover;
  Branches next;
  for (std::size_t branch = 0; branch < level.size(); ++branch) {
    stop.throw_if_requested();
    const Cover::Partial partial = partial_of(solutions, level[branch]);
    if (cover.is_complete(partial)) {
      next.add(level[branch]);
      continue;
    }
    for (const std::uint16_t option : cover.branches(partial)) {
      Cover::Partial below = partial;
      cover.choose(below, option);
      if (!cover.is_infeasible(below)) next.add(level[branch], option);
    }
  }
  return next;
}

// The first level with at least `min_units` branches, or else the one with the most.
Branches branches_of(const SymmetricCover& solutions, std::size_t min_units, const StopToken& stop) {
  Branches level;
  for (std::size_t part = 0; part < solutions.parts.size(); ++part)
    if (!solutions.cover.is_infeasible(solutions.parts[part].start))
      level.add({}, static_cast<std::uint16_t>(part));
  Branches most = level;
  while (level.size() < min_units) {
    Branches next = next_level(solutions, level, stop);
    if (next == level) break;
    level = std::move(next);
    if (level.size() > most.size()) most = level;
  }
  return most;
}

class SymmetricUnits final : public CountUnits {
 public:
  SymmetricUnits(SymmetricCover solutions, std::size_t min_units, const StopToken& stop)
      : stop_(stop), solutions_(std::move(solutions)), branches_(branches_of(solutions_, min_units, stop)) {}

  std::size_t size() const override { return std::max<std::size_t>(1, branches_.size()); }

  std::unique_ptr<Counter> counter(Kernel kernel) const override {
    return std::make_unique<BranchCounter>(*this, resolve(kernel));
  }
  std::unique_ptr<Counter> plain_counter() const override {
    return std::make_unique<BranchCounter>(*this, std::nullopt);
  }

 private:
  // Counts by the cover search, or without a kernel by the plain search.
  class BranchCounter final : public Counter {
   public:
    BranchCounter(const SymmetricUnits& units, std::optional<Kernel> kernel)
        : units_(units), kernel_(kernel) {}

    CheckedCount count(std::size_t begin, std::size_t end) override {
      const SymmetricCover& solutions = units_.solutions_;
      const Branches& branches = units_.branches_;
      CheckedCount total;
      if (branches.size() == 0) return total;
      if (kernel_ && !search_) search_.emplace(solutions.cover, *kernel_);
      const Spread spread(branches.size());
      for (std::size_t unit = begin; unit < end; ++unit) {
        const Path path = branches[spread[unit]];
        units_.stop_.throw_if_requested();
        total.add(kernel_ ? count_by_search(partial_of(solutions, path))
                          : count_completions_plainly(solutions, allowed_by(solutions, path), units_.stop_),
                  solutions.parts[path.front()].weight);
        kernel_run_ = kernel_.value_or(Kernel::automatic);
      }
      return total;
    }
    Kernel kernel_run() const override { return kernel_run_; }
    SearchStatistics statistics() const override { return statistics_; }

   private:
    std::uint64_t count_by_search(const Cover::Partial& partial) {
      const CoverCount counted = search_->count_alone(partial, units_.stop_);
      statistics_ += counted.statistics;
      return counted.covers;
    }

    const SymmetricUnits& units_;
    std::optional<Kernel> kernel_;
    Kernel kernel_run_ = Kernel::automatic;
    SearchStatistics statistics_;
    std::optional<CoverSearch> search_;  // made when it is first needed
  };

  StopToken stop_;
  SymmetricCover solutions_;
  Branches branches_;
};

// The solutions that the quarter turn fixes, by the splits of their pairings.
class PairingUnits final : public CountUnits {
 public:
  PairingUnits(int n, StopToken stop)
      : stop_(std::move(stop)),
        solutions_(symmetric_cover(n, Turn::quarter)),
        cut_(pairing_cut(n / 4 * 2, n)) {
    if (!solutions_.parts.empty()) splits_ = pairing_splits(cut_);
  }

  std::size_t size() const override { return std::max<std::size_t>(1, splits_.size()); }

  std::unique_ptr<Counter> counter(Kernel kernel) const override {
    return std::make_unique<SplitCounter>(*this, resolve(kernel));
  }
  std::unique_ptr<Counter> plain_counter() const override {
    return std::make_unique<SplitCounter>(*this, std::nullopt);
  }

 private:
  // Counts by the join, or without a kernel by the plain search.
  class SplitCounter final : public Counter {
   public:
    SplitCounter(const PairingUnits& units, std::optional<Kernel> kernel) : units_(units), kernel_(kernel) {}

    CheckedCount count(std::size_t begin, std::size_t end) override {
      const SymmetricCover& solutions = units_.solutions_;
      const std::vector<PairingSplit>& splits = units_.splits_;
      CheckedCount total;
      if (splits.empty()) return total;
      if (kernel_ && !join_) join_.emplace(units_.cut_, *kernel_);
      const Spread spread(splits.size());
      for (std::size_t unit = begin; unit < end; ++unit) {
        const PairingSplit split = splits[spread[unit]];
        units_.stop_.throw_if_requested();
        total.add(kernel_ ? join_->count(split)
                          : count_completions_plainly(solutions, units_.allowed_by(split), units_.stop_),
                  solutions.parts.front().weight);
        kernel_run_ = kernel_.value_or(Kernel::automatic);
      }
      return total;
    }
    Kernel kernel_run() const override { return kernel_run_; }
    SearchStatistics statistics() const override {
      return join_ ? SearchStatistics{.pair_blocks = join_->pair_blocks()} : SearchStatistics{};
    }

   private:
    const PairingUnits& units_;
    std::optional<Kernel> kernel_;
    Kernel kernel_run_ = Kernel::automatic;
    std::optional<PairingJoin> join_;  // made when it is first needed
  };

  // The options that a split allows. A large value is in the split if and only if its partner is large.
  Cover::Partial allowed_by(PairingSplit split) const {
    Cover::Partial allowed = solutions_.parts.front().start;
    for (std::size_t option = 0; option < solutions_.pairs.size(); ++option) {
      const auto& [first, second] = solutions_.pairs[option];
      const bool partner_is_large = second < cut_.large;
      const bool fits = first >= cut_.large || ((split >> first & 1) != 0) == partner_is_large;
      if (!fits || (partner_is_large && (split >> second & 1) == 0))
        solutions_.cover.exclude(allowed, option);
    }
    return allowed;
  }

  StopToken stop_;
  SymmetricCover solutions_;
  PairingCut cut_;
  std::vector<PairingSplit> splits_;
};

}  // namespace

std::unique_ptr<CountUnits> symmetric_units(int n, Turn turn, std::size_t min_units, const RunOptions& run) {
  check(run);
  if (turn == Turn::quarter) return std::make_unique<PairingUnits>(n, run.stop);
  return std::make_unique<SymmetricUnits>(symmetric_cover(n, turn), min_units, run.stop);
}

std::unique_ptr<CountUnits> symmetric_units(const Board& board, Turn turn, std::size_t min_units,
                                            const RunOptions& run) {
  if (turn == Turn::quarter && !board_of(board.columns(), board).is_constrained())
    return symmetric_units(board.columns(), turn, min_units, run);
  check(run);
  return std::make_unique<SymmetricUnits>(symmetric_cover(board.columns(), turn, board), min_units, run.stop);
}

std::unique_ptr<CountUnits> symmetric_units(int n, Turn turn, std::size_t min_units) {
  return symmetric_units(n, turn, min_units, {});
}

namespace {

FixedCountResult count_fixed_solutions(const FixedCountParams& params, Turn turn, const RunOptions& run) {
  check(run);
  const SymmetricCover solutions = symmetric_cover(params.n, turn, params.board);
  const CoverSearch search(solutions.cover);
  CheckedCount total;
  FixedCountResult result;
  for (std::size_t part = 0; part < solutions.parts.size(); ++part) {
    const auto& [start, weight] = solutions.parts[part];
    const CoverCount counted = search.count(start, equal_part_of(run, part, solutions.parts.size()));
    total.add(counted.covers, weight);
    result.statistics += counted.statistics;
  }
  result.solutions = total.value();
  return result;
}

FixedCountResult count_quarter_turn_solutions(int n, const RunOptions& run) {
  const SymmetricCover solutions = symmetric_cover(n, Turn::quarter);
  if (solutions.parts.empty()) {
    check(run);
    return {};
  }
  const PairingCount counted = count_pairings(pairing_cut(n / 4 * 2, n), run);
  CheckedCount total;
  total.add(counted.pairings, solutions.parts.front().weight);
  return {.solutions = total.value(), .statistics = counted.statistics};
}

}  // namespace

FixedCountResult count_half_turn_solutions(const FixedCountParams& params, const RunOptions& run) {
  return count_fixed_solutions(params, Turn::half, run);
}

FixedCountResult count_quarter_turn_solutions(const FixedCountParams& params, const RunOptions& run) {
  if (params.board && board_of(params.n, params.board).is_constrained())
    return count_fixed_solutions(params, Turn::quarter, run);
  return count_quarter_turn_solutions(params.n, run);
}

}  // namespace eightfold
