#pragma once

#include <span>
#include <string>

namespace eightfold::reports {

struct ZipEntry {
  std::string name;  ///< a relative path with '/', in ASCII
  std::string content;
};

/// A zip archive with the files in this order. The same files give the same bytes on every machine. Throws
/// std::length_error for more files or bytes than the format can have without its 64-bit extension.
std::string zip_archive(std::span<const ZipEntry> files);

}  // namespace eightfold::reports
