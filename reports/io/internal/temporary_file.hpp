#pragma once

#include <sys/types.h>

#include <string>

namespace eightfold::reports {

/// What happens to an existing file of the new name.
enum class Existing { replace, keep };

/// A new file that is removed with the object, or by remove_all() in a signal handler, unless put() renamed
/// it. Different objects may be used in different threads.
///
/// If the file system supports it, the file has no name until give_name(). Then nothing remains of it even if
/// the process is killed.
class TemporaryFile {
 public:
  TemporaryFile() = default;  ///< no file
  /// Creates a file in the folder of `place`, with the mode minus the umask of the process. On failure the
  /// object has no file, and errno is set.
  static TemporaryFile beside(const std::string& place, mode_t mode);
  /// The same with a name from the beginning.
  static TemporaryFile named_beside(const std::string& place, mode_t mode);

  TemporaryFile(TemporaryFile&& other) noexcept;
  TemporaryFile& operator=(TemporaryFile&&) = delete;
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile();

  explicit operator bool() const { return descriptor_ >= 0; }
  /// Open for writing; the caller closes it.
  int descriptor() const { return descriptor_; }
  /// Gives the file a hidden name if it has none. Call this before the descriptor is closed. False on
  /// failure, with errno set.
  bool give_name();
  /// Renames the file, after which the object has no file. Precondition: give_name() returned true. False on
  /// failure, with errno set.
  bool put(const std::string& place, Existing existing = Existing::replace) noexcept;

  /// Removes the files of all objects. Async-signal-safe, for signal handlers. A file that another thread
  /// creates at the same moment may remain.
  static void remove_all() noexcept;

 private:
  struct Entry;
  template <typename Create>
  static Entry* new_entry(const std::string& folder, const Create& create);
  bool copy_to_named();

  std::string folder_;
  Entry* entry_ = nullptr;  // the name; null if there is none
  int descriptor_ = -1;
};

/// Syncs the folder of a renamed file, so that the file survives a power failure. False on failure, with
/// errno set. File systems that cannot sync a folder and folders without read permission count as synced.
bool sync_folder_of(const std::string& place);

}  // namespace eightfold::reports
