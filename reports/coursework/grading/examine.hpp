#pragma once

#include <string_view>

#include "reports/coursework/grading/grade.hpp"
#include "reports/coursework/submission/reader.hpp"
#include "reports/coursework/verify/verify.hpp"

namespace eightfold::coursework {

struct ExamineParams {
  Expectations expected;  ///< take precedence over the exercise of the rubric
  Rubric rubric;
  VerifyParams verify;
};

/// Reads a submission, checks its claims and gives points. A submission that cannot be read or checked, or
/// that has no claims although the rubric requires none, is returned as unreadable, not thrown as an
/// exception.
GradedSubmission examine(std::string_view name, std::string_view text, const ExamineParams& params);

/// The result for a submission that cannot be opened.
GradedSubmission unreadable(std::string_view name, std::string_view why, const Rubric& rubric);

}  // namespace eightfold::coursework
