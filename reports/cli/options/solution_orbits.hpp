#pragma once

#include <functional>
#include <span>

#include "eightfold/core/rule.hpp"
#include "eightfold/symmetry/orbit_counter.hpp"

namespace eightfold::cli {

struct SolutionOrbitsParams {
  int n = 0;
  Rule rule = Rule::queens;
  Subgroup group = full_group;
  int threads = 0;                               ///< for queens; 0: one for each processor
  std::function<void(double)> on_progress = {};  ///< gets the finished fraction of the visit, 0 to 1
};

/// Visits the orbits of all solutions by their representatives, a few at a time, and counts them by two
/// routes. For queens, only canonical solutions are enumerated, and their number is compared with counts of
/// all and of symmetric solutions. For other rules every solution is visited. Exceptions of the visitor
/// propagate.
CheckedOrbitCount visit_solution_orbits(const SolutionOrbitsParams& params,
                                        const std::function<void(std::span<const Orbit>)>& visit);

}  // namespace eightfold::cli
