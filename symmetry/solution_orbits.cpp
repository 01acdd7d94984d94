#include "eightfold/symmetry/solution_orbits.hpp"

#include <algorithm>
#include <stdexcept>

#include "core/run/parallel.hpp"
#include "core/run/stop_poll.hpp"
#include "core/run/visit_progress.hpp"
#include "eightfold/core/count/count.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "symmetry/internal/canonical_list.hpp"
#include "symmetry/internal/preserved_board.hpp"

namespace eightfold {
namespace {

using SomeOrbits = std::span<const Orbit>;
using Visit = std::function<bool(SomeOrbits)>;

std::optional<CheckedOrbitCount> visit_queens(const SolutionOrbitsParams& params, const Visit& visit,
                                              const RunOptions& run) {
  OrbitCounts counts;
  bool stopped = false;
  const auto count_and_visit = [&](SomeOrbits part) {
    for (const Orbit& orbit : part) {
      counts.add(orbit);
      counts.placements += static_cast<std::uint64_t>(orbit.size);
    }
    stopped = !visit(part);
    return !stopped;
  };
  SearchStatistics statistics = for_each_canonical_part(
      {.n = params.n, .group = params.group, .board = params.board}, count_and_visit, run);
  if (stopped) return std::nullopt;
  const auto solutions =
      count_solutions_by_symmetry({.n = params.n, .board = params.board}, without_progress(run));
  CheckedOrbitCount result =
      check_orbits(counts, fixed_points_of_solutions(params.n, solutions.counts).restricted_to(params.group));
  result.statistics = statistics += solutions.statistics;
  return result;
}

std::optional<CheckedOrbitCount> visit_others(const SolutionOrbitsParams& params, const Visit& visit,
                                              const RunOptions& run) {
  check(run);
  const Board board = preserved_board(params.n, params.board, params.group);
  OrbitCounter counter(params.group);
  VisitProgress progress(board, params.rule, run.on_progress);
  Solutions solutions(board, {}, params.rule, run.stop);
  StopPoll poll(run.stop);
  for (const Placement& solution : solutions) {
    poll();
    progress.visit(solution);
    if (const auto orbit = counter.add(solution); orbit && !visit({&*orbit, 1})) return std::nullopt;
  }
  CheckedOrbitCount result = counter.finish();
  result.statistics = solutions.statistics();
  return result;
}

}  // namespace

std::optional<CheckedOrbitCount> for_each_solution_orbit_part(const SolutionOrbitsParams& params,
                                                              const Visit& visit, const RunOptions& run) {
  return params.rule == Rule::queens ? visit_queens(params, visit, run) : visit_others(params, visit, run);
}

std::optional<CheckedOrbitCount> for_each_solution_orbit(const SolutionOrbitsParams& params,
                                                         const std::function<bool(const Orbit&)>& visit,
                                                         const RunOptions& run) {
  return for_each_solution_orbit_part(
      params, [&](SomeOrbits part) { return std::all_of(part.begin(), part.end(), visit); }, run);
}

CheckedOrbitCount classify_solutions(const SolutionOrbitsParams& params, const RunOptions& run) {
  check(run);
  const bool has_closed_form =
      params.rule == Rule::rooks && !preserved_board(params.n, params.board, params.group).is_constrained();
  if (has_closed_form && params.n > max_visited_rooks)
    return orbits_of(marks_of_rooks(params.n), params.group);
  const auto ignore = [](SomeOrbits) { return true; };
  CheckedOrbitCount result = for_each_solution_orbit_part(params, ignore, run).value();
  if (has_closed_form && result.counts != orbits_of(marks_of_rooks(params.n), params.group).counts)
    throw std::logic_error("the orbits of rooks differ from their closed forms");
  return result;
}

}  // namespace eightfold
