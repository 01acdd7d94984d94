#pragma once

#include <string>
#include <vector>

namespace eightfold::cli {

/// The whole program for a command line without the program's own name; returns the exit status.
int run(const std::vector<std::string>& words);

}  // namespace eightfold::cli
