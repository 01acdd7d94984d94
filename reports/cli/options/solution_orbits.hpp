#pragma once

#include <functional>
#include <span>

#include "core/rule.hpp"
#include "symmetry/orbit_counter.hpp"

namespace eightfold::cli {

struct SolutionOrbitsParams {
  int n = 0;
  Rule rule = Rule::queens;
  Subgroup group = {};
  int threads = 0;  ///< for queens; 0: one for each processor
};

/// Visits the orbits of all solutions, by their representatives, a few at a time, and counts them by two
/// routes. Of queens the canonical solutions are found without the others, and held against counts that look
/// at no orbit; of other rules every solution is visited. What the visitor throws comes out of it.
CheckedOrbitCount visit_solution_orbits(const SolutionOrbitsParams& params,
                                        const std::function<void(std::span<const Orbit>)>& visit);

}  // namespace eightfold::cli
