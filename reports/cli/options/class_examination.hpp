#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "eightfold/reports/coursework/grading/class_grades.hpp"
#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "eightfold/reports/coursework/roster/roster.hpp"
#include "reports/cli/options/submission_files.hpp"

// Reading and grading every submission of a class.
namespace eightfold::cli {

/// What `verify` checks, and how.
struct VerifyRequest {
  coursework::ExamineParams params;
  std::vector<coursework::Misconception> misconceptions;
  std::optional<coursework::Roster> roster;
  const coursework::VerdictFormat* format;
  std::size_t max_bytes;  ///< of a file
};

/// Examines each handin once, by the rubric for its student; prints why one cannot be read. In a class all
/// have the same maximum. Throws Failure if a single submission cannot be opened.
std::vector<coursework::GradedSubmission> examine_all(const Submissions& submissions,
                                                      const VerifyRequest& request);

/// The students with their results, by the roster; prints the names of those who are not on it.
std::vector<coursework::ClassEntry> entries_of(const Submissions& submissions,
                                               std::vector<coursework::GradedSubmission> results,
                                               const std::optional<coursework::Roster>& roster);

}  // namespace eightfold::cli
