#pragma once

#include <atomic>

namespace eightfold::cli {

/// While there is one, Ctrl-C, SIGTERM and a hang-up are only taken down, for long work to look at and to end
/// in order. A second one, a tenth of a second later or more, ends the process at once: sooner it is taken
/// for the first, as some senders signal a process and then its whole group. What is ignored stays ignored.
/// One object at a time.
class StopSignals {
 public:
  StopSignals();
  StopSignals(const StopSignals&) = delete;
  StopSignals& operator=(const StopSignals&) = delete;
  ~StopSignals() { release(); }

  /// The first signal's number; 0 until it comes.
  const std::atomic<int>* first() const;

  /// Lets signals do again what they did before, and returns the first one's number or 0.
  int release();

 private:
  bool released_ = false;
};

/// Ends the process as the signal would have ended it, less the temporaries of unfinished files.
[[noreturn]] void die_of(int signal);

/// Ends the process with the exit code of the exception that is being handled and its message, less the
/// temporaries, without waiting for threads that still compute.
[[noreturn]] void die_of_failure();

}  // namespace eightfold::cli
