#pragma once

#include <cstddef>
#include <vector>

#include "eightfold/reports/coursework/grading/class_grades.hpp"
#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/roster/layout.hpp"
#include "eightfold/reports/coursework/roster/roster.hpp"
#include "reports/cli/options/submission_files.hpp"

// Reading and grading every submission of a class.
namespace eightfold::cli {

/// The submissions on a command line: what each student handed in, and the files.
struct Submissions {
  FoundFiles found;
  std::vector<coursework::Handin> handins;  ///< at least one

  /// Whether there are several; then one that cannot be read does not stop the others.
  [[nodiscard]] bool of_class() const { return found.has_folder || handins.size() > 1; }
};

/// Finds the submissions and prints the names of skipped files. Throws Failure as find_submission_files(),
/// and (no_input) if there is no submission.
Submissions find_submissions(const FindParams& params);

struct ClassParams {
  const coursework::ExamineParams& examine;
  const coursework::Roster* roster;  ///< null if there is none
  std::size_t max_bytes;             ///< of a file
};

/// Examines each handin once, by the rubric for its student; prints why one cannot be read. In a class all
/// have the same maximum. Throws Failure if a single submission cannot be opened.
std::vector<coursework::GradedSubmission> examine_all(const Submissions& submissions,
                                                      const ClassParams& params);

/// The students with their results, by the roster; prints the names of those who are not on it.
std::vector<coursework::ClassEntry> entries_of(const Submissions& submissions,
                                               std::vector<coursework::GradedSubmission> results,
                                               const coursework::Roster* roster);

}  // namespace eightfold::cli
