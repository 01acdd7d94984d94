#pragma once

#include <signal.h>
#include <sys/types.h>

#include <string>

namespace eightfold::reports {

/// A new file that goes when the object does, or when a signal ends the program, unless it has been put into
/// its place. May be used in several threads at a time, a file in one.
class TemporaryFile {
 public:
  TemporaryFile() = default;  ///< none
  /// Beside where it is to go in the end, with a mode less the process's umask. None if it can't be created:
  /// errno says why.
  static TemporaryFile beside(const std::string& place, mode_t mode);

  TemporaryFile(TemporaryFile&& other) noexcept;
  TemporaryFile& operator=(TemporaryFile&&) = delete;
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile();

  explicit operator bool() const { return entry_ != nullptr; }
  /// Open for writing; whoever has the object closes it.
  int descriptor() const { return descriptor_; }
  /// Renames it, and it is none any more. False if that fails: errno says why.
  bool put(const std::string& place) noexcept;

  /// Removes all that there are. Async-signal-safe.
  static void remove_all() noexcept;

 private:
  struct Entry;
  Entry* entry_ = nullptr;
  int descriptor_ = -1;
};

/// Has what was renamed to this place survive a power failure. File systems that can't sync a folder, and
/// folders that may not be read, are taken at their word. False if it fails: errno says why.
bool sync_folder_of(const std::string& place);

/// Keeps signals from this thread while it lives: for what must not be left half done.
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
