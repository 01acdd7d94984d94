#pragma once

#include <string>
#include <vector>

#include "reports/cli/parse/command_line.hpp"

namespace eightfold::cli {

struct Command;

/// The words after the program's name, parsed.
struct Invocation {
  std::string name;                  ///< of a command or a family; may be empty
  const Command* command = nullptr;  ///< null unless the name is that of a command
  CommandLine line;                  ///< the other words
};

/// Finds the command's name and parses the other words with the options of the command. Throws Failure
/// (usage).
Invocation parse_invocation(std::vector<std::string> words);

}  // namespace eightfold::cli
