#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace eightfold::reports {

/// The name of a file system that several machines share, by the magic number that statfs(2) tells; empty for
/// any other.
std::string_view network_file_system(std::uint32_t magic);

/// The same for the file system that a file is on.
std::string_view network_file_system_of(const std::string& path);

}  // namespace eightfold::reports
