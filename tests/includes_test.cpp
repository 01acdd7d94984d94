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

// Each folder and the folders whose headers it may include besides its own. Each stands below those that it
// includes.
const std::vector<std::pair<std::string, std::string>> allowed = {
    {"core", ""},
    {"symmetry", "core"},
    {"reports/text", "core symmetry"},
    {"reports/io", "core symmetry text"},
    {"reports/notation", "core symmetry text io"},
    {"reports/solutions", "core symmetry text io notation"},
    {"reports/certificate", "core symmetry text io notation"},
    {"reports/document", "core text solutions"},
    {"reports/groups", "core symmetry text io"},
    {"reports/explanation", "core symmetry text solutions certificate document"},
    {"reports/pictures", "core symmetry text io notation solutions"},
    {"reports/page", "core symmetry text io notation solutions pictures"},
    {"reports/coursework/roster", "text io"},
    {"reports/coursework/submission", "core symmetry text io notation"},
    {"reports/coursework/verify", "core symmetry text io notation solutions coursework/submission"},
    {"reports/coursework/output", "core symmetry text io notation coursework/submission coursework/verify"},
    {"reports/coursework/certificate",
     "core symmetry text io notation certificate coursework/submission coursework/verify"},
    {"reports/coursework/grading",
     "text io coursework/roster coursework/submission coursework/verify coursework/output "
     "coursework/certificate"},
    {"reports/coursework/assignment",
     "core symmetry text io notation document pictures coursework/roster coursework/submission "
     "coursework/verify"},
    {"reports/python",
     "core symmetry text io notation solutions groups explanation pictures page coursework/roster "
     "coursework/submission coursework/verify coursework/output coursework/grading"},
    {"reports/job/shard", "core symmetry text io notation certificate"},
    {"reports/job/ledger", "text io job/shard"},
    {"reports/job/run", "core symmetry text io notation solutions job/shard job/ledger"},
    {"reports/cli/parse", "core symmetry text"},
    {"reports/cli/screen", "core text io job/ledger cli/parse"},
    {"reports/cli/options",
     "core symmetry text io notation pictures page coursework/roster coursework/submission "
     "coursework/verify "
     "coursework/grading "
     "coursework/assignment job/shard job/ledger job/run cli/parse cli/screen"},
    {"reports/cli/help", "text cli/parse"},
    {"reports/cli/commands",
     "core symmetry text io notation solutions certificate groups explanation pictures page "
     "coursework/roster "
     "coursework/grading coursework/assignment "
     "job/shard job/ledger job/run cli/parse cli/screen cli/options cli/help"},
    {"reports/cli", "text io cli/parse cli/screen cli/options cli/help"},
};

// Facts about the build, which every folder may include.
const std::set<std::string> allowed_everywhere = {"core/export.hpp", "core/version.hpp"};

// The deepest folder of the table that holds the file; empty if there is none.
std::string folder_of(const std::string& file) {
  std::string found;
  for (const auto& [folder, includes] : allowed)
    if (file.starts_with(folder + "/") && folder.size() > found.size()) found = folder;
  return found;
}

std::set<std::string> allowed_for(const std::string& folder) {
  const auto row =
      std::find_if(allowed.begin(), allowed.end(), [&](const auto& r) { return r.first == folder; });
  std::set<std::string> folders = {folder};
  std::istringstream words(row->second);
  for (std::string word; words >> word;)
    folders.insert(word == "core" || word == "symmetry" ? word : "reports/" + word);
  return folders;
}

// The path of a header as a source includes it, without the folder of public headers: core/board.hpp.
std::string without_include_folder(std::string file) {
  constexpr std::string_view include = "include/eightfold/";
  const auto found = file.find(include);
  return found == std::string::npos ? file : file.substr(found + include.size());
}

// The headers of this project that a file includes, like "core/board.hpp".
std::vector<std::string> includes_of(const fs::path& file) {
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
    for (const std::string& header : includes_of(fs::path(EIGHTFOLD_SOURCE_DIR) / file))
      EXPECT_TRUE(allowed_everywhere.contains(header) || allowed_for(folder).contains(folder_of(header)))
          << file << " includes " << header;
  }
}

// The program and the jobs are not installed, so their headers may include internal ones.
TEST(Includes, a_public_header_includes_no_internal_one) {
  for (const std::string& folder : test::public_folders)
    for (const std::string& file : test::public_headers(folder))
      for (const std::string& header : includes_of(test::public_path(file)))
        EXPECT_EQ(header.find("/internal/"), std::string::npos) << file << " includes " << header;
}

// EIGHTFOLD_THREADS=OFF builds core and symmetry where the standard library has no threads. The first of
// these files defines the types that the others use, and both include the headers only for builds with
// threads.
TEST(Includes, only_two_sources_of_core_and_symmetry_name_the_threads_of_the_standard_library) {
  const std::set<std::string> users = {"core/internal/mutex.hpp", "core/count/internal/parallel.cpp"};
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
