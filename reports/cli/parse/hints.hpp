#pragma once

#include <string>
#include <string_view>

#include "eightfold/reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// The command for a word of other programs: list for "solve". Empty if there is none.
std::string_view command_for(std::string_view word);

/// What to write instead of an option that the command does not have, for the end of a message. Empty if it
/// is unknown. `given` has its hyphens.
std::string hint_for_option(std::string_view given, const Command& command);

/// ", as in `eightfold list 8 --canonical`": the first example with all the options given, or the first one.
/// Empty if the command has no examples.
std::string as_in_example(const Command& command, const CommandLine& line);

}  // namespace eightfold::cli
