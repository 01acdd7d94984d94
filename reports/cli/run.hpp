#pragma once

#include <string>
#include <vector>

namespace eightfold::cli {

/// Runs the program for the words of a command line after the program's name. Returns the exit status.
int run(const std::vector<std::string>& words);

}  // namespace eightfold::cli
