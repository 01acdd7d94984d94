#pragma once

#include <sys/types.h>

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace eightfold::test {

/// The exit code and the output of a program.
struct ProgramRun {
  int exit_code = 0;  ///< 128 + the signal that ended the program, as in a shell
  std::string out;
  std::string err;
  long peak_kib = 0;       ///< its largest resident memory
  double cpu_seconds = 0;  ///< user and system time
};

struct ProgramSetting {
  std::string input = {};                               ///< the standard input
  std::string output_path = {};                         ///< a file for the standard output, in place of `out`
  std::map<std::string, std::string> environment = {};  ///< added to that of the test without NO_COLOR
  std::size_t close_output_after_lines = 0;   ///< close the pipe after this number of lines; 0: read all
  int kill_with = 0;                          ///< a signal to send after the first output
  bool as_ordinary_user = false;              ///< as nobody if the test runs as root
  std::function<void(pid_t)> meanwhile = {};  ///< called with the process before its output is read
};

/// Runs a program until it ends.
ProgramRun run_program(const std::string& program, const std::vector<std::string>& arguments,
                       const ProgramSetting& setting = {});

/// The path of eightfold: that of the environment variable EIGHTFOLD_PROGRAM, or of this build.
const std::string& program_path();

/// Runs eightfold.
ProgramRun eightfold(const std::vector<std::string>& arguments, const ProgramSetting& setting = {});

/// Runs eightfold with words separated by single spaces.
ProgramRun eightfold(const std::string& words, const ProgramSetting& setting = {});

/// Why tests cannot run a program on a pseudo-terminal, for GTEST_SKIP(); empty if they can.
std::string why_no_pseudo_terminal();

/// What a shell command prints on a pseudo-terminal to its standard output and standard error.
std::string on_pseudo_terminal(const std::string& command,
                               const std::map<std::string, std::string>& environment = {});

/// The words of a text, split at white space.
std::vector<std::string> words_of(const std::string& text);
std::vector<std::string> lines_of(const std::string& text);
std::string contents_of(const std::string& path);

inline bool contains(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

/// Whether the text has exactly this line.
inline bool has_line(const std::string& text, const std::string& line) {
  return contains("\n" + text, "\n" + line + "\n");
}

/// A folder that is removed with the object.
class TemporaryFolder {
 public:
  TemporaryFolder();
  ~TemporaryFolder();
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;

  std::string path() const { return path_; }
  std::string operator/(const std::string& name) const { return path_ + "/" + name; }
  /// The names in it, sorted.
  std::vector<std::string> entries() const;
  /// Writes a file into it and returns its path.
  std::string add(const std::string& name, const std::string& text) const;

 private:
  std::string path_;
};

}  // namespace eightfold::test
