#pragma once

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

namespace eightfold::test {

/// Why a file in this folder cannot be without a name, for GTEST_SKIP(); empty if it can.
inline std::string why_no_unnamed_file(const std::string& folder) {
  const int descriptor = open(folder.c_str(), O_RDWR | O_TMPFILE | O_CLOEXEC, 0600);
  if (descriptor < 0) return "the file system of " + folder + " has no O_TMPFILE: " + std::strerror(errno);
  const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
  const bool has_link = access(link.c_str(), F_OK) == 0;
  close(descriptor);
  return has_link ? std::string() : "/proc is not mounted";
}

}  // namespace eightfold::test
