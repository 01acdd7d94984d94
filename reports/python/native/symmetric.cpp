#include <fmt/core.h>

#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"
#include "eightfold/reports/python/native/run.hpp"
#include "eightfold/reports/python/native/search_arguments.hpp"
#include "eightfold/symmetry/fixed_solutions.hpp"

namespace eightfold::python {
namespace {

std::uint64_t symmetric(py::handle n, py::handle turn, py::handle threads, py::handle progress) {
  const bool half = turn_of(turn) == Turn::half;
  const Bounds bounds = half ? Bounds{0, largest_half_turn_n, "the limit of the half turn"}
                             : Bounds{0, largest_quarter_turn_n, "the limit of the quarter turn"};
  const FixedCountParams params = {small_number("n", n, bounds)};
  const auto count = half ? count_half_turn_solutions : count_quarter_turn_solutions;
  return in_background(run_of(threads, progress),
                       [&](const RunOptions& run) { return count(params, run).solutions; });
}

}  // namespace

void bind_symmetric(py::module_& module) { module.def("symmetric", symmetric); }

}  // namespace eightfold::python
