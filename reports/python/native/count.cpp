// Numbers of solutions.
#include "eightfold/core/count/count.hpp"

#include <fmt/core.h>

#include <array>

#include "core/internal/constraints.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "reports/python/native/arguments.hpp"
#include "reports/python/native/bind.hpp"
#include "reports/python/native/run.hpp"
#include "reports/solutions/internal/count_limit.hpp"

namespace eightfold::python {
namespace {

Engine engine_of(py::handle value) {
  constexpr std::array engines = {Engine::automatic, Engine::backtrack, Engine::lanes, Engine::halves};
  constexpr std::array<std::string_view, 4> names = {"auto", "backtrack", "lanes", "halves"};
  return engines[choice("engine", value, "engine", names)];
}

std::uint64_t count(py::handle n, py::handle prefix, py::handle rule_name, py::handle engine,
                    py::handle queens, py::handle blocked, py::handle threads, py::handle progress) {
  CountParams params;
  params.rule = rule("rule", rule_name);
  params.engine = engine_of(engine);
  if (params.rule != Rule::queens && (params.engine == Engine::lanes || params.engine == Engine::halves))
    throw py::value_error(
        fmt::format("engine: {} counts queens only; give \"auto\" or \"backtrack\"", name_of(params.engine)));
  const Placement first = placement("prefix", prefix);
  const bool is_constrained = !first.empty() || has_squares(queens, blocked);
  if (is_constrained && params.engine == Engine::halves)
    throw py::value_error(
        "engine: halves supports no prefix, queens or blocked; give \"auto\", \"backtrack\" or \"lanes\"");
  const auto [greatest, reason] = reports::count_limit(params.rule, is_constrained);
  params.n = small_number("n", n, {0, static_cast<std::uint64_t>(greatest), reason});
  require_on_board(first, Board::square(params.n));
  params.board = with_prefix(constrained(Board::square(params.n), queens, blocked), first);
  if (const auto too_many = reports::too_many_rooks(params)) throw py::value_error("n: " + *too_many);
  return in_background(run_of(threads, progress),
                       [&](const RunOptions& run) { return count_solutions(params, run).solutions; });
}

std::uint64_t symmetric(py::handle n, py::handle turn, py::handle queens, py::handle blocked,
                        py::handle threads, py::handle progress) {
  const bool half = turn_of(turn) == Turn::half;
  const Bounds bounds = has_squares(queens, blocked)
                            ? Bounds{0, max_size, "the limit of boards with required or blocked squares"}
                        : half ? Bounds{0, largest_half_turn_n, "the limit of the half turn"}
                               : Bounds{0, largest_quarter_turn_n, "the limit of the quarter turn"};
  FixedCountParams params = {small_number("n", n, bounds)};
  params.board = board_for(turn_of(turn), params.n, queens, blocked);
  const auto count = half ? count_half_turn_solutions : count_quarter_turn_solutions;
  return in_background(run_of(threads, progress),
                       [&](const RunOptions& run) { return count(params, run).solutions; });
}

}  // namespace

void bind_count(py::module_& module) {
  module.def("count", count);
  module.def("symmetric", symmetric);
}

}  // namespace eightfold::python
