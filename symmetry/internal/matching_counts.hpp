#pragma once

#include "eightfold/core/run_options.hpp"
#include "symmetry/internal/merged_states.hpp"
#include "symmetry/internal/root_graph.hpp"

namespace eightfold {

/// The number of matchings by weight. Throws std::length_error past the limit of stored numbers, and Stopped.
[[nodiscard]] SetsByWeight matchings_by_weight(const RootGraph& root, const MergingLimits& limits,
                                               const RunOptions& run);

}  // namespace eightfold
