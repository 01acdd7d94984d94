#pragma once

#include <cstdint>
#include <functional>

#include "eightfold/core/export.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "eightfold/symmetry/turn.hpp"

namespace EIGHTFOLD_API eightfold {

struct SymmetricSearchParams {
  int n = 0;  ///< 0 to 32
  Turn turn = Turn::half;
};

/// Visits the n-queens solutions that a turn fixes in lexicographic order, until `visit` returns false. A
/// queen is placed together with its images, row by row; memory does not grow with the number of solutions.
/// Returns the work: its boards have whole orbits of queens. One thread. Throws std::invalid_argument unless
/// 0 <= n <= 32.
SearchStatistics for_each_symmetric_solution(const SymmetricSearchParams& params,
                                             const std::function<bool(const Placement&)>& visit,
                                             const RunOptions& run = {});

}  // namespace eightfold
