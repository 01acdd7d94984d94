#pragma once

#include <functional>
#include <optional>
#include <span>

#include "eightfold/core/board.hpp"
#include "eightfold/core/rule.hpp"
#include "eightfold/core/run_options.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold {

struct SolutionOrbitsParams {
  int n = 0;  ///< 0 to 32
  Rule rule = Rule::queens;
  Subgroup group = full_group;  ///< the acting group
  /// n×n, with required and blocked squares that the group preserves; by default without.
  std::optional<Board> board = {};
};

/// Visits the orbit of every solution on the n×n board, one or more at a time in the lexicographic order of
/// the representatives, until `visit` returns false, and counts the orbits by two routes. For queens, only
/// canonical solutions are enumerated, and their number is compared with counts of all and of symmetric
/// solutions. For other rules, under which reflections fix some solutions, every solution is visited, by one
/// thread.
///
/// Returns nothing if the visitor stopped the search. Throws std::invalid_argument if n is out of range, the
/// board has another size or the group does not preserve it. Calls `visit` one call at a time but possibly in
/// another thread; rethrows what it throws. The progress is that of the visit.
std::optional<CheckedOrbitCount> for_each_solution_orbit_part(
    const SolutionOrbitsParams& params, const std::function<bool(std::span<const Orbit>)>& visit,
    const RunOptions& run = {});

/// The same, one orbit at a time.
std::optional<CheckedOrbitCount> for_each_solution_orbit(const SolutionOrbitsParams& params,
                                                         const std::function<bool(const Orbit&)>& visit,
                                                         const RunOptions& run = {});

/// The counts alone. For rooks without constraints, the closed forms are compared with the counts, and beyond
/// max_visited_rooks nothing is visited; throws std::invalid_argument beyond max_counted_rooks.
[[nodiscard]] CheckedOrbitCount classify_solutions(const SolutionOrbitsParams& params,
                                                   const RunOptions& run = {});

}  // namespace eightfold
