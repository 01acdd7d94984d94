#pragma once

#include <span>
#include <string>
#include <string_view>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// The examples at the beginning of the program's help.
std::span<const Example> program_examples();

/// The exit codes that a shell reports after a signal.
inline constexpr std::string_view signal_codes =
    "Signals: 129 hang-up, 130 Ctrl-C, 141 closed pipe, 143 terminated. With several files, the exit code is "
    "the highest one.";

/// The help for a command or a family like "job", or for the program if `name` is empty or "help", which
/// begins with examples; or the definition of a term of the glossary. Throws Failure (usage) if there is no
/// such command.
std::string help_for(std::string_view name, const reports::Style& style);

/// The program's manual page in ASCII, as roff with the macros of man(7). It has no date, so that the output
/// depends only on the program.
std::string man_page(std::span<const Command> commands, std::string_view version);

}  // namespace eightfold::cli
