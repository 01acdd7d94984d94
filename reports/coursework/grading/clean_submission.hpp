#pragma once

#include <span>
#include <vector>

#include "reports/coursework/grading/grade.hpp"

namespace eightfold::coursework {

/// The same with every text as reports::clean_line() makes it, and totals rounded to thousandths. Every
/// writer begins with it, so that nothing a student or a file's name says can break a line, a terminal or a
/// document.
std::vector<GradedSubmission> cleaned(std::span<const GradedSubmission> submissions);

}  // namespace eightfold::coursework
