#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "eightfold/reports/coursework/grading/class_grades.hpp"
#include "reports/cli/options/class_examination.hpp"
#include "reports/cli/options/output_folder.hpp"

namespace eightfold::cli {

/// In the folder of `verify --output-dir`. The feedback is apart from the grades, so that its folder alone
/// can be packed and uploaded.
inline constexpr std::string_view feedback_folder = "feedback";
inline constexpr std::string_view grades_name = "grades.csv";

/// Of `verify --roster`.
inline constexpr Option column_option = {
    .name = "column",
    .value = "NAME",
    .help =
        "the assignment of Canvas's gradebook that the grades are for: its title, or the number in "
        "parentheses after it; default the title of the rubric",
    .needs = {"roster"}};

/// The folder of `verify --output-dir`: a feedback file for each submission, the grades and, with a roster,
/// the file to import.
class ClassOutput {
 public:
  /// Creates the folders, and prints what the teacher should know before the import. Throws Failure if a file
  /// exists and --force is not given, or is an input, also of the options or a submission, and (usage) unless
  /// it is certain which assignment of the roster the grades are for.
  ClassOutput(const CommandLine& line, const VerifyRequest& request, const Submissions& submissions);

  /// Writes the files. `entries` begins with those of the handins, in their order. Returns a line for each
  /// file or folder, for people.
  [[nodiscard]] std::string write(std::span<const coursework::ClassEntry> entries) const;

 private:
  [[nodiscard]] std::string feedback_of(const coursework::ClassEntry& entry, const std::string& title) const;
  void write_feedback(std::span<const coursework::ClassEntry> entries, const std::string& title) const;

  const VerifyRequest& request_;
  std::string import_title_;  // empty without a roster
  std::vector<std::string> feedback_names_;
  OutputFolder folder_;
};

}  // namespace eightfold::cli
