#pragma once

#include <span>
#include <string>
#include <string_view>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// What to try first.
std::span<const Example> program_examples();

/// What a shell shows for a program that a signal ended, in a sentence.
inline constexpr std::string_view signal_codes =
    "Signals: 129 hang-up, 130 Ctrl-C, 141 closed pipe, 143 terminated. With several files the highest code "
    "counts.";

/// `eightfold --help`: examples, the commands under their headings, the exit codes.
std::string program_help(const reports::Style& style);

/// `eightfold job --help`: the same for the commands of a family. Precondition: there is one of that name.
std::string family_help(std::string_view family, const reports::Style& style);

/// `eightfold COMMAND --help`: examples, usage, options.
std::string command_help(const Command& command, const reports::Style& style);

}  // namespace eightfold::cli
