#pragma once

#include "eightfold/symmetry/solution_orbits.hpp"
#include "reports/cli/options/stats.hpp"
#include "reports/cli/parse/command.hpp"
#include "reports/cli/parse/numbers.hpp"

namespace eightfold::cli {

/// Writes a static site into --output-dir: a page for each N of the range, linked to the previous and the
/// next one, and last the index. An N with too many orbits for a page has its counts in the index. The N of
/// `params` is not used. Throws what OutputFolder throws, and writes no index then.
ExitCode write_orbit_site(const CommandLine& line, Range range, SolutionOrbitsParams params,
                          const RunOptions& run, const Context& context, Stats& stats);

}  // namespace eightfold::cli
