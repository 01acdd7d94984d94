#pragma once

#include <string>
#include <string_view>

namespace eightfold::reports {

/// Whether a file that begins with these bytes is an archive, to be unpacked: zip, gzip, bzip2, xz, 7z, rar
/// or tar, which needs 262 bytes. Documents of office programs, which are zip archives too, are not.
bool is_archive(std::string_view beginning);

/// The same for a file by its path; false if it is not a regular file or cannot be read.
bool is_archive_file(const std::string& path);

}  // namespace eightfold::reports
