#pragma once

#include <fmt/core.h>

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "eightfold/reports/io/parse_error.hpp"
#include "reports/cli/parse/exit_code.hpp"

namespace eightfold::cli {

/// The name of an input for messages: "standard input" for "-".
std::string input_name(const std::string& path);

/// The contents of a file, or of standard input for "-", without a byte order mark, piece by piece. Functions
/// throw Failure: no_input if it cannot be opened, io_error if it cannot be read, bad_data if it is longer
/// than the limit; `remedy` is for that message.
class Input {
 public:
  Input(const std::string& path, std::size_t most_bytes, std::string_view remedy);
  Input(const Input&) = delete;
  Input& operator=(const Input&) = delete;
  ~Input();

  /// At most 64 KiB, as soon as they arrive; valid until the next call; empty at the end.
  std::string_view next();

 private:
  std::string name_;
  int descriptor_;
  std::size_t most_bytes_;
  std::string_view remedy_;
  std::size_t bytes_ = 0;
  std::array<char, 1 << 16> piece_;
};

/// The limit for files that people write.
inline constexpr std::size_t most_bytes_of_a_file = std::size_t{16} << 20U;

/// The whole contents.
std::string read_input(const std::string& path, std::size_t most_bytes = most_bytes_of_a_file,
                       std::string_view remedy = "check that this is the right file");

/// The result of one of the library's readers on the file of an option. Throws Failure, whose message begins
/// with the option, also for ParseError.
template <typename Read>
auto read_option_file(std::string_view option, const std::string& path, Read read) {
  try {
    return read(read_input(path));
  } catch (const Failure& failure) {
    throw Failure(failure.code(), fmt::format("--{} {}", option, failure.what()));
  } catch (const reports::ParseError& error) {
    throw Failure(ExitCode::bad_data, fmt::format("--{} {}: {}", option, input_name(path), error.what()));
  }
}

}  // namespace eightfold::cli
