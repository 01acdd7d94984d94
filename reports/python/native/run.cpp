#include "reports/python/native/run.hpp"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <exception>
#include <memory>
#include <thread>

#include "reports/python/native/arguments.hpp"
#include "reports/python/native/background.hpp"

namespace eightfold::python {
namespace {

// The work uses the members before `background`, whose destructor waits for its end.
struct Computation {
  RunOptions options = {};
  std::atomic<double> done = 0;
  Background background;
};

constexpr std::chrono::milliseconds between_looks(20);

// Calls the argument `progress` with ascending fractions.
class Report {
 public:
  explicit Report(const py::object& progress) : progress_(progress) {}

  explicit operator bool() const { return !progress_.is_none(); }

  void operator()(double done) {
    if (progress_.is_none() || std::min(done, 1.0) <= reported_) return;
    progress_(reported_ = std::min(done, 1.0));
  }

 private:
  const py::object& progress_;
  double reported_ = 0;
};

// A computation in the calling thread, without the interpreter's lock. Its polls and its progress take the
// lock now and then to look at signals. Polls of other threads only learn that it is stopped.
class Watch {
 public:
  explicit Watch(const py::object& progress) : report_(progress) {}

  void run(const std::function<void(const RunOptions&)>& computation) {
    std::exception_ptr failure;
    {
      ReleasedLock lock;
      lock_ = &lock;
      try {
        computation(options());
      } catch (...) {
        failure = std::current_exception();
      }
    }
    if (failure_of_python_) std::rethrow_exception(failure_of_python_);
    if (failure) std::rethrow_exception(failure);
    report_(1);
  }

  bool stop_requested() {
    if (is_stopped_ || interpreter_exits()) return true;
    if (std::this_thread::get_id() != caller_ ||
        std::chrono::steady_clock::now() - last_look_ < between_looks)
      return false;
    lock_->with_lock([this] { look(); });
    last_look_ = std::chrono::steady_clock::now();
    return is_stopped_;
  }

 private:
  struct Token {
    Watch* watch;
    bool stop_requested() const { return watch->stop_requested(); }
  };

  RunOptions options() {
    RunOptions options = {.threads = 1, .stop = Token{this}};
    if (report_)
      options.on_progress = [this](double done) {
        done_ = done;
        if (stop_requested()) throw Stopped();
      };
    return options;
  }

  void look() {
    try {
      if (PyErr_CheckSignals() != 0) throw py::error_already_set();
      report_(done_);
    } catch (...) {
      failure_of_python_ = std::current_exception();
      is_stopped_ = true;
    }
  }

  Report report_;
  const std::thread::id caller_ = std::this_thread::get_id();
  std::chrono::steady_clock::time_point last_look_ = std::chrono::steady_clock::now();
  ReleasedLock* lock_ = nullptr;
  std::atomic<bool> is_stopped_ = false;
  std::atomic<double> done_ = 0;
  std::exception_ptr failure_of_python_;
};

}  // namespace

Run run_of(const py::tuple& arguments) {
  Run run = {small_number("threads", arguments[0], {0, max_threads}), arguments[1]};
  if (!run.progress.is_none() && PyCallable_Check(run.progress.ptr()) == 0)
    throw py::type_error("progress: not callable; give True, False or a function of the finished fraction");
  return run;
}

void run_in_background(const Run& run, const std::function<void(const RunOptions&)>& computation) {
  // A thread of its own has memory of its own, whose pages are new at each call: 8% of the time of count(16).
  if (run.threads == 1) return Watch(run.progress).run(computation);
  const std::unique_ptr<Computation, DeleteUnlessForked> running(new Computation());
  RunOptions& options = running->options;
  options.threads = run.threads;
  options.stop = running->background.stop_token();
  Report report(run.progress);
  if (report) options.on_progress = [&done = running->done](double part) { done.store(part); };
  running->background.start([&computation, &options] { computation(options); });
  while (!running->background.wait([] { return false; })) report(running->done);
  running->background.rethrow_failure();
  report(1);
}

}  // namespace eightfold::python
