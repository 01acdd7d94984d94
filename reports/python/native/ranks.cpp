#include <fmt/core.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/internal/random.hpp"
#include "eightfold/core/rank.hpp"
#include "eightfold/reports/solutions/rank_report.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/bind.hpp"
#include "reports/python/native/iteration.hpp"
#include "reports/python/native/run.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::python {
namespace {

// The argument k, given the number of solutions.
std::uint64_t rank_below(std::uint64_t size, int n, py::handle k) {
  if (size == 0) throw py::value_error(fmt::format("k: {} queens have no solution", n));
  const std::string reason = fmt::format("N = {} has {}", n, reports::counted(size, "solution"));
  return whole_number("k", k, {0, size - 1, reason});
}

// Beyond the published counts, a rank that does not exist is known only after all solutions are counted.
py::object nth(py::handle n_argument, py::handle k, py::handle threads, py::handle progress) {
  const int n = counted_n(n_argument);
  const auto published = published_counts(n).all;
  const std::uint64_t rank = published ? rank_below(*published, n, k) : whole_number("k", k, {});
  struct Found {
    Placement solution;
    std::optional<std::uint64_t> size;  // if the rank does not exist
  };
  const Found found = in_background(run_of(threads, progress), [&](const RunOptions& run) -> Found {
    SolutionRanks ranks(n, run);
    try {
      return {ranks.at(rank), {}};
    } catch (const std::out_of_range&) {
      return {{}, ranks.size()};
    }
  });
  if (found.size) rank_below(*found.size, n, k);
  return new_placement(found.solution);
}

std::uint64_t rank(py::handle argument, py::handle threads, py::handle progress) {
  const Placement solution = placement("placement", argument);
  const int n = least_board(solution);
  if (const auto reason = reports::why_unranked(solution, n)) throw py::value_error("placement: " + *reason);
  return in_background(run_of(threads, progress),
                       [&](const RunOptions& run) { return SolutionRanks(n, run).rank_of(solution); });
}

// The draws of `eightfold sample`. Half of the progress is the count of all solutions.
std::vector<Placement> draw(int n, std::uint64_t draws, std::uint64_t seed, const RunOptions& run) {
  RandomNumbers random(seed);
  std::vector<Placement> drawn;
  bool is_counted = false;
  RunOptions half = run;
  if (run.on_progress)
    half.on_progress = [&](double done) {
      const double drawing = (static_cast<double>(drawn.size()) + done) / static_cast<double>(draws);
      run.on_progress(is_counted ? 0.5 + 0.5 * drawing : 0.5 * done);
    };
  SolutionRanks ranks(n, half);
  const std::uint64_t size = draws > 0 ? ranks.size() : 0;
  is_counted = true;
  while (size > 0 && drawn.size() < draws) drawn.push_back(ranks.at(random.below(size)));
  return drawn;
}

py::list sample(py::handle n_argument, py::handle k, py::handle seed, py::handle threads,
                py::handle progress) {
  const int n = counted_n(n_argument);
  const std::uint64_t draws = whole_number("k", k, {0, 1'000'000});
  const std::uint64_t first = whole_number("seed", seed, {});
  const auto drawn = in_background(run_of(threads, progress),
                                   [&](const RunOptions& run) { return draw(n, draws, first, run); });
  if (drawn.size() < draws) throw py::value_error(fmt::format("n: {} queens have no solution to draw", n));
  py::list result;
  for (const Placement& solution : drawn) result.append(new_placement(solution));
  return result;
}

}  // namespace

void bind_ranks(py::module_& module) {
  module.def("nth", nth);
  module.def("rank", rank);
  module.def("sample", sample);
}

}  // namespace eightfold::python
