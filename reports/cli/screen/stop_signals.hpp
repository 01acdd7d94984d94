#pragma once

#include <atomic>
#include <chrono>

#include "eightfold/core/stop_token.hpp"

namespace eightfold::cli {

/// While an object exists, SIGINT, SIGTERM and SIGHUP are recorded, so that a long computation can poll for
/// them and stop cleanly. A second signal ends the process at once if it comes 100 ms or more after the
/// first; an earlier one is ignored, because some senders signal a process and then its whole group. Ignored
/// signals stay ignored. Precondition: no other object exists.
class StopSignals {
 public:
  /// Called by signal handlers. Tests replace it.
  using Now = std::chrono::steady_clock::time_point (*)();

  explicit StopSignals(Now now = &std::chrono::steady_clock::now);
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;
  ~StopSignals() { release(); }

  /// The number of the first signal; 0 until it arrives.
  const std::atomic<int>* first() const;

  /// Restores the previous signal actions. Returns the number of the first signal, or 0.
  int release();

 private:
  bool released_ = false;
};

/// While an object exists, the same signals stop the computations that poll its token. The destructor then
/// ends the process by the signal. Declare it before the outputs and progress bars of a command: Stopped
/// destroys them first. A command that waits for its input or output does not poll: a second after the
/// signal, it ends as by die_of.
class StopOnSignal {
 public:
  StopOnSignal();
  StopOnSignal(const StopOnSignal&) = delete;
  StopOnSignal& operator=(const StopOnSignal&) = delete;
  ~StopOnSignal();

  StopToken token() const;

 private:
  StopSignals signals_;
};

/// Erases the progress bar, removes the temporary files, then ends the process with the default action of the
/// signal. May be called in a signal handler.
[[noreturn]] void die_of(int signal);

/// Call it in a catch block. Prints the message of the current exception, removes the temporary files and
/// ends the process with the exception's exit code, without waiting for other threads.
[[noreturn]] void die_of_failure();

}  // namespace eightfold::cli
