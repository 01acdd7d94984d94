#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

namespace eightfold::test {

/// The file of a public header such as "core/board.hpp", or the folder of those of "core" or "reports/text".
inline std::filesystem::path public_path(const std::string& header) {
  const std::string top = header.substr(0, header.find('/'));
  return std::filesystem::path(EIGHTFOLD_SOURCE_DIR) / top / "include/eightfold" / header;
}

/// The public headers of a folder such as "core" or "reports/text", sorted, like "core/board.hpp".
inline std::vector<std::string> public_headers(const std::string& folder) {
  namespace fs = std::filesystem;
  const fs::path root = public_path(folder);
  std::vector<std::string> headers;
  for (const auto& entry : fs::recursive_directory_iterator(root))
    if (entry.is_regular_file())
      headers.push_back(folder + "/" + fs::relative(entry.path(), root).generic_string());
  std::sort(headers.begin(), headers.end());
  return headers;
}

/// The headers of this project that a file includes, like "core/board.hpp".
inline std::vector<std::string> includes_of(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::vector<std::string> headers;
  constexpr std::string_view start = "#include \"";
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with(start)) continue;
    std::string name = line.substr(start.size(), line.rfind('"') - start.size());
    if (name.starts_with("eightfold/")) name.erase(0, name.find('/') + 1);
    if (name.find('/') != std::string::npos) headers.push_back(name);
  }
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
