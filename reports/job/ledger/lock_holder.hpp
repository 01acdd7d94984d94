#pragma once

#include <cstdint>
#include <string>

namespace eightfold::job {

/// The exclusive locks of other processes on an SQLite database in WAL mode.
struct LockState {
  bool is_supported = true;  ///< false if the file system rejects every question about locks
  std::int64_t pid = 0;      ///< a process that holds an exclusive lock; 0 if none, or if it is unknown
};

/// Reads the locks on a database that this process has open with SQLite. `file` is the absolute path of the
/// database. It does not see the locks of this process. A process of another container is unknown.
LockState lock_state_of(const std::string& file);

}  // namespace eightfold::job
