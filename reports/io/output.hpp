#pragma once

#include <chrono>
#include <stdexcept>
#include <string>
#include <string_view>

#include "reports/io/temporary_file.hpp"

namespace eightfold::reports {

/// Output that failed.
class OutputError : public std::runtime_error {
 public:
  enum class Kind {
    cannot_create,  ///< the file can't be opened or put in its place
    cannot_write,   ///< the disk is full, or another input/output error
    reader_left,    ///< nobody reads the pipe any more
  };
  OutputError(Kind kind, const std::string& message) : std::runtime_error(message), kind_(kind) {}
  Kind kind() const { return kind_; }

 private:
  Kind kind_;
};

/// Buffered output to the standard output or a file, with every error checked: all members throw OutputError.
///
/// A regular file appears whole or not at all: the text goes to a temporary file beside it, which commit()
/// renames. Without commit() the temporary is removed; so it is by the signals that end a program (see
/// cli/main.cpp). What exists and is no regular file, like /dev/null, is written to directly; a symbolic link
/// is followed. Several outputs may be open at a time, in several threads.
class Output {
 public:
  static Output standard();
  /// Opens at once, so that a bad path shows before the work begins.
  static Output file(const std::string& path);

  Output(Output&& other) noexcept;
  Output(const Output&) = delete;
  Output& operator=(const Output&) = delete;
  Output& operator=(Output&&) = delete;
  ~Output();

  /// Text may wait in a buffer, for a tenth of a second after the last departure, as long as one write
  /// follows upon another; when that time is over is looked at when the next text comes. On a terminal it
  /// leaves at once.
  void write(std::string_view text);

  /// Ends the output: everything is written, and a file is in its place, where it survives a power failure.
  /// Closes the descriptor, so a process commits its standard output once.
  void commit();

  /// Removes the temporary files of all outputs. For signal handlers: async-signal-safe. One that another
  /// thread is about to create at that moment may stay.
  static void remove_temporary() noexcept;

 private:
  Output(int descriptor, std::string name, std::string path = {}, TemporaryFile temporary = {});
  void flush();

  int descriptor_;
  std::string name_;  // for messages
  std::string path_;  // where the temporary goes in the end; empty if there is none
  TemporaryFile temporary_;
  std::string buffer_;
  bool unbuffered_;
  bool failed_ = false;
  std::chrono::steady_clock::time_point last_write_{};
  std::chrono::steady_clock::time_point last_flush_{};
};

}  // namespace eightfold::reports
