#pragma once

#include <string>

namespace eightfold::cli {

/// All of a file, or of the standard input for "-", less a byte order mark. Throws Failure: no_input if it
/// can't be opened, io_error if it can't be read, bad_data if it has more than 1 GiB.
std::string read_input(const std::string& path);

}  // namespace eightfold::cli
