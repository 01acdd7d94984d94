#pragma once

#include <functional>

#include "eightfold/reports/page/find_orbit_page.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "reports/cli/options/search.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/numbers.hpp"

namespace eightfold::cli {

/// The same as reports::find_orbit_page(), with a progress bar, and a warning if the search is long.
reports::OrbitPage find_orbit_page(const SolutionOrbitsParams& params, const CommandLine& line,
                                   const Context& context, Search& search,
                                   const std::function<void()>& too_many = {});

/// Writes a static site into --output-dir: a page for each N of the range, linked to the previous and the
/// next one, and last the index. An N with too many orbits for a page has its counts in the index. Throws
/// what OutputFolder throws, and writes no index then.
ExitCode write_orbit_site(const CommandLine& line, Range range, const Context& context, Search& search);

}  // namespace eightfold::cli
