#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "eightfold/reports/coursework/grading/grade.hpp"
#include "eightfold/reports/text/style.hpp"

namespace eightfold::coursework {

using GradedSubmissions = std::span<const GradedSubmission>;

/// Plain text for the student.
[[nodiscard]] std::string verdict_text(GradedSubmissions submissions, const reports::Style& style);

/// JSON by data/schemas/verdict-1.0.schema.json.
[[nodiscard]] std::string verdict_json(GradedSubmissions submissions, const reports::Style& style = {});

/// CommonMark with tables.
[[nodiscard]] std::string verdict_markdown(GradedSubmissions submissions, const reports::Style& style = {});

/// A page of HTML, complete in itself.
[[nodiscard]] std::string verdict_html(GradedSubmissions submissions, const reports::Style& style = {});

/// JUnit XML for a CI server: a suite for each submission, a case for each claim. A claim that is not right
/// is a failure of the type carried, wrong or missing. An unreadable submission is an error.
[[nodiscard]] std::string verdict_junit(GradedSubmissions submissions, const reports::Style& style = {});

/// The results.json of Gradescope's "Autograder Specifications". Throws std::invalid_argument unless there is
/// exactly one submission.
[[nodiscard]] std::string verdict_gradescope(GradedSubmissions submissions, const reports::Style& style = {});

/// The results.json of PrairieLearn's page "External Grading". The score is the part of the points, 0 to 1;
/// without points it is 1 if everything is right, otherwise 0. An unreadable submission is not gradable, so
/// it does not use an attempt. Throws std::invalid_argument unless there is exactly one submission.
[[nodiscard]] std::string verdict_prairielearn(GradedSubmissions submissions,
                                               const reports::Style& style = {});

/// The summary of class_summary_csv().
[[nodiscard]] std::string verdict_csv(GradedSubmissions submissions, const reports::Style& style = {});

/// A format with its writer, which writes a whole document.
struct VerdictFormat {
  std::string_view name;
  std::string (*write)(GradedSubmissions submissions, const reports::Style& style);
  bool of_one_submission;  ///< whether it is limited to one submission
  bool for_students;       ///< whether it hides answers unless the teacher wants to show them
};

/// Those of --format; csv is the summary of several submissions.
inline constexpr std::array<VerdictFormat, 8> verdict_formats = {{
    {"text", verdict_text, false, false},
    {"json", verdict_json, false, false},
    {"markdown", verdict_markdown, false, true},
    {"html", verdict_html, false, true},
    {"junit", verdict_junit, false, false},
    {"gradescope", verdict_gradescope, true, true},
    {"prairielearn", verdict_prairielearn, true, true},
    {"csv", verdict_csv, false, false},
}};

}  // namespace eightfold::coursework
