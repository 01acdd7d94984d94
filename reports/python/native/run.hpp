#pragma once

#include <pybind11/pybind11.h>

#include <functional>
#include <optional>
#include <utility>

#include "eightfold/core/run_options.hpp"

namespace eightfold::python {

namespace py = pybind11;

/// How Python asked for a computation to run.
struct Run {
  int threads = 1;                   ///< 0: one for each processor
  py::object progress = py::none();  ///< None, or called with the finished fraction, 0 to 1
};

/// The arguments `threads` and `progress` of a Python function.
Run run_of(const py::tuple& arguments);

/// Runs a computation without the interpreter's lock: in the calling thread if it has one thread, and beside
/// it otherwise. Meanwhile progress is reported and signals are handled: Ctrl-C stops the computation and
/// raises KeyboardInterrupt, within 0.2 s if the computation polls its stop token. The computation must not
/// use Python.
void run_in_background(const Run& run, const std::function<void(const RunOptions&)>& computation);

/// The same with a result.
template <typename Computation>
auto in_background(const Run& run, Computation computation) {
  std::optional<decltype(computation(std::declval<const RunOptions&>()))> result;
  run_in_background(run, [&](const RunOptions& options) { result.emplace(computation(options)); });
  return *std::move(result);
}

}  // namespace eightfold::python
