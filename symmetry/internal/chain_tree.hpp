#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "eightfold/symmetry/chain.hpp"

namespace eightfold {

// Calls a visitor unless a stop is requested, and reports the progress every few thousand chains. The token
// is polled before each visit, which may take long; without a token that is a branch.
class ChainVisit {
 public:
  // Both must outlive the object. `chains` is the number of visits expected, for the progress.
  ChainVisit(const ChainVisitor& visit, const RunOptions& run, double chains)
      : visit_(visit), run_(run), chains_(chains) {}

  bool operator()(std::span<const int> chain) const {
    constexpr std::uint64_t step = 4096;
    run_.stop.throw_if_requested();
    if (run_.on_progress && ++visited_ % step == 0)
      run_.on_progress(std::min(1.0, static_cast<double>(visited_) / chains_));
    return visit_(chain);
  }

 private:
  const ChainVisitor& visit_;
  const RunOptions& run_;
  double chains_;
  mutable std::uint64_t visited_ = 0;
};

// for_each_chain for bracelets, or without reflections for necklaces. Begins with the first chain of all
// unless one is given. Precondition: at least one bead and color.
void visit_chain_tree(const ChainSize& size, std::optional<std::vector<int>> first, bool reflections,
                      const ChainVisit& visit);

}  // namespace eightfold
