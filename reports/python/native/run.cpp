#include "eightfold/reports/python/native/run.hpp"

#include <algorithm>
#include <atomic>
#include <memory>

#include "eightfold/reports/python/native/arguments.hpp"
#include "eightfold/reports/python/native/background.hpp"

namespace eightfold::python {
namespace {

// The work uses the members before `background`, whose destructor waits for its end.
struct Computation {
  RunOptions options = {};
  std::atomic<double> done = 0;
  Background background;
};

}  // namespace

Run run_of(py::handle threads, py::handle progress) {
  Run run;
  run.threads = small_number("threads", threads, {0, 256});
  if (!progress.is_none() && PyCallable_Check(progress.ptr()) == 0)
    throw py::type_error("progress: not callable; give True, False or a function of the finished fraction");
  run.progress = py::reinterpret_borrow<py::object>(progress);
  return run;
}

void run_in_background(const Run& run, const std::function<void(const RunOptions&)>& computation) {
  const std::unique_ptr<Computation, DeleteUnlessForked> running(new Computation());
  RunOptions& options = running->options;
  options.threads = run.threads;
  options.stop = running->background.stop_token();
  if (!run.progress.is_none())
    options.on_progress = [&done = running->done](double part) { done.store(part); };
  running->background.start([&computation, &options] { computation(options); });
  double reported = 0;
  const auto report = [&](double done) {
    if (run.progress.is_none() || done <= reported) return;
    reported = done;
    run.progress(done);
  };
  while (!running->background.wait([] { return false; })) report(std::min(running->done.load(), 1.0));
  running->background.rethrow_failure();
  report(1.0);
}

}  // namespace eightfold::python
