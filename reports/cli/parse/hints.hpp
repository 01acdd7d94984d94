#pragma once

#include <span>
#include <string>
#include <string_view>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

// The ends of messages about what people type first, like "; try `eightfold count 8`". Each is empty if
// nothing is known. `words` are other words of the command line; the first number among them is N, or else 8.

/// For a word that is not a command: list for "solve", or a number.
std::string hint_for_command(std::string_view word, std::span<const std::string> words);

/// For an option that the command does not have. `given` has its hyphens.
std::string hint_for_option(std::string_view given, const Command& command,
                            std::span<const std::string> words);

/// For a value that is not a choice of this option, as in "--group", if it is another name of one.
std::string hint_for_choice(std::string_view option, std::string_view given,
                            std::span<const std::string_view> choices);

/// For a range with another sign between its numbers: "1..8" for "1-8".
std::string range_meant(std::string_view given);

/// ", as in `eightfold list 8 --canonical`": the first example with all the options given, or the first one.
/// Empty if the command has no examples.
std::string as_in_example(const Command& command, const CommandLine& line);

}  // namespace eightfold::cli
