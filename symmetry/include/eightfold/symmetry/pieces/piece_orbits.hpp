#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <span>
#include <vector>

#include "eightfold/core/pieces/conflict_graph.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/core/search_statistics.hpp"
#include "eightfold/symmetry/pieces/piece_group.hpp"

namespace eightfold {

/// The orbit of a placement of pieces.
struct PieceOrbit {
  std::span<const int> representative;  ///< squares in ascending order; the least of the orbit
  std::uint64_t size = 0;
  std::vector<std::size_t> stabilizer = {};  ///< indices of elements of the group
};

struct PieceOrbitCount {
  std::uint64_t placements = 0;
  std::uint64_t orbits = 0;
  std::map<std::uint64_t, std::uint64_t, std::greater<>> orbits_of_size = {};
  std::vector<std::uint64_t> fixed_by = {};  ///< placements that each element of the group fixes
  SearchStatistics statistics = {};
};

/// Visits every placement of k pieces and the orbits in the lexicographic order of their representatives,
/// until `visit` returns false: a placement that an element of the group maps to a smaller one is rejected.
/// O(placements × elements × k log k). Throws Stopped.
PieceOrbitCount for_each_piece_orbit(const ConflictGraph& graph, const PieceGroup& group, int pieces,
                                     const std::function<bool(const PieceOrbit&)>& visit,
                                     const RunOptions& run = {});

}  // namespace eightfold
