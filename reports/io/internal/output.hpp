#pragma once

#include <chrono>
#include <stdexcept>
#include <string>
#include <string_view>

#include "reports/io/internal/temporary_file.hpp"

namespace eightfold::reports {

/// A failure to write output.
class OutputError : public std::runtime_error {
 public:
  enum class Kind {
    cannot_create,  ///< the file cannot be opened or renamed
    exists,         ///< the file exists and is kept
    cannot_write,   ///< the disk is full, or another input/output error
    pipe_closed,    ///< the reader of a pipe closed it
  };
  OutputError(Kind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}
  /// "PATH: No space left on device", for a value of errno.
  OutputError(Kind kind, const std::string& path, int error);
  Kind kind() const { return kind_; }
  int error() const { return error_; }  ///< the value of errno, or 0

 private:
  Kind kind_;
  int error_ = 0;
};

/// Buffered output to the standard output or a file. All members throw OutputError on every error.
///
/// A regular file is complete or does not appear: the text is written to a temporary file in the same folder,
/// and commit() renames it. Without commit() the temporary file is removed, also by the signals that end a
/// program (see cli/main.cpp), and by SIGKILL if the file system has files without a name. An existing file
/// that is not regular, like /dev/null, is written to directly. A symbolic link is followed. Several outputs
/// may be open at the same time, in several threads.
class Output {
 public:
  static Output standard();
  /// Opens the file at once, so that an invalid path is reported before the work begins. If existing files
  /// are kept, fails if the file exists now or at the time of commit().
  static Output file(const std::string& path, Existing existing = Existing::replace);
  /// The same for a file whose name the user did not choose. Fails if something exists that is not a regular
  /// file, such as a pipe that nobody reads.
  static Output regular_file(const std::string& path, Existing existing = Existing::replace);

  Output(Output&& other) noexcept;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  Output& operator=(Output&&) = delete;
  ~Output();

  /// Appends to a buffer. Writes the buffer out if it is full, if the output is a terminal, or if at least
  /// 100 ms have passed since the buffer was last written out or 1 ms since the last call. There is no timer.
  void write(std::string_view text);

  /// Writes everything out and renames the file, which then survives a power failure. Closes the descriptor,
  /// so call it once for the standard output.
  void commit();

 private:
  Output(int descriptor, std::string name, std::string path = {}, TemporaryFile temporary = {},
         Existing existing = Existing::replace);
  void flush();

  int descriptor_;
  std::string name_;  // for messages
  std::string path_;  // of the file after commit(); empty if there is no temporary file
  TemporaryFile temporary_;
  Existing existing_;
  std::string buffer_;
  bool unbuffered_;
  bool failed_ = false;
  std::chrono::steady_clock::time_point last_write_{};
  std::chrono::steady_clock::time_point last_flush_{};
};

}  // namespace eightfold::reports
