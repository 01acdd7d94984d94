#pragma once

#include <signal.h>
#include <sys/types.h>

#include <string>

namespace eightfold::reports {

/// A new file that is removed with the object, or by remove_all() in a signal handler, unless put() renamed
/// it. Different objects may be used in different threads.
class TemporaryFile {
 public:
  TemporaryFile() = default;  ///< no file
  /// Creates a file in the folder of `place`, with the mode minus the umask of the process. On failure the
  /// object has no file, and errno is set.
  static TemporaryFile beside(const std::string& place, mode_t mode);

  TemporaryFile(TemporaryFile&& other) noexcept;
  TemporaryFile& operator=(TemporaryFile&&) = delete;
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile();

  explicit operator bool() const { return entry_ != nullptr; }
  /// Open for writing; the caller closes it.
  int descriptor() const { return descriptor_; }
  /// Renames the file, after which the object has no file. False on failure, with errno set.
  bool put(const std::string& place) noexcept;

  /// Removes the files of all objects. Async-signal-safe.
  static void remove_all() noexcept;

 private:
  struct Entry;
  Entry* entry_ = nullptr;
  int descriptor_ = -1;
};

/// Syncs the folder of a renamed file, so that the file survives a power failure. False on failure, with
/// errno set. File systems that cannot sync a folder and folders without read permission count as synced.
bool sync_folder_of(const std::string& place);

/// Blocks all signals for this thread during its lifetime.
class SignalsBlocked {
 public:
  SignalsBlocked();
  ~SignalsBlocked();
  SignalsBlocked(const SignalsBlocked&) = delete;
  SignalsBlocked& operator=(const SignalsBlocked&) = delete;

 private:
  sigset_t before_;
};

}  // namespace eightfold::reports
