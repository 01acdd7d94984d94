#pragma once

#include <string_view>

#include "reports/coursework/grading/grade.hpp"
#include "reports/coursework/submission/reader.hpp"
#include "reports/coursework/verify/verify.hpp"

namespace eightfold::coursework {

struct ExamineParams {
  Expectations expected;  ///< what the rubric says of the exercise and this does not, is expected too
  Rubric rubric;
  VerifyParams verify;
};

/// Reads a submission, checks its claims and gives points: all that is to be said of it. What can't be read,
/// or can't be checked, or claims nothing though nothing in particular is asked for, comes back as
/// unreadable, never as an exception.
GradedSubmission examine(std::string_view name, std::string_view text, const ExamineParams& params);

/// A submission that could not even be opened.
GradedSubmission unreadable(std::string_view name, std::string_view why, const Rubric& rubric);

}  // namespace eightfold::coursework
