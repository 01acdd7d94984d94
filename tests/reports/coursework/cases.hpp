#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "eightfold/reports/coursework/grading/grade.hpp"

namespace eightfold::test {

/// An input of a case, and its options: "--n 8 --rule rooks".
struct CaseInput {
  std::string options;
  std::string text;
};

/// Expects each case of a file in data/goldens/coursework to have the outcome that the file states. Accept an
/// intended change as described in golden.hpp. A case is
///
///     === its title
///     # a comment
///     <<< the options
///     the input
///     >>>
///     the outcome
///
/// A case with several inputs states that all have the same outcome. `<<< the options :: the input` is an
/// input on one line, without a line feed at its end. unescaped() of hostile/inputs.hpp applies to inputs.
void expect_cases(const std::string& file, const std::function<std::string(const CaseInput&)>& outcome);

/// The message of a reader that refuses its input, as a line; or "accepted".
std::string error_or_accepted(const std::function<void()>& read);

/// The parameters that options of `eightfold verify` mean, such as --n, --rubric JSON and --no-spoilers.
coursework::ExamineParams params_of(const std::string& options);

/// What the reader of submissions makes of a text: each claim, what cannot be read, and the notes; or the
/// error.
std::string reading_of(const CaseInput& input);

/// The verdicts on a text, with all evidence.
std::string verdicts_of(const CaseInput& input);

}  // namespace eightfold::test
