#pragma once

#include <pybind11/pybind11.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>

#include "eightfold/core/stop_token.hpp"

namespace eightfold::python {

/// Releases the interpreter's lock as long as this object lives. While the interpreter exits, its end waits
/// forever unless it is in the exiting thread: otherwise Python would unwind the thread through destructors
/// and end the process with an error.
class ReleasedLock {
 public:
  ReleasedLock();
  ReleasedLock(const ReleasedLock&) = delete;
  ReleasedLock& operator=(const ReleasedLock&) = delete;
  ~ReleasedLock();

  /// Calls a function that uses Python and throws nothing. Precondition: this is the thread of the object.
  template <typename Function>
  void with_lock(Function function) {
    acquire();
    function();
    release();
  }

 private:
  void acquire();
  void release();

  PyThreadState* state_ = nullptr;
};

/// True once the interpreter exits: work shall stop.
bool interpreter_exits();

/// Work in a thread of its own, which must not use Python. Hold the interpreter's lock when you call the
/// functions of this class, except those for the work itself.
class Background {
 public:
  Background();
  Background(const Background&) = delete;
  Background& operator=(const Background&) = delete;
  /// Stops the work and waits for its end.
  ~Background();

  /// Call it once.
  void start(std::function<void()> work);

  /// For the work.
  [[nodiscard]] StopToken stop_token() const { return StopToken(stop_); }

  /// For the work: waits until `ready`, which `mutex` protects. Throws Stopped if a stop is requested.
  template <typename Ready>
  void wait_in_work(std::unique_lock<std::mutex>& lock, Ready ready) {
    changed.wait(lock, [&] { return stop_ || ready(); });
    if (stop_) throw Stopped();
  }

  /// Waits at most 20 ms until `ready`, which `mutex` protects, or until the work ends; then reacts to
  /// signals. True if the work has ended. Throws std::runtime_error in a forked child, which does not have
  /// the thread.
  template <typename Ready>
  bool wait(Ready ready) {
    require_thread();
    {
      const ReleasedLock others_run;
      std::unique_lock lock(mutex);
      changed.wait_for(lock, std::chrono::milliseconds(20), [&] { return ended_.load() || ready(); });
    }
    require_thread();
    if (PyErr_CheckSignals() != 0) throw pybind11::error_already_set();
    return ended_;
  }

  /// Rethrows the exception of the work, if any. Precondition: the work has ended.
  void rethrow_failure() const {
    if (failure_) std::rethrow_exception(failure_);
  }

  [[nodiscard]] bool has_ended() const { return ended_; }
  [[nodiscard]] bool is_in_forked_child() const;
  void request_stop();

  std::mutex mutex;                 // never acquire the interpreter's lock while holding it
  std::condition_variable changed;  // notified when the work ends or shall stop, and by the owner

 private:
  void require_thread() const;

  std::atomic<bool> stop_ = false;
  std::atomic<bool> ended_ = false;
  std::exception_ptr failure_;
  int process_;
  std::thread thread_;
};

/// In a forked child, a background whose thread is missing cannot be destroyed: it is left alone.
struct DeleteUnlessForked {
  template <typename T>
  void operator()(T* object) const {
    if (!object->background.is_in_forked_child()) delete object;
  }
};

/// Stops all backgrounds when the interpreter exits.
void stop_backgrounds_at_exit();

}  // namespace eightfold::python
