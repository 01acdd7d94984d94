#pragma once

#include <cstdint>

#include "core/count/checked_count.hpp"
#include "core/count/parallel.hpp"
#include "core/placement.hpp"
#include "core/rule.hpp"

namespace eightfold::backtrack {

struct Result {
  CheckedCount solutions;
  std::uint64_t boards =
      0;  ///< the boards visited: the prefix, or with none the boards of one queen and more
};

/// Counts the completions of a prefix on the n×n board, 0 <= n <= 32, by depth-first search, row by row: the
/// plain engine, against which the others are tested, and the only one for all rules. Without a prefix the
/// first queen stays on the left half of its row, and each board there stands for its mirror image too: no
/// rule knows left from right.
Result count(int n, const Placement& prefix, int threads, const Progress::Listener& listener,
             Rule rule = Rule::queens);

}  // namespace eightfold::backtrack
