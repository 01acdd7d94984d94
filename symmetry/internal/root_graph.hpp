#pragma once

#include <array>
#include <optional>
#include <vector>

#include "eightfold/core/pieces/conflict_graph.hpp"

namespace eightfold {

/// A multigraph whose edges are vertices of a conflict graph. Edges are joined there if they share a point,
/// so independent sets are matchings.
struct RootGraph {
  struct Edge {
    std::array<int, 2> points{};  ///< in ascending order; equal if the edge has one point
    int weight = 1;
  };

  int points = 0;
  std::vector<Edge> edges;
};

/// The root graph of a connected part, if it is found. O(vertices × degree² + vertices²).
[[nodiscard]] std::optional<RootGraph> root_graph(const ConflictGraph& graph, const std::vector<int>& part);

}  // namespace eightfold
