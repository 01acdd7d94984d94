#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/grading/class_grades.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "eightfold/reports/coursework/roster/layout.hpp"
#include "reports/cli/options/class_examination.hpp"
#include "reports/cli/options/inputs.hpp"
#include "reports/cli/options/output_folder.hpp"

namespace eightfold::cli {

/// In the folder of `verify --output-dir`. The feedback is apart from the grades, so that its folder alone
/// can be packed and uploaded.
inline constexpr std::string_view feedback_folder = "feedback";
inline constexpr std::string_view grades_name = "grades.csv";

/// The folder of `verify --output-dir`: a feedback file for each submission, the grades and, with a roster,
/// the file to import.
class ClassOutput {
 public:
  /// Creates the folders. Throws Failure if a file exists and --force is not given, or is an input.
  /// `inputs` are the options' files; those of the submissions are inputs too.
  ClassOutput(const CommandLine& line, const Inputs& inputs, const coursework::VerdictFormat& format,
              const Submissions& submissions, const coursework::Roster* roster);

  /// Writes the files. `entries` begins with those of the handins, in their order. `import_title` is that of
  /// the assignment in the file to import. Returns a line for each file or folder, for people.
  [[nodiscard]] std::string write(std::span<const coursework::ClassEntry> entries,
                                  const coursework::Rubric& rubric, const std::string& import_title) const;

 private:
  [[nodiscard]] std::string feedback_of(const coursework::ClassEntry& entry, const std::string& title) const;
  void write_feedback(std::span<const coursework::ClassEntry> entries, const std::string& title) const;

  const coursework::VerdictFormat& format_;
  const coursework::Roster* roster_;
  std::vector<std::string> feedback_names_;
  OutputFolder folder_;
};

}  // namespace eightfold::cli
