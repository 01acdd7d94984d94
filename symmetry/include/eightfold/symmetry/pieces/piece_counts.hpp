#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "eightfold/core/pieces/conflict_graph.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/integer.hpp"
#include "eightfold/symmetry/pieces/piece_group.hpp"
#include "eightfold/symmetry/pieces/piece_route.hpp"

namespace eightfold {

/// The greatest number of counts that are stored at a time: of sets of one weight that leave the same
/// vertices free.
inline constexpr std::size_t most_stored_counts = 20'000'000;

/// The number of independent sets by weight, from 0 to the greatest; or, if a weight is given, only of that
/// weight, at its index. Shares no search with for_each_independent_set(). Throws std::length_error if there
/// are more than `most_stored` counts, and Stopped.
[[nodiscard]] std::vector<Integer> independent_sets_by_weight(const ConflictGraph& graph,
                                                              std::optional<int> weight = {},
                                                              const RunOptions& run = {},
                                                              std::size_t most_stored = most_stored_counts);

/// Whether its independent sets are counted as matchings, which is fast: each vertex lies on one line or two,
/// and vertices are joined if they share a line. Rooks and bishops on any board are such vertices. O(size³).
[[nodiscard]] bool are_matchings(const ConflictGraph& graph);

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
/// as independent_sets_by_weight(); `visit` needs `pieces` and throws std::overflow_error past 64 bits.
[[nodiscard]] PieceCounts count_pieces(const ConflictGraph& graph, const PieceGroup& group,
                                       std::optional<int> pieces = {}, PieceRoute route = PieceRoute::merge,
                                       const RunOptions& run = {});

}  // namespace eightfold
