#include "reports/coursework/grading/examine.hpp"

#include <numeric>

#include "reports/io/parse_error.hpp"
#include "reports/text/quote.hpp"

namespace eightfold::coursework {
namespace {

Expectations with_rubric(Expectations expected, const Rubric& rubric) {
  const auto add = [](auto& part, const auto& other) {
    if (!part) part = other;
  };
  ExerciseParts& exercise = expected.exercise;
  add(exercise.problem, rubric.exercise.problem);
  add(exercise.n, rubric.exercise.n);
  add(exercise.colors, rubric.exercise.colors);
  add(exercise.rule, rubric.exercise.rule);
  add(exercise.group, rubric.exercise.group);
  return expected;
}

}  // namespace

GradedSubmission unreadable(std::string_view name, std::string_view why, const Rubric& rubric) {
  GradedSubmission graded;
  graded.name = reports::printable(name);
  graded.unreadable = why;
  graded.max_score = std::accumulate(rubric.points.begin(), rubric.points.end(), 0.0,
                                     [](double sum, const auto& points) { return sum + points.second; });
  return graded;
}

GradedSubmission examine(std::string_view name, std::string_view text, const ExamineParams& params) {
  try {
    const Submission submission = read_submission(text, with_rubric(params.expected, params.rubric));
    VerifyParams verify_params = params.verify;
    if (!verify_params.representative) verify_params.representative = params.rubric.representative;
    verify_params.boards = params.rubric.boards;
    const bool solutions = params.rubric.points.contains("solutions");
    if (params.rubric.points.contains("representatives") != solutions)
      verify_params.bare_list_is_of_representatives = !solutions;
    GradedSubmission graded;
    graded.name = reports::printable(name);
    graded.author = submission.author;
    graded.notes = submission.notes;
    graded.exercise = describe(submission.exercise);
    graded.claims = grade(verify(submission, verify_params), params.rubric);
    if (graded.claims.empty()) throw reports::ParseError("no claims; give solutions, counts or fixed points");
    for (const GradedClaim& claim : graded.claims) {
      graded.score += claim.score;
      graded.max_score += claim.max_score;
    }
    return graded;
  } catch (const reports::ParseError& error) {
    return unreadable(name, error.what(), params.rubric);
  }
}

}  // namespace eightfold::coursework
