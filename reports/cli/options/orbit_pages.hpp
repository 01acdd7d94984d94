#pragma once

#include <functional>

#include "eightfold/reports/page/find_orbit_page.hpp"
#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// The same as reports::find_orbit_page(), with a progress bar, and a warning if the search is long.
reports::OrbitPage find_orbit_page(const SolutionOrbitsParams& params, RunOptions run, const Context& context,
                                   const std::function<void()>& too_many = {});

}  // namespace eightfold::cli
