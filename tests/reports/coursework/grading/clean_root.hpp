#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "tests/support/run_program.hpp"

namespace eightfold::test {

/// A folder that holds a statically linked busybox, Gradescope's empty folders and nothing else: no C
/// library, no compiler. Programs run in it see it as /.
class CleanRoot {
 public:
  /// Why there can be none on this system; empty if there can.
  static std::string missing();

  CleanRoot();

  /// Where something of the root is: the path with the root's before it.
  std::string at(const std::string& path) const { return folder_.path() + path; }
  void write(const std::string& path, const std::string& text, bool executable = false) const;

  ProgramRun run(const std::vector<std::string>& command) const;

  /// Hands in what /autograder/submission holds, as Gradescope does, and empties it. The exit code must be 0
  /// and results.json the only file left.
  nlohmann::json graded() const;

 private:
  TemporaryFolder folder_;
};

}  // namespace eightfold::test
