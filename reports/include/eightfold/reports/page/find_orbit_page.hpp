#pragma once

#include <functional>
#include <stdexcept>
#include <string>

#include "eightfold/core/run_options.hpp"
#include "eightfold/reports/page/orbit_page.hpp"
#include "eightfold/symmetry/closure.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"

namespace eightfold::reports {

/// The orbits are too many for a page: "14 has 45752 orbits, but a page holds at most 20000".
class TooManyOrbits : public std::length_error {
 public:
  /// `many` is the number of orbits in words.
  TooManyOrbits(int n, const std::string& many);
};

/// Throws TooManyOrbits if the orbits are known to be too many without a search: for queens, from published
/// counts.
void expect_room_on_page(const SolutionOrbitsParams& params);

/// Searches for the orbits of all solutions. The page has the default title. If there are too many orbits,
/// calls `too_many`, by default a function that throws TooManyOrbits; if it returns, the page has no orbits,
/// but they are still counted.
[[nodiscard]] OrbitPage find_orbit_page(const SolutionOrbitsParams& params, const RunOptions& run = {},
                                        const std::function<void()>& too_many = {});

/// The page of a list, whose name is "placements". Throws TooManyOrbits, and std::domain_error if the number
/// of placements cannot be that of a union of orbits.
[[nodiscard]] OrbitPage find_orbit_page(const ClosureCheck& placements, Rule rule);

}  // namespace eightfold::reports
