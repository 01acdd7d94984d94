#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace eightfold::test {

/// A folder that contains only a statically linked busybox and Gradescope's empty folders, without a C
/// library or a compiler. Programs that run in it see it as /.
class CleanRoot {
 public:
  /// The reason why this system cannot run one; empty if it can.
  static std::string missing();

  CleanRoot();

  /// The path of a file in the root, as seen from outside.
  std::string at(const std::string& path) const { return folder_.path() + path; }
  void write(const std::string& path, const std::string& text, bool executable = false) const;

  ProgramRun run(const std::vector<std::string>& command) const;

  /// Grades the files in /autograder/submission as Gradescope does, then removes them. The exit code must be
  /// 0, and results.json must be the only file in results.
  nlohmann::json graded() const;

 private:
  TemporaryFolder folder_;
};

}  // namespace eightfold::test
