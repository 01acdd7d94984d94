#pragma once

#include <cstddef>
#include <string>

namespace eightfold::cli {

/// All of a file, or of the standard input for "-", less a byte order mark. Throws Failure: no_input if it
/// can't be opened, io_error if it can't be read, bad_data if it has more than so many bytes.
std::string read_input(const std::string& path, std::size_t most_bytes = std::size_t{1} << 30U);

}  // namespace eightfold::cli
