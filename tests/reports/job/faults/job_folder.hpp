#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <string>

#include "tests/support/run_program.hpp"

namespace eightfold::job::test {

/// The files of a folder and of those in it, by path.
inline std::map<std::string, std::string> files_in(const std::string& folder) {
  std::map<std::string, std::string> files;
  std::error_code none;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder, none))
    if (entry.is_regular_file())
      files[entry.path().lexically_relative(folder)] = eightfold::test::contents_of(entry.path());
  return files;
}

/// The folder of a job, in a folder of its own. A copy has copies of the files.
class JobFolder {
 public:
  /// Plans a job, such as "count 13 --shards 8", and computes shards, such as "1..2". Without a plan, there
  /// is no job yet.
  explicit JobFolder(const std::string& plan, const std::string& computed = {}) {
    if (!plan.empty()) ok("plan " + plan + " -o @");
    if (!computed.empty()) ok("shard @ --index " + computed);
  }
  JobFolder(const JobFolder& other) {
    std::filesystem::copy(other.above(), above(), std::filesystem::copy_options::recursive);
  }

  std::string path() const { return folder_ / "run"; }
  std::string above() const { return folder_.path(); }
  std::string operator/(const std::string& name) const { return path() + "/" + name; }

  /// The words of a job command, in which @ stands for the path.
  std::string words(std::string command) const {
    for (auto at = command.find('@'); at != std::string::npos; at = command.find('@'))
      command.replace(at, 1, path());
    return "job " + command;
  }

  eightfold::test::ProgramRun run(const std::string& command,
                                  const eightfold::test::ProgramSetting& setting = {}) const {
    return eightfold::test::eightfold(words(command), setting);
  }

  /// The output of a command that must succeed.
  std::string ok(const std::string& command) const {
    const auto done = run(command);
    EXPECT_EQ(done.exit_code, 0) << words(command) << '\n' << done.err;
    return done.out;
  }

  nlohmann::json status() const { return nlohmann::json::parse(ok("status @ --format json")); }

  /// The result of a complete job without how it was computed. The list of a listing must be right.
  std::string outcome() const {
    const std::string document = ok("result @ --format json");
    const auto result = nlohmann::json::parse(document).at("result");
    if (result.at("work") == "canonical_list") {
      const std::string list = "list " + result.at("n").dump() + " --canonical --format ndjson";
      EXPECT_EQ(ok("result @ --format ndjson"), eightfold::test::eightfold(list).out);
    }
    return document.substr(0, document.find("  \"provenance\": "));
  }

 private:
  const eightfold::test::TemporaryFolder folder_;
};

}  // namespace eightfold::job::test
