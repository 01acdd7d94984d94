#pragma once

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>

namespace eightfold::cli {

/// What the program's exit status means. From 64 on the numbers are those of BSD's sysexits.h. A signal ends
/// the program as signals do: a shell shows 130 for Ctrl-C, 141 for a closed pipe, 143 for SIGTERM.
enum class ExitCode : int {
  done = 0,
  found_wrong = 1,
  usage = 2,
  bad_data = 65,
  no_input = 66,
  internal_error = 70,
  cannot_create = 73,
  io_error = 74,
  unfinished = 75,
};

struct ExitCodeMeaning {
  ExitCode code;
  std::string_view meaning;
};

inline constexpr std::array<ExitCodeMeaning, 9> exit_code_meanings = {{
    {ExitCode::done, "done"},
    {ExitCode::found_wrong, "checked, and found wrong"},
    {ExitCode::usage, "the command line can't be understood, or N is out of range"},
    {ExitCode::bad_data, "the input is not what it should be"},
    {ExitCode::no_input, "the input was not found"},
    {ExitCode::internal_error, "a fault in eightfold itself"},
    {ExitCode::cannot_create, "an output file can't be created"},
    {ExitCode::io_error, "reading or writing failed, a full disk included"},
    {ExitCode::unfinished, "not finished yet; the same command goes on later"},
}};

/// Ends a command with an exit code and one line on the standard error.
class Failure : public std::runtime_error {
 public:
  Failure(ExitCode code, const std::string& message) : std::runtime_error(message), code_(code) {}
  ExitCode code() const { return code_; }

 private:
  ExitCode code_;
};

}  // namespace eightfold::cli
