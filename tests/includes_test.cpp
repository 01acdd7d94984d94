// Reads the #include lines of the sources. Data flows one way, from core to symmetry to reports, and within
// reports from the bottom folder to the top one; a dependency that the table below does not list is an error.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/support/public_headers.hpp"

namespace {

namespace test = eightfold::test;
namespace fs = std::filesystem;

// Each folder and the folders whose headers it may include besides its own. Every folder of reports may also
// include core, symmetry and reports/text. Each stands below those that it includes; the program includes
// all. A file is in the last folder of the table that contains it.
const std::vector<std::pair<std::string, std::string>> allowed = {
    {"core", ""},
    {"symmetry", "core"},
    {"reports/text", ""},
    {"reports/io", ""},
    {"reports/notation", "io"},
    {"reports/solutions", "io notation"},
    {"reports/certificate", "io notation"},
    {"reports/document", "solutions"},
    {"reports/groups", "io"},
    {"reports/explanation", "solutions certificate document"},
    {"reports/pictures", "io notation solutions"},
    {"reports/page", "io notation solutions pictures"},
    {"reports/coursework", "io notation solutions certificate document"},
    {"reports/coursework/assignment", "io groups document pictures coursework"},
    {"reports/python", "io notation solutions groups explanation pictures page coursework"},
    {"reports/job", "io notation solutions certificate"},
    {"reports/sequences", "io"},
    {"reports/web", "pictures"},
    {"reports/cli", "all"},
};

// Facts about the build, which every folder may include.
const std::set<std::string> allowed_everywhere = {"core/version.hpp"};

// The folder of the table that holds the file; empty if there is none.
std::string folder_of(const std::string& file) {
  const auto row = std::find_if(allowed.rbegin(), allowed.rend(),
                                [&](const auto& r) { return file.starts_with(r.first + "/"); });
  return row == allowed.rend() ? "" : row->first;
}

std::set<std::string> allowed_for(const std::string& folder) {
  std::set<std::string> folders = {folder};
  if (folder.starts_with("reports/")) folders.insert({"core", "symmetry", "reports/text"});
  for (const auto& [name, includes] : allowed) {
    if (name != folder) continue;
    std::istringstream words(includes);
    for (std::string word; words >> word;)
      if (word == "all")
        for (const auto& row : allowed) folders.insert(row.first);
      else
        folders.insert(word == "core" ? word : "reports/" + word);
  }
  return folders;
}

// The path of a header as a source includes it, without the folder of public headers: core/board.hpp.
std::string without_include_folder(std::string file) {
  constexpr std::string_view include = "include/eightfold/";
  const auto found = file.find(include);
  return found == std::string::npos ? file : file.substr(found + include.size());
}

std::vector<std::string> sources() {
  const fs::path root = EIGHTFOLD_SOURCE_DIR;
  std::vector<std::string> files;
  for (const char* top : {"core", "symmetry", "reports"})
    for (const auto& entry : fs::recursive_directory_iterator(root / top))
      if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp")
        files.push_back(fs::relative(entry.path(), root).generic_string());
  return files;
}

TEST(Includes, the_table_lists_each_folder_below_those_it_includes) {
  std::set<std::string> above;
  for (const auto& [folder, includes] : allowed) {
    for (const std::string& included : allowed_for(folder))
      EXPECT_TRUE(included == folder || above.contains(included)) << folder << " includes " << included;
    above.insert(folder);
  }
}

TEST(Includes, every_source_includes_only_folders_that_the_table_allows) {
  const auto files = sources();
  ASSERT_GT(files.size(), 300U);
  for (const std::string& file : files) {
    const std::string folder = folder_of(without_include_folder(file));
    ASSERT_FALSE(folder.empty()) << file << " is in no folder of the table";
    for (const std::string& header : test::includes_of(fs::path(EIGHTFOLD_SOURCE_DIR) / file))
      EXPECT_TRUE(allowed_everywhere.contains(header) || allowed_for(folder).contains(folder_of(header)))
          << file << " includes " << header;
  }
}

// The folder within a folder of reports: "verify" of reports/coursework/verify/internal/answer.hpp.
std::string part_of(const std::string& file) {
  const std::size_t begin = folder_of(file).size() + 1;
  const std::size_t end = file.find('/', begin);
  const std::string part = end == std::string::npos ? "" : file.substr(begin, end - begin);
  return part == "internal" ? "" : part;
}

TEST(Includes, the_parts_of_a_folder_of_reports_include_each_other_without_a_cycle) {
  std::map<std::string, std::set<std::string>> parts;  // each with those that it includes
  for (const std::string& source : sources()) {
    const std::string file = without_include_folder(source);
    if (!file.starts_with("reports/")) continue;
    const std::string part = folder_of(file) + "/" + part_of(file);
    parts[part];
    for (const std::string& header : test::includes_of(fs::path(EIGHTFOLD_SOURCE_DIR) / source))
      if (folder_of(header) == folder_of(file) && part_of(header) != part_of(file))
        parts[part].insert(folder_of(header) + "/" + part_of(header));
  }
  ASSERT_GT(parts.size(), 15U);
  while (!parts.empty()) {  // removes a part that includes none of those that remain
    const auto lowest = std::find_if(parts.begin(), parts.end(), [&](const auto& part) {
      return std::none_of(part.second.begin(), part.second.end(),
                          [&](const std::string& included) { return parts.contains(included); });
    });
    ASSERT_NE(lowest, parts.end()) << "a cycle with " << parts.begin()->first;
    parts.erase(lowest);
  }
}

// The program and the jobs are not installed, so their headers may include internal ones.
TEST(Includes, a_public_header_includes_no_internal_one) {
  for (const std::string& folder : test::public_folders)
    for (const std::string& file : test::public_headers(folder))
      for (const std::string& header : test::includes_of(test::public_path(file)))
        EXPECT_EQ(header.find("/internal/"), std::string::npos) << file << " includes " << header;
}

// EIGHTFOLD_THREADS=OFF builds core and symmetry where the standard library has no threads. The first of
// these files defines the types that the others use, and both include the headers only for builds with
// threads.
TEST(Includes, only_two_sources_of_core_and_symmetry_name_the_threads_of_the_standard_library) {
  const std::set<std::string> users = {"core/run/mutex.hpp", "core/run/parallel.cpp"};
  const std::set<std::string> headers = {"#include <condition_variable>", "#include <mutex>",
                                         "#include <sched.h>", "#include <thread>"};
  for (const std::string& file : sources()) {
    if (file.starts_with("reports/") || users.contains(file)) continue;
    std::ifstream in(fs::path(EIGHTFOLD_SOURCE_DIR) / file);
    for (std::string line; std::getline(in, line);)
      EXPECT_FALSE(headers.contains(line)) << file << ": " << line;
  }
}

// Highway, Eigen, Boost, fmt and nlohmann_json cost up to 160,000 lines each, or need packages that a user
// of the headers may not have.
TEST(Includes, a_public_header_includes_only_the_project_and_the_standard_library) {
  for (const std::string& folder : test::public_folders)
    for (const std::string& file : test::public_headers(folder)) {
      std::ifstream in(test::public_path(file));
      for (std::string line; std::getline(in, line);)
        EXPECT_FALSE(line.starts_with("#include <") && line.find_first_of("/.") < line.find('>'))
            << file << ": " << line;
    }
}

}  // namespace
