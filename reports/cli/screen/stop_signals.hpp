#pragma once

#include <chrono>

#include "eightfold/core/stop_token.hpp"

namespace eightfold::cli {

/// While an object exists, SIGINT, SIGTERM and SIGHUP stop the computations that poll its token. The
/// destructor then ends the process by the signal. Declare it before the outputs and progress bars of a
/// command: Stopped destroys them first. A command that waits for its input or output does not poll: a second
/// after the signal, it ends as by die_of. A second signal ends the process at once if it comes 100 ms or
/// more after the first; an earlier one is ignored, because some senders signal a process and then its whole
/// group. Ignored signals stay ignored. Precondition: no other object exists.
class StopOnSignal {
 public:
  /// Called by signal handlers. Tests replace it.
  using Now = std::chrono::steady_clock::time_point (*)();

  explicit StopOnSignal(Now now = &std::chrono::steady_clock::now);
  StopOnSignal(const StopOnSignal&) = delete;
  StopOnSignal& operator=(const StopOnSignal&) = delete;
  ~StopOnSignal();

  StopToken token() const;
};

/// Erases the progress bar, removes the temporary files, then ends the process with the default action of the
/// signal. May be called in a signal handler.
[[noreturn]] void die_of(int signal);

}  // namespace eightfold::cli
