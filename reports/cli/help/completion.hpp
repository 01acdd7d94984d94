#pragma once

#include <span>
#include <string>

#include "reports/cli/parse/command.hpp"

namespace eightfold::cli {

/// The candidates for the last of the words, which are those after the program's name up to the cursor. The
/// last word may be empty. Invalid words are ignored.
///
/// The first line is "words", "files" or "folders". The shell itself lists files and folders. After "words",
/// each line is a candidate, followed by a tab and its meaning if it has one. A candidate is a whole word,
/// like "--rule=torus". The shell selects those that match what is typed.
std::string completion(std::span<const Command> commands, std::span<const std::string> words);

}  // namespace eightfold::cli
