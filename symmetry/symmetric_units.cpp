// A unit is a branch of the cover search: what has been chosen after so many choices, the tightest item
// first. Choices are numbers of two bytes, so millions of branches fit; what they leave of the cover is made
// anew when it is counted. Neighboring branches are alike, and so is their cost: ranges take theirs from all
// over.
#include "symmetry/symmetric_units.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <mutex>
#include <span>
#include <vector>

#include "core/cover/cover_search.hpp"
#include "symmetry/plain_completions.hpp"
#include "symmetry/symmetric_cover.hpp"

namespace eightfold {
namespace {

// Branches one after another, each as its part and the options chosen there.
class Branches {
 public:
  using Path = std::span<const std::uint16_t>;

  std::size_t size() const { return ends_.size(); }
  Path operator[](std::size_t branch) const {
    const std::size_t begin = branch == 0 ? 0 : ends_[branch - 1];
    return {paths_.data() + begin, ends_[branch] - begin};
  }

  void add(Path path) {
    paths_.insert(paths_.end(), path.begin(), path.end());
    ends_.push_back(paths_.size());
  }
  void add(Path path, std::uint16_t next) {
    paths_.insert(paths_.end(), path.begin(), path.end());
    paths_.push_back(next);
    ends_.push_back(paths_.size());
  }

  bool operator==(const Branches&) const = default;

 private:
  std::vector<std::uint16_t> paths_;
  std::vector<std::size_t> ends_;
};

class SymmetricUnits final : public CountUnits {
 public:
  SymmetricUnits(int n, Turn turn, std::size_t enough)
      : solutions_(symmetric_cover(n, turn)), branches_(branches_of(solutions_, enough)) {}

  std::size_t size() const override { return std::max<std::size_t>(1, branches_.size()); }

  std::unique_ptr<Counter> counter(Kernel kernel) const override {
    return std::make_unique<SearchCounter>(*this, resolve(kernel));
  }
  std::unique_ptr<Counter> plain_counter() const override { return std::make_unique<PlainCounter>(*this); }

 private:
  using Path = Branches::Path;

  // What a branch begins with.
  static const SymmetricCover::Part& part_of(const SymmetricCover& solutions, Path path) {
    return solutions.parts[path.front()];
  }

  static Cover::Partial partial_of(const SymmetricCover& solutions, Path path) {
    Cover::Partial partial = part_of(solutions, path).start;
    for (const std::uint16_t option : path.subspan(1)) solutions.cover.choose(partial, option);
    return partial;
  }

  // At the least depth that has enough, or else where there are most.
  static Branches branches_of(const SymmetricCover& solutions, std::size_t enough) {
    Branches level;
    for (std::size_t part = 0; part < solutions.parts.size(); ++part)
      if (!solutions.cover.is_dead(solutions.parts[part].start))
        level.add({}, static_cast<std::uint16_t>(part));
    Branches most = level;
    while (level.size() < enough) {
      Branches next = next_level(solutions, level);
      if (next == level) break;
      level = std::move(next);
      if (level.size() > most.size()) most = level;
    }
    return most;
  }

  // One choice more, unless a branch is complete. Dead ends are left out.
  static Branches next_level(const SymmetricCover& solutions, const Branches& level) {
    const Cover& cover = solutions.cover;
    Branches next;
    for (std::size_t branch = 0; branch < level.size(); ++branch) {
      const Cover::Partial partial = partial_of(solutions, level[branch]);
      if (cover.is_complete(partial)) {
        next.add(level[branch]);
        continue;
      }
      for (const std::uint16_t option : cover.branches(partial)) {
        Cover::Partial below = partial;
        cover.choose(below, option);
        if (!cover.is_dead(below)) next.add(level[branch], option);
      }
    }
    return next;
  }

  // Calls count_branch(path) for the branches of a range of units and adds up what it returns, by the parts'
  // weights.
  template <typename CountBranch>
  CheckedCount count(std::size_t begin, std::size_t end, const CountBranch& count_branch) const {
    CheckedCount total;
    if (branches_.size() == 0) return total;
    const Spread spread(branches_.size());
    for (std::size_t unit = begin; unit < end; ++unit) {
      const Path path = branches_[spread[unit]];
      total.add(count_branch(path), part_of(solutions_, path).weight);
    }
    return total;
  }

  const CoverSearch& search(Kernel kernel) const {
    const std::lock_guard lock(mutex_);
    auto& search = searches_[kernel];
    if (!search) search = std::make_unique<CoverSearch>(solutions_.cover, kernel);
    return *search;
  }

  class SearchCounter final : public Counter {
   public:
    SearchCounter(const SymmetricUnits& units, Kernel kernel) : units_(units), kernel_(kernel) {}

    CheckedCount count(std::size_t begin, std::size_t end) override {
      if (search_ == nullptr) search_ = &units_.search(kernel_);
      return units_.count(begin, end, [&](Path path) {
        kernel_run_ = kernel_;
        return search_->count(partial_of(units_.solutions_, path));
      });
    }
    Kernel kernel_run() const override { return kernel_run_; }

   private:
    const SymmetricUnits& units_;
    Kernel kernel_;
    Kernel kernel_run_ = Kernel::automatic;
    const CoverSearch* search_ = nullptr;
  };

  // Of the cover it takes no more than which options a branch allows: those that its part does not exclude,
  // and for the items that are covered only the one chosen.
  class PlainCounter final : public Counter {
   public:
    explicit PlainCounter(const SymmetricUnits& units) : units_(units) {}

    CheckedCount count(std::size_t begin, std::size_t end) override {
      const SymmetricCover& solutions = units_.solutions_;
      return units_.count(begin, end, [&](Path path) {
        Cover::Partial allowed = part_of(solutions, path).start;
        for (const std::uint16_t option : path.subspan(1)) exclude_others(solutions.cover, option, allowed);
        return count_completions_plainly(solutions, allowed);
      });
    }

   private:
    static void exclude_others(const Cover& cover, std::size_t option, Cover::Partial& allowed) {
      for (Cover::Items items = cover.items_of(option); items != 0; items &= items - 1)
        for (const std::uint16_t other : cover.options_of(std::countr_zero(items)))
          if (other != option) cover.exclude(allowed, other);
    }

    const SymmetricUnits& units_;
  };

  SymmetricCover solutions_;
  Branches branches_;
  mutable std::mutex mutex_;
  mutable std::map<Kernel, std::unique_ptr<CoverSearch>> searches_;  // made when the first of them is wanted
};

}  // namespace

std::unique_ptr<CountUnits> symmetric_units(int n, Turn turn, std::size_t enough) {
  return std::make_unique<SymmetricUnits>(n, turn, enough);
}

}  // namespace eightfold
