#pragma once

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

namespace eightfold::test {

/// The public headers of a folder such as "core" or "reports/text", sorted, like "core/board.hpp": those that
/// are not below a folder named internal.
inline std::vector<std::string> public_headers(const std::string& folder) {
  namespace fs = std::filesystem;
  const fs::path root = EIGHTFOLD_SOURCE_DIR;
  std::vector<std::string> headers;
  for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
    const std::string file = fs::relative(entry.path(), root).generic_string();
    if (file.ends_with(".hpp") && file.find("/internal/") == std::string::npos) headers.push_back(file);
  }
  std::sort(headers.begin(), headers.end());
  return headers;
}

/// The folders whose headers are installed.
inline const std::vector<std::string> public_folders = {"core",
                                                        "symmetry",
                                                        "reports/text",
                                                        "reports/io",
                                                        "reports/notation",
                                                        "reports/certificate",
                                                        "reports/solutions",
                                                        "reports/groups",
                                                        "reports/explanation",
                                                        "reports/pictures",
                                                        "reports/page",
                                                        "reports/coursework"};

}  // namespace eightfold::test
