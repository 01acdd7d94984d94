#include "reports/coursework/grading/clean_submission.hpp"

#include <initializer_list>

#include "reports/coursework/grading/points.hpp"
#include "reports/text/utf8.hpp"

namespace eightfold::coursework {
namespace {

void clean(std::initializer_list<std::string*> texts) {
  for (std::string* text : texts) *text = reports::clean_line(*text);
}

void clean(Verdict& verdict) {
  clean({&verdict.claim, &verdict.title, &verdict.claimed, &verdict.summary});
  for (Finding& finding : verdict.findings) clean({&finding.kind, &finding.place, &finding.text});
  for (KnownMistake& mistake : verdict.mistakes)
    clean({&mistake.id, &mistake.title, &mistake.arithmetic, &mistake.advice});
}

}  // namespace

std::vector<GradedSubmission> cleaned(std::span<const GradedSubmission> submissions) {
  std::vector<GradedSubmission> result(submissions.begin(), submissions.end());
  for (GradedSubmission& submission : result) {
    clean({&submission.name, &submission.author, &submission.exercise, &submission.unreadable});
    for (std::string& note : submission.notes) clean({&note});
    for (GradedClaim& claim : submission.claims) clean(claim.verdict);
    submission.score = to_thousandths(submission.score);
    submission.max_score = to_thousandths(submission.max_score);
  }
  return result;
}

}  // namespace eightfold::coursework
