#include "eightfold/reports/python/native/run.hpp"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "eightfold/reports/python/native/arguments.hpp"

namespace eightfold::python {
namespace {

// A computation in a thread. Its destructor stops it.
class Background {
 public:
  Background(int threads, const std::function<void(const RunOptions&)>& computation)
      : thread_([this, threads, &computation] {
          try {
            computation({.threads = threads, .stop = StopToken(stop_), .on_progress = [this](double done) {
                           done_.store(done);
                         }});
          } catch (...) {
            failure_ = std::current_exception();
          }
          const std::lock_guard lock(mutex_);
          finished_ = true;
          changed_.notify_one();
        }) {}
  Background(const Background&) = delete;
  Background& operator=(const Background&) = delete;
  ~Background() {
    stop_ = true;
    const py::gil_scoped_release others_run;
    thread_.join();
  }

  double done() const { return done_.load(); }

  /// Waits a short time; true once the computation is finished.
  bool wait() {
    constexpr std::chrono::milliseconds between_signals(20);
    const py::gil_scoped_release others_run;
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, between_signals, [this] { return finished_; });
  }

  void rethrow_failure() const {
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  std::atomic<bool> stop_ = false;
  std::atomic<double> done_ = 0;
  std::mutex mutex_;
  std::condition_variable changed_;
  bool finished_ = false;
  std::exception_ptr failure_;
  std::thread thread_;  // last: it uses the others
};

}  // namespace

Run run_of(py::handle threads, py::handle progress) {
  Run run;
  if (!threads.is_none()) run.threads = small_number("threads", threads, {0, 256});
  if (!progress.is_none() && PyCallable_Check(progress.ptr()) == 0)
    throw py::type_error("progress: not callable; give True, False or a function of the finished fraction");
  run.progress = py::reinterpret_borrow<py::object>(progress);
  return run;
}

void run_in_background(const Run& run, const std::function<void(const RunOptions&)>& computation) {
  Background background(run.threads, computation);
  double reported = 0;
  while (!background.wait()) {
    if (PyErr_CheckSignals() != 0) throw py::error_already_set();
    if (const double done = background.done(); !run.progress.is_none() && done > reported) {
      reported = done;
      run.progress(done);
    }
  }
  background.rethrow_failure();
  if (!run.progress.is_none()) run.progress(1.0);
}

}  // namespace eightfold::python
