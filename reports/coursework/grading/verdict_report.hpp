#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "reports/coursework/grading/grade.hpp"
#include "reports/text/style.hpp"

namespace eightfold::coursework {

using GradedSubmissions = std::span<const GradedSubmission>;

/// For the student.
std::string verdict_text(GradedSubmissions submissions, const reports::Style& style);

/// data/schemas/verdict-1.0.schema.json.
std::string verdict_json(GradedSubmissions submissions, const reports::Style& style = {});

/// For an issue, a mail or a page: CommonMark with tables.
std::string verdict_markdown(GradedSubmissions submissions, const reports::Style& style = {});

/// JUnit XML, for a CI server: a suite for each submission, a case for each claim. What is not right is a
/// failure of the type carried, wrong or missing; a submission that can't be read is an error.
std::string verdict_junit(GradedSubmissions submissions, const reports::Style& style = {});

/// The results.json of Gradescope, as of its "Autograder Specifications". Throws std::invalid_argument unless
/// there is one submission.
std::string verdict_gradescope(GradedSubmissions submissions, const reports::Style& style = {});

/// The results.json of PrairieLearn, as of its page "External Grading": the score is the part of the points
/// from 0 to 1; without points 1 if everything is right, else 0. A submission that can't be read is not
/// gradable, so that it costs no attempt. Throws std::invalid_argument unless there is one submission.
std::string verdict_prairielearn(GradedSubmissions submissions, const reports::Style& style = {});

/// What is said of submissions, each function all of it.
struct VerdictFormat {
  std::string_view name;
  std::string (*write)(GradedSubmissions submissions, const reports::Style& style);
  bool of_one_submission;  ///< whether it has room for one only
};

inline constexpr std::array<VerdictFormat, 6> verdict_formats = {{
    {"text", verdict_text, false},
    {"json", verdict_json, false},
    {"markdown", verdict_markdown, false},
    {"junit", verdict_junit, false},
    {"gradescope", verdict_gradescope, true},
    {"prairielearn", verdict_prairielearn, true},
}};

}  // namespace eightfold::coursework
