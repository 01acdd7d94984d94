#pragma once

#include <string>
#include <string_view>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// The choice that `text` names, where an underscore equals a hyphen. Throws Failure (usage), with the
/// nearest choice for a typo: "--format: "jsn" is not a valid format; did you mean json?".
std::string checked_choice(std::string_view argument, std::string_view value_name, const Words& choices,
                           const std::string& text);

/// Compares a line with the command's declarations. Writes the names of choices among the arguments with
/// hyphens. Throws Failure (usage).
void check(CommandLine& line, const Command& command);

}  // namespace eightfold::cli
