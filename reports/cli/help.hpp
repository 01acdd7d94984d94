#pragma once

#include <string>

#include "reports/cli/commands/command.hpp"

namespace eightfold::cli {

/// `eightfold --help`: examples, the commands under their headings, the exit codes.
std::string program_help(const reports::Style& style);

/// `eightfold COMMAND --help`: examples, usage, options.
std::string command_help(const Command& command, const reports::Style& style);

}  // namespace eightfold::cli
