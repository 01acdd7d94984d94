#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// A regular file that somebody else wrote, read piece by piece. All members throw ParseError by its name:
/// for a folder or a pipe, which is not waited for, and for errors.
class InputFile {
 public:
  explicit InputFile(const std::string& path);
  ~InputFile();
  InputFile(const InputFile&) = delete;
  InputFile& operator=(const InputFile&) = delete;

  /// In bytes, when it was opened.
  std::uint64_t size() const { return size_; }
  /// The next at most 64 KiB, good until the next call; nothing at the end.
  std::string_view next();

 private:
  std::string name_;  // for messages
  int descriptor_ = -1;
  std::uint64_t size_ = 0;
  std::string piece_;
};

}  // namespace eightfold::reports
