#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "eightfold/core/pieces/conflict_graph.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/integer.hpp"
#include "eightfold/symmetry/pieces/piece_group.hpp"

namespace eightfold {

/// The greatest number of states that a count stores at a time. Each takes some hundred bytes.
inline constexpr std::size_t most_piece_states = 4'000'000;

/// The number of independent sets by weight, from 0 to the greatest; or, if a weight is given, only of that
/// weight, at its index. Shares no search with for_each_independent_set(). Throws std::length_error if there
/// are more than `most_states` states, and Stopped.
[[nodiscard]] std::vector<Integer> independent_sets_by_weight(const ConflictGraph& graph,
                                                              std::optional<int> weight = {},
                                                              const RunOptions& run = {},
                                                              std::size_t most_states = most_piece_states);

/// The orbits of the vertices under a permutation that preserves the graph, as a graph with their sizes as
/// weights: its independent sets are those of the graph that the permutation fixes.
[[nodiscard]] ConflictGraph quotient_graph(const ConflictGraph& graph, const Permutation& permutation);

/// Numbers of placements, by number of pieces.
struct PieceCounts {
  std::vector<Integer> placements;             ///< from 0 pieces to the most that fit
  std::vector<std::vector<Integer>> fixed_by;  ///< the same for those that each element fixes
  std::vector<Integer> orbits;                 ///< by Burnside's lemma
};

/// Counts placements and orbits under the group; with `pieces`, of this number only, and 0 for others. Throws
/// as independent_sets_by_weight().
[[nodiscard]] PieceCounts count_pieces(const ConflictGraph& graph, const PieceGroup& group,
                                       std::optional<int> pieces = {}, const RunOptions& run = {});

}  // namespace eightfold
