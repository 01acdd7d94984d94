#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <system_error>

namespace eightfold::reports {

/// What distinguishes a file from all others, whatever its name. A file that does not exist is identified by
/// its folder and its name in it.
struct FileIdentity {
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  std::string name = {};  ///< of a file that does not exist, or else empty

  friend auto operator<=>(const FileIdentity&, const FileIdentity&) = default;
};

/// The identity of the file at the end of all links. Nothing for what is not a regular file, like a folder or
/// a terminal, and for a name in a folder that does not exist.
std::optional<FileIdentity> identity_of(const std::string& path);

/// The same for an open file.
std::optional<FileIdentity> identity_of(int descriptor);

/// The path at the end of a chain of symbolic links, whether or not a file exists there.
std::string end_of_links(const std::string& path, std::error_code& error);

}  // namespace eightfold::reports
