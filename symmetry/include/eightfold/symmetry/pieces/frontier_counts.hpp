#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "eightfold/core/pieces/conflict_graph.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/integer.hpp"

namespace eightfold {

/// The same numbers as independent_sets_by_weight() of piece_counts.hpp, to check them: the vertices are
/// decided one by one in the order of their numbers, connected part by connected part. Shares no code with
/// it. For pieces with short moves, whose frontier is a few rows. Throws std::length_error if more than 64
/// vertices are on the frontier or there are more than `most_states` states at a time, and Stopped.
[[nodiscard]] std::vector<Integer> independent_sets_along_frontier(const ConflictGraph& graph,
                                                                   std::optional<int> weight = {},
                                                                   const RunOptions& run = {},
                                                                   std::size_t most_states = 8'000'000);

}  // namespace eightfold
