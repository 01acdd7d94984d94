#include "eightfold/symmetry/solution_orbits.hpp"

#include <algorithm>
#include <span>

#include "eightfold/core/count/internal/parallel.hpp"
#include "eightfold/core/internal/visit_progress.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/solution_counts.hpp"

namespace eightfold {
namespace {

using Visit = std::function<bool(const Orbit&)>;

std::optional<CheckedOrbitCount> for_each_orbit_of_queens(const SolutionOrbitsParams& params,
                                                          const Visit& visit, const RunOptions& run) {
  // If the group mirrors columns, the first queen of a canonical solution is in the left half.
  const double columns = params.group.contains(Symmetry::flip_horizontal) ? 0.5 : 1;
  ProgressListener listener;
  if (run.on_progress) listener = [&](double done) { run.on_progress(std::min(1.0, done / columns)); };
  VisitProgress progress(Board::square(params.n), Rule::queens, listener);
  OrbitCounts counts;
  bool stopped = false;
  const auto visit_orbit = [&](const Orbit& orbit) {
    counts.add(orbit);
    counts.placements += static_cast<std::uint64_t>(orbit.size);
    progress.visit(orbit.representative);
    stopped = !visit(orbit);
    return !stopped;
  };
  for_each_canonical_part(
      {params.n, params.group, Rule::queens},
      [&](std::span<const Orbit> orbits) { return std::all_of(orbits.begin(), orbits.end(), visit_orbit); },
      without_progress(run));
  if (stopped) return std::nullopt;
  const SolutionCounts solutions = count_solutions_by_symmetry({params.n}, without_progress(run));
  return check_orbits(counts, fixed_points_of_solutions(params.n, solutions).restricted_to(params.group));
}

std::optional<CheckedOrbitCount> for_each_orbit_of_listed(const SolutionOrbitsParams& params,
                                                          const Visit& visit, const RunOptions& run) {
  OrbitCounter counter(params.group);
  VisitProgress progress(Board::square(params.n), params.rule, run.on_progress);
  for (const Placement& solution : Solutions(Board::square(params.n), {}, params.rule, run.stop)) {
    progress.visit(solution);
    if (const auto orbit = counter.add(solution); orbit && !visit(*orbit)) return std::nullopt;
  }
  return counter.finish();
}

}  // namespace

std::optional<CheckedOrbitCount> for_each_solution_orbit(const SolutionOrbitsParams& params,
                                                         const Visit& visit, const RunOptions& run) {
  return params.rule == Rule::queens ? for_each_orbit_of_queens(params, visit, run)
                                     : for_each_orbit_of_listed(params, visit, run);
}

CheckedOrbitCount classify_solutions(const SolutionOrbitsParams& params, const RunOptions& run) {
  return for_each_solution_orbit(
             params, [](const Orbit&) { return true; }, run)
      .value();
}

}  // namespace eightfold
