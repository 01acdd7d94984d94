#pragma once

#include <cstdint>
#include <functional>
#include <span>

#include "core/internal/constraints.hpp"
#include "eightfold/core/stop_token.hpp"

namespace eightfold {

/// The weight of a solution, given its columns by row.
using SolutionWeight = std::function<std::uint64_t(std::span<const int> columns)>;

/// The total weight of the solutions on the n×n board, 0 <= n <= 32, whose queens are on allowed squares;
/// without a weight, their number. A reference for the faster searches: plain backtracking row by row that
/// shares no code with them. The sum is not checked for overflow. Throws Stopped.
std::uint64_t count_on_squares(int n, const AllowedSquares& allowed, const SolutionWeight& weight = {},
                               const StopToken& stop = {});

}  // namespace eightfold
