// Numbers of solutions, and solutions by their number in lexicographic order.
#include "eightfold/core/count/count.hpp"

#include <fmt/core.h>

#include <array>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/internal/constraints.hpp"
#include "core/internal/random.hpp"
#include "eightfold/core/rank.hpp"
#include "eightfold/reports/solutions/rank_report.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/boards.hpp"
#include "reports/python/native/iteration.hpp"
#include "reports/python/native/run.hpp"
#include "reports/solutions/internal/count_limit.hpp"
#include "reports/text/internal/rule_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::python {
namespace {

Engine engine_of(py::handle value) {
  constexpr std::array<std::string_view, 5> names = {"auto", "backtrack", "lanes", "halves", "permanent"};
  return static_cast<Engine>(choice("engine", value, "engine", names));
}

std::uint64_t count(py::handle n, py::handle prefix, py::handle rule_name, py::handle engine,
                    const py::tuple& squares, const py::tuple& run_arguments) {
  CountParams params;
  params.rule = rule("rule", rule_name);
  params.engine = engine_of(engine);
  if (!supports(params.engine, params.rule))
    throw py::value_error(fmt::format("engine: {} counts {} only; give \"auto\" or \"backtrack\"",
                                      name_of(params.engine),
                                      params.engine == Engine::permanent ? "rooks" : "queens"));
  const Placement first = placement("prefix", prefix);
  const bool is_constrained = !first.empty() || has_squares(squares);
  if (is_constrained && params.engine == Engine::halves)
    throw py::value_error(
        "engine: halves supports no prefix, queens or blocked; give \"auto\", \"backtrack\" or \"lanes\"");
  const auto [greatest, reason] = reports::count_limit(params.rule, is_constrained);
  params.n = small_number("n", n, {0, static_cast<std::uint64_t>(greatest), reason});
  require_on_board(first, Board::square(params.n));
  params.board = with_prefix(constrained(Board::square(params.n), squares), first);
  if (const auto too_many = reports::too_many_rooks(params)) throw py::value_error("n: " + *too_many);
  return in_background(run_of(run_arguments),
                       [&](const RunOptions& run) { return count_solutions(params, run).solutions; });
}

std::uint64_t symmetric(py::handle n, py::handle turn, const py::tuple& squares,
                        const py::tuple& run_arguments) {
  const bool half = turn_of(turn) == Turn::half;
  const Bounds bounds = has_squares(squares)
                            ? Bounds{0, max_size, "the limit of boards with required or blocked squares"}
                        : half ? Bounds{0, largest_half_turn_n, "the limit of the half turn"}
                               : Bounds{0, largest_quarter_turn_n, "the limit of the quarter turn"};
  FixedCountParams params = {small_number("n", n, bounds)};
  params.board = board_for(turn_of(turn), params.n, squares);
  const auto count = half ? count_half_turn_solutions : count_quarter_turn_solutions;
  return in_background(run_of(run_arguments),
                       [&](const RunOptions& run) { return count(params, run).solutions; });
}

std::string_view place_on(const Board& board, Rule rule) {
  return board.is_constrained() ? " on this board" : reports::place_of_rule(rule);
}

// The board of the argument n, whose solutions under the rule are numbered in 64 bits.
Board numbered_board(py::handle n, Rule rule, const py::tuple& squares) {
  const int most = has_squares(squares) ? max_counted_n : max_counted_n_of(rule);
  const auto reason = reports::count_limit(rule, false).reason;
  const int rows = small_number("n", n, {0, static_cast<std::uint64_t>(most), reason});
  Board board = constrained(Board::square(rows), squares);
  if (const auto too_many = reports::too_many_rooks({.n = rows, .board = board, .rule = rule}))
    throw py::value_error("n: " + *too_many);
  return board;
}

// The argument k, given the number of solutions.
std::uint64_t rank_below(std::uint64_t size, const Board& board, Rule rule, py::handle k) {
  const int n = board.columns();
  const std::string_view place = place_on(board, rule);
  if (size == 0)
    throw py::value_error(
        fmt::format("k: {} {} have no solution{}", n, reports::pieces_of_rule(rule), place));
  const std::string reason = fmt::format("N = {}{} has {}", n, place, reports::counted(size, "solution"));
  return whole_number("k", k, {0, size - 1, reason});
}

// Beyond the published counts, a rank that does not exist is known only after all solutions are counted.
py::object nth(py::handle n, py::handle k, py::handle rule_name, const py::tuple& squares,
               const py::tuple& run_arguments) {
  const Rule under = rule("rule", rule_name);
  const Board board = numbered_board(n, under, squares);
  const bool is_listed = !board.is_constrained() && under == Rule::queens;
  const auto published = is_listed ? published_counts(board.columns()).all : std::nullopt;
  const std::uint64_t rank = published ? rank_below(*published, board, under, k) : whole_number("k", k, {});
  struct Found {
    Placement solution;
    std::optional<std::uint64_t> size;  // if the rank does not exist
  };
  const Found found = in_background(run_of(run_arguments), [&](const RunOptions& run) -> Found {
    SolutionRanks ranks(board, run, under);
    try {
      return {ranks.at(rank), {}};
    } catch (const std::out_of_range&) {
      return {{}, ranks.size()};
    }
  });
  if (found.size) rank_below(*found.size, board, under, k);
  return new_placement(found.solution);
}

std::uint64_t rank(py::handle argument, py::handle rule_name, const py::tuple& squares,
                   const py::tuple& run_arguments) {
  const Rule under = rule("rule", rule_name);
  const Placement solution = placement("placement", argument);
  const Board board = constrained(Board::square(least_board(solution)), squares);
  if (const auto reason = reports::why_unranked(solution, board, under))
    throw py::value_error("placement: " + *reason);
  return in_background(run_of(run_arguments), [&](const RunOptions& run) {
    return SolutionRanks(board, run, under).rank_of(solution);
  });
}

// The draws of `eightfold sample`. Half of the progress is the count of all solutions.
std::vector<Placement> draw(const Board& board, Rule rule, std::uint64_t draws, std::uint64_t seed,
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
  SolutionRanks ranks(board, half, rule);
  const std::uint64_t size = draws > 0 ? ranks.size() : 0;
  is_counted = true;
  while (size > 0 && drawn.size() < draws) drawn.push_back(ranks.at(random.below(size)));
  return drawn;
}

py::list sample(py::handle n, py::handle k, py::handle seed, py::handle rule_name, const py::tuple& squares,
                const py::tuple& run_arguments) {
  const Rule under = rule("rule", rule_name);
  const Board board = numbered_board(n, under, squares);
  const std::uint64_t draws = whole_number("k", k, {0, 1'000'000});
  const std::uint64_t first = whole_number("seed", seed, {});
  const auto drawn = in_background(
      run_of(run_arguments), [&](const RunOptions& run) { return draw(board, under, draws, first, run); });
  if (drawn.size() < draws)
    throw py::value_error(fmt::format("n: {} {} have no solution to draw{}", board.columns(),
                                      reports::pieces_of_rule(under), place_on(board, under)));
  py::list result;
  for (const Placement& solution : drawn) result.append(new_placement(solution));
  return result;
}

}  // namespace

void bind_count(py::module_& module) {
  module.def("count", count);
  module.def("symmetric", symmetric);
  module.def("nth", nth);
  module.def("rank", rank);
  module.def("sample", sample);
}

}  // namespace eightfold::python
