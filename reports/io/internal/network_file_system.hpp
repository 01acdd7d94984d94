#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "eightfold/core/export.hpp"

namespace EIGHTFOLD_API eightfold {
namespace reports {

/// The name of a file system shared by several machines, by the magic number that statfs(2) returns; empty
/// for other file systems.
std::string_view network_file_system(std::uint32_t magic);

/// The same for the file system of a file; empty if statfs(2) fails.
std::string_view network_file_system_of(const std::string& path);

}  // namespace reports
}  // namespace eightfold
