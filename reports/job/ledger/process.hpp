#pragma once

#include <cstdint>
#include <string>

namespace eightfold::job {

/// What tells a process from all others, before and after it and on other machines: numbers of processes
/// are given again.
struct ProcessIdentity {
  std::string host;
  std::string boot;  ///< one text for each start of the machine
  std::int64_t pid = 0;
  std::int64_t started = 0;  ///< ticks after the start of the machine
  bool operator==(const ProcessIdentity&) const = default;
};

ProcessIdentity this_process();

/// False if it has ended, even if its parent has not yet been told, and if it is of another machine or of
/// another start of this one.
bool is_alive(const ProcessIdentity& process);

}  // namespace eightfold::job
