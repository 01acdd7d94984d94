#pragma once

#include <cstddef>
#include <functional>
#include <span>

#include "eightfold/core/count/kernel.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"

namespace eightfold {

/// The largest n of for_each_folded_solution.
inline constexpr int max_folded_n = 17;

/// Gets a few solutions at a time. `worker` is below the number of threads; concurrent calls have different
/// workers.
using FoldedVisit = std::function<void(std::size_t worker, std::span<const Placement> solutions)>;

/// Visits solutions of n queens, at least one of each set that the mirrors and the transpose map to itself,
/// in no particular order: those that the engine `halves` counts with a positive weight. Throws
/// std::invalid_argument unless 0 <= n <= max_folded_n, or if the processor lacks the kernel; throws Stopped;
/// rethrows what the visitor throws.
SearchStatistics for_each_folded_solution(int n, const FoldedVisit& visit, const RunOptions& run = {},
                                          Kernel kernel = Kernel::automatic);

}  // namespace eightfold
