#pragma once

#include <cstdint>
#include <string>

namespace eightfold::job {

/// Identifies a process among all machines and all times; process ids alone are reused.
struct ProcessIdentity {
  std::string host;
  std::string boot;  ///< id of the machine's current boot
  std::int64_t pid = 0;
  std::int64_t started = 0;  ///< clock ticks since boot
  bool operator==(const ProcessIdentity&) const = default;
};

ProcessIdentity this_process();

/// False if the process has exited, is a zombie, or belongs to another machine or another boot.
bool is_alive(const ProcessIdentity& process);

/// True if a signal like SIGSTOP or a debugger has stopped the process. False if it is not visible.
bool is_stopped(std::int64_t pid);

/// "process 1234", or "process 1234 (stopped)".
std::string process_name(std::int64_t pid, bool stopped);

}  // namespace eightfold::job
