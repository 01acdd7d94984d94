#pragma once

#include <cstdint>

#include "eightfold/core/pieces/conflict_graph.hpp"

namespace eightfold {

/// How placements are counted: merge states, or visit each placement.
enum class PieceRoute : std::uint8_t { merge, visit };

/// The number of independent sets with fewer vertices than that, which a search for those with `vertices`
/// visits; an estimate from random sets, the same in every run. Vertices of weight 1. O(vertices × size).
[[nodiscard]] double estimated_visits(const ConflictGraph& graph, int vertices);

/// The route that is faster by that estimate. Merging is faster where many placements leave the same squares
/// free, as with kings or with many knights; visiting where few pieces are placed, or where the last squares
/// depend on the first, as with queens.
[[nodiscard]] PieceRoute faster_route(const ConflictGraph& graph, int vertices);

}  // namespace eightfold
