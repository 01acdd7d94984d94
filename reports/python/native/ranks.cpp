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
std::uint64_t rank_below(std::uint64_t size, const Board& board, py::handle k) {
  const int n = board.columns();
  const std::string_view place = board.is_constrained() ? " on this board" : "";
  if (size == 0) throw py::value_error(fmt::format("k: {} queens have no solution{}", n, place));
  const std::string reason = fmt::format("N = {}{} has {}", n, place, reports::counted(size, "solution"));
  return whole_number("k", k, {0, size - 1, reason});
}

// Beyond the published counts, a rank that does not exist is known only after all solutions are counted.
py::object nth(py::handle n_argument, py::handle k, py::handle queens, py::handle blocked, py::handle threads,
               py::handle progress) {
  const int n = counted_n(n_argument);
  const Board board = constrained(Board::square(n), queens, blocked);
  const auto published = board.is_constrained() ? std::nullopt : published_counts(n).all;
  const std::uint64_t rank = published ? rank_below(*published, board, k) : whole_number("k", k, {});
  struct Found {
    Placement solution;
    std::optional<std::uint64_t> size;  // if the rank does not exist
  };
  const Found found = in_background(run_of(threads, progress), [&](const RunOptions& run) -> Found {
    SolutionRanks ranks(board, run);
    try {
      return {ranks.at(rank), {}};
    } catch (const std::out_of_range&) {
      return {{}, ranks.size()};
    }
  });
  if (found.size) rank_below(*found.size, board, k);
  return new_placement(found.solution);
}

std::uint64_t rank(py::handle argument, py::handle queens, py::handle blocked, py::handle threads,
                   py::handle progress) {
  const Placement solution = placement("placement", argument);
  const Board board = constrained(Board::square(least_board(solution)), queens, blocked);
  if (const auto reason = reports::why_unranked(solution, board))
    throw py::value_error("placement: " + *reason);
  return in_background(run_of(threads, progress),
                       [&](const RunOptions& run) { return SolutionRanks(board, run).rank_of(solution); });
}

// The draws of `eightfold sample`. Half of the progress is the count of all solutions.
std::vector<Placement> draw(const Board& board, std::uint64_t draws, std::uint64_t seed,
                            const RunOptions& run) {
  RandomNumbers random(seed);
  std::vector<Placement> drawn;
  bool is_counted = false;
  RunOptions half = run;
  if (run.on_progress)
    half.on_progress = [&](double done) {
      const double drawing = (static_cast<double>(drawn.size()) + done) / static_cast<double>(draws);
      run.on_progress(is_counted ? 0.5 + 0.5 * drawing : 0.5 * done);
    };
  SolutionRanks ranks(board, half);
  const std::uint64_t size = draws > 0 ? ranks.size() : 0;
  is_counted = true;
  while (size > 0 && drawn.size() < draws) drawn.push_back(ranks.at(random.below(size)));
  return drawn;
}

py::list sample(py::handle n_argument, py::handle k, py::handle seed, py::handle queens, py::handle blocked,
                py::handle threads, py::handle progress) {
  const int n = counted_n(n_argument);
  const Board board = constrained(Board::square(n), queens, blocked);
  const std::uint64_t draws = whole_number("k", k, {0, 1'000'000});
  const std::uint64_t first = whole_number("seed", seed, {});
  const auto drawn = in_background(run_of(threads, progress),
                                   [&](const RunOptions& run) { return draw(board, draws, first, run); });
  if (drawn.size() < draws)
    throw py::value_error(fmt::format("n: {} queens have no solution to draw{}", n,
                                      board.is_constrained() ? " on this board" : ""));
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
