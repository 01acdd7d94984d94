#pragma once

#include <set>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/roster/layout.hpp"
#include "reports/io/internal/file_identity.hpp"

// Which files of a class are submissions: regular files with an extension of `submission_extensions` in any
// case, which are not links, not hidden, and not the assignment's own. Files that are named on the command
// line are always submissions.
namespace eightfold::cli {

/// What to find, and what to leave out.
struct FindParams {
  std::vector<std::string> arguments;         ///< files, folders, and - for standard input
  std::set<reports::FileIdentity> own_files;  ///< the teacher's: the rubric, the roster
  std::string output_folder = {};             ///< not searched; empty if there is none
};

/// The submissions on a command line: what each student handed in, and the files.
struct Submissions {
  std::vector<coursework::ClassFile> files;  ///< in the order of the arguments, in a folder sorted by path
  std::vector<coursework::Handin> handins;   ///< at least one
  bool has_folder = false;                   ///< whether an argument is a folder

  /// Whether there are several; then one that cannot be read does not stop the others.
  [[nodiscard]] bool of_class() const { return has_folder || handins.size() > 1; }
};

/// Searches the folders. Prints a line about the skipped files of each folder and reason, and about each
/// empty folder. A file with another extension is among `files` too, with its problem, because it may be all
/// that a student handed in. Throws Failure (no_input) for a folder on the command line that cannot be read,
/// and if there is no submission, Failure (bad_data) beyond 100,000 files.
Submissions find_submissions(const FindParams& params);

}  // namespace eightfold::cli
