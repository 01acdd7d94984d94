#pragma once

#include "core/count/checked_count.hpp"
#include "core/count/kernel.hpp"
#include "core/count/parallel.hpp"
#include "core/placement.hpp"

namespace eightfold::lanes {

struct Result {
  CheckedCount solutions;
  Kernel kernel = Kernel::automatic;  ///< that ran; `automatic` if nothing had to be searched
};

/// Counts the completions of a prefix on the n×n board, 0 <= n <= 32, by a search that takes a vector of
/// boards at a time. Throws std::invalid_argument if the processor lacks the kernel.
Result count(int n, const Placement& prefix, Kernel kernel, int threads, const Progress::Listener& listener);

}  // namespace eightfold::lanes
