#pragma once

#include "core/count/checked_count.hpp"
#include "core/count/kernel.hpp"
#include "core/count/parallel.hpp"
#include "core/placement.hpp"

namespace eightfold::halves {

/// The largest N of this engine: its tables hold every placement of a quarter.
inline constexpr int max_n = 21;

struct Result {
  CheckedCount solutions;
  Kernel kernel = Kernel::automatic;  ///< that ran; `automatic` if nothing had to be counted
};

/// Counts the completions of a prefix on the n×n board by joining half-boards, 0 <= n <= max_n.
Result count(int n, const Placement& prefix, Kernel kernel, int threads, const Progress::Listener& listener);

}  // namespace eightfold::halves
