#pragma once

#include <string_view>

#include "reports/cli/parse/exit_code.hpp"

namespace eightfold::cli {

/// One line on the standard error, after the program's name.
void print_message(std::string_view text);

/// For use in a catch (...) block: prints what went wrong and returns the exit code for it. A reader that
/// left is no error and is thrown on.
ExitCode print_failure();

}  // namespace eightfold::cli
