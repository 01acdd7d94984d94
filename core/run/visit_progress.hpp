#pragma once

#include <algorithm>
#include <cstdint>
#include <utility>

#include "eightfold/core/board.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"

namespace eightfold {

/// An estimate of the fraction of all full placements that precede one in lexicographic order. The free
/// squares of a row have equal weight.
double share_before(const Placement& placement, const Board& board, Rule rule = Rule::queens);

/// Reports how much of a visit of all full placements in lexicographic order is finished.
class VisitProgress {
 public:
  /// `listener` gets the finished fraction, 0 to 1; it may be empty.
  VisitProgress(const Board& board, Rule rule, ProgressListener listener)
      : board_(board), rule_(rule), listener_(std::move(listener)) {}

  /// Call it for each placement, in order. Reports every 4096th.
  void visit(const Placement& placement) {
    if (listener_ && ++visited_ % 4096 == 0) report(share_before(placement, board_, rule_));
  }

 private:
  // Rounding must not make a fraction less than the one before.
  void report(double done) { listener_(reported_ = std::clamp(done, reported_, 1.0)); }

  Board board_;
  Rule rule_;
  ProgressListener listener_;
  std::uint64_t visited_ = 0;
  double reported_ = 0;
};

}  // namespace eightfold
