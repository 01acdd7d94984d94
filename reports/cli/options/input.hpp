#pragma once

#include <cstddef>
#include <string>

namespace eightfold::cli {

/// The contents of a file, or of standard input for "-", without a byte order mark. Throws Failure:
/// no_input if it cannot be opened, io_error if it cannot be read, bad_data if it is longer than
/// `most_bytes`.
std::string read_input(const std::string& path, std::size_t most_bytes = std::size_t{1} << 30U);

}  // namespace eightfold::cli
