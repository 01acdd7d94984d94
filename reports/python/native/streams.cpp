// The iterators over searches that call a visitor.
#include <fmt/core.h>

#include <memory>
#include <span>

#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/bind.hpp"
#include "eightfold/reports/python/native/iteration.hpp"
#include "eightfold/reports/python/native/placement_stream.hpp"
#include "eightfold/reports/python/native/run.hpp"
#include "eightfold/reports/python/native/search_arguments.hpp"
#include "eightfold/symmetry/canonical_list.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"

namespace eightfold::python {
namespace {

std::unique_ptr<PlacementStream> canonical_solutions(py::handle n, py::handle group, py::handle rule_name,
                                                     py::handle threads) {
  CanonicalSearchParams params;
  params.n = board_of(n, py::none()).columns();
  params.group = subgroup("group", group);
  params.rule = rule("rule", rule_name);
  const Run run = run_of(threads, py::none());
  const std::string name = fmt::format("SolutionStream canonical, n={}, group={}, rule={}", params.n,
                                       name_of(params.group), name_of(params.rule));
  const auto search = [params, count = run.threads](const PlacementStream::Sink& sink,
                                                    const StopToken& stop) {
    const auto visit = [&](std::span<const Orbit> orbits) {
      for (const Orbit& orbit : orbits) sink(orbit.representative);
      return true;
    };
    list_canonical_solutions(params, visit, {.threads = count, .stop = stop});
  };
  const std::uint64_t solutions = least_solutions(params.n, params.rule);
  return std::make_unique<PlacementStream>(name, params.n, search,
                                           solutions / static_cast<std::uint64_t>(params.group.order()));
}

std::unique_ptr<PlacementStream> symmetric_solutions(py::handle n, py::handle turn) {
  const SymmetricSearchParams params = {board_of(n, py::none()).columns(), turn_of(turn)};
  const std::string name = fmt::format("SolutionStream symmetric, n={}, turn={}", params.n,
                                       params.turn == Turn::half ? "half" : "quarter");
  const auto search = [params](const PlacementStream::Sink& sink, const StopToken& stop) {
    const auto visit = [&](const Placement& solution) {
      sink(solution);
      return true;
    };
    for_each_symmetric_solution(params, visit, {.stop = stop});
  };
  return std::make_unique<PlacementStream>(name, params.n, search);
}

constexpr const char* stream_doc = R"doc(A lazy iterator over solutions in lexicographic order.

`canonical_solutions` and `symmetric_solutions` create it. A thread searches, at most a few thousand solutions
ahead; it ends with the iterator. An iterator that has begun cannot be continued after a fork.

>>> from eightfold import canonical_solutions
>>> len(list(canonical_solutions(8)))
12
)doc";

constexpr const char* stream_to_numpy_doc = R"doc(The solutions that are left, as an array of NumPy.

Its type is uint8 and its shape (solutions, n); row i has the columns of the i-th solution. Afterwards the
iterator is at its end, and the next call raises ValueError, as does an array of more than 2 GB. Needs NumPy.

>>> from eightfold import symmetric_solutions
>>> symmetric_solutions(4).to_numpy().tolist()
[[1, 3, 0, 2], [2, 0, 3, 1]]
)doc";

}  // namespace

void bind_streams(py::module_& module) {
  py::class_<PlacementStream> cls(module, "SolutionStream", stream_doc);
  cls.def("to_numpy", &PlacementStream::to_numpy, stream_to_numpy_doc)
      .def("__repr__", &PlacementStream::repr);
  add_iteration(cls);
  module.def("canonical_solutions", canonical_solutions);
  module.def("symmetric_solutions", symmetric_solutions);
}

}  // namespace eightfold::python
