#pragma once

#include <string_view>

#include "reports/cli/parse/exit_code.hpp"

namespace eightfold::cli {

/// Prints a line to standard error, after the program's name.
void print_message(std::string_view text);

/// Call it in a catch block. Prints the message of the current exception and returns its exit code. Rethrows
/// the exception for a closed pipe, which is not an error.
ExitCode print_failure();

}  // namespace eightfold::cli
