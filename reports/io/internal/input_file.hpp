#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// An untrusted regular file, read piece by piece. All members throw ParseError with the file name on errors.
/// The constructor rejects anything that is not a regular file, and does not wait for a pipe.
class InputFile {
 public:
  explicit InputFile(const std::string& path);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  /// In bytes, at the time of opening.
  std::uint64_t size() const { return size_; }
  /// The next piece of at most 64 KiB, valid until the next call; empty at the end of the file.
  std::string_view next();

 private:
  std::string name_;  // for messages
  int descriptor_ = -1;
  std::uint64_t size_ = 0;
  std::string piece_;
};

}  // namespace eightfold::reports
