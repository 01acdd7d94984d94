#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "reports/coursework/grading/grade.hpp"

namespace eightfold::coursework {

/// What a student reads about a claim: why it is right or wrong, the findings with their places, and the
/// mistakes that it looks like with what to mend. Lines of at most 100 columns, so far to the right; each
/// ends with a newline.
std::string evidence_text(const Verdict& verdict, std::size_t indent = 0);

/// What leads to a mistake's title: "It looks as if" before the likeliest of a verdict's mistakes, "It could
/// also be that" before the others.
std::string_view words_before(const KnownMistake& mistake, const Verdict& verdict);

/// "Everything is right.", or "6 right, 1 carried, 2 wrong, 1 missing."
std::string tally_text(const GradedSubmission& submission);

}  // namespace eightfold::coursework
