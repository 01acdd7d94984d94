#pragma once

#include <fmt/core.h>

#include <array>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

namespace eightfold::cli {

/// The program's exit status. Codes from 64 on are those of BSD's sysexits.h. A signal terminates the
/// program as usual; a shell then reports 130 for Ctrl-C, 141 for a closed pipe, 143 for SIGTERM.
enum class ExitCode : int {
  done = 0,
  check_failed = 1,
  usage = 2,
  bad_data = 65,
  no_input = 66,
  internal_error = 70,
  os_error = 71,
  cannot_create = 73,
  io_error = 74,
  unfinished = 75,
};

struct ExitCodeMeaning {
  ExitCode code;
  std::string_view meaning;
};

inline constexpr std::array<ExitCodeMeaning, 10> exit_code_meanings = {{
    {ExitCode::done, "success"},
    {ExitCode::check_failed, "a check failed"},
    {ExitCode::usage, "invalid command line, or a number out of range"},
    {ExitCode::bad_data, "invalid input"},
    {ExitCode::no_input, "input not found"},
    {ExitCode::internal_error, "internal error"},
    {ExitCode::os_error, "the system refused memory, threads or processes"},
    {ExitCode::cannot_create, "an output file cannot be created"},
    {ExitCode::io_error, "reading or writing failed, for example because the disk is full"},
    {ExitCode::unfinished, "not finished; run the same command again to continue"},
}};

/// Ends a command with an exit code and a one-line message.
class Failure : public std::runtime_error {
 public:
  Failure(ExitCode code, const std::string& message) : std::runtime_error(message), code_(code) {}
  ExitCode code() const { return code_; }

 private:
  ExitCode code_;
};

/// A failure (usage) with a formatted message.
template <typename... Values>
Failure usage_error(fmt::format_string<Values...> format, Values&&... values) {
  return {ExitCode::usage, fmt::format(format, std::forward<Values>(values)...)};
}

}  // namespace eightfold::cli
