#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>

#include "core/placement.hpp"

namespace eightfold {

/// Where each row's queen may stand: a bit a column, by row.
using AllowedSquares = std::array<std::uint32_t, max_size>;

/// What a solution counts, from its columns by row.
using SolutionWeight = std::function<std::uint64_t(std::span<const int> columns)>;

/// The weights, added up, of the solutions on the n×n board, 0 <= n <= 32, with each queen on an allowed
/// square; without a weight, their number. Plain backtracking, row by row, to hold faster searches against:
/// it shares no code with them. The sum has to fit into 64 bits.
std::uint64_t count_on_squares(int n, const AllowedSquares& allowed, const SolutionWeight& weight = {});

}  // namespace eightfold
