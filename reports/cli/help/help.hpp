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

/// The help of a command or of a family like "job"; of the program for "" and "help". Each begins with
/// examples. Throws Failure (usage) if there is no such command.
std::string help_for(std::string_view name, const reports::Style& style);

}  // namespace eightfold::cli
