#include "eightfold/reports/cli/options/solution_orbits.hpp"

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/internal/visit_progress.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/fixed_solutions.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"

namespace eightfold::cli {
namespace {

using Visit = std::function<void(std::span<const Orbit>)>;

CheckedOrbitCount visit_queens(const SolutionOrbitsParams& params, const Visit& visit) {
  OrbitCounts counts;
  for_each_canonical_part({params.n, params.group, Rule::queens},
                          [&](std::span<const Orbit> orbits) {
                            for (const Orbit& orbit : orbits) {
                              counts.add(orbit);
                              counts.placements += static_cast<std::uint64_t>(orbit.size);
                            }
                            visit(orbits);
                            return true;
                          },
                          {.threads = params.threads, .on_progress = params.on_progress});
  const RunOptions run = {.threads = params.threads};
  return check_orbits(counts,
                      fixed_points_of_solutions(params.n, count_solutions({.n = params.n}, run).solutions,
                                                count_half_turn_solutions({params.n}, run),
                                                count_quarter_turn_solutions({params.n}, run)),
                      params.group);
}

CheckedOrbitCount visit_others(const SolutionOrbitsParams& params, const Visit& visit) {
  OrbitCounter count(params.group);
  VisitProgress progress(Board::square(params.n), params.rule, params.on_progress);
  for (const Placement& solution : Solutions(Board::square(params.n), {}, params.rule)) {
    progress.visit(solution);
    if (const auto orbit = count.add(solution)) visit({&*orbit, 1});
  }
  return count.finish();
}

}  // namespace

CheckedOrbitCount visit_solution_orbits(const SolutionOrbitsParams& params, const Visit& visit) {
  return params.rule == Rule::queens ? visit_queens(params, visit) : visit_others(params, visit);
}

}  // namespace eightfold::cli
