#pragma once

#include <functional>
#include <optional>

#include "eightfold/reports/cli/parse/command.hpp"
#include "eightfold/reports/page/orbit_page.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"

namespace eightfold::cli {

/// The orbits of all solutions, without a title. The first orbit for which a page has no room is passed to
/// `too_many`; if that returns, the page has no orbits, but they are still counted. Shows a progress bar.
reports::OrbitPage find_orbit_page(const SolutionOrbitsParams& params, RunOptions run, const Context& context,
                                   const std::function<void()>& too_many);

}  // namespace eightfold::cli
