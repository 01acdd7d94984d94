#include "eightfold/reports/cli/options/solution_orbits.hpp"

#include <algorithm>

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
  // If the group mirrors columns, the first queen of a canonical solution is in the left half.
  const double columns = params.group.contains(Symmetry::flip_horizontal) ? 0.5 : 1;
  std::function<void(double)> listener;
  if (params.on_progress) listener = [&](double done) { params.on_progress(std::min(1.0, done / columns)); };
  VisitProgress progress(Board::square(params.n), Rule::queens, listener);
  for_each_canonical_part({params.n, params.group, Rule::queens, params.threads},
                          [&](std::span<const Orbit> orbits) {
                            for (const Orbit& orbit : orbits) {
                              counts.add(orbit);
                              counts.placements += static_cast<std::uint64_t>(orbit.size);
                              progress.visit(orbit.representative);
                            }
                            visit(orbits);
                            return true;
                          });
  const CountParams all = {.n = params.n, .threads = params.threads};
  const FixedCountParams fixed = {.n = params.n, .threads = params.threads};
  return check_orbits(counts,
                      fixed_points_of_solutions(params.n, count_solutions(all).solutions,
                                                count_half_turn_solutions(fixed).solutions,
                                                count_quarter_turn_solutions(fixed).solutions),
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
