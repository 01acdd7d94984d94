#include <fmt/core.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/layout.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::ordered_json;

double part_of_points(const GradedSubmission& submission) {
  if (submission.max_score <= 0) return submission.all_right() ? 1 : 0;
  return std::clamp(submission.score / submission.max_score, 0.0, 1.0);
}

bool is_nothing_checked(const GradedSubmission& submission) {
  return !submission.claims.empty() && std::ranges::all_of(submission.claims, [](const GradedClaim& claim) {
    return claim.verdict.status == Status::not_checked;
  });
}

ordered_json prairielearn_test_of(const GradedClaim& claim) {
  const Verdict& verdict = claim.verdict;
  Verdict evidence = verdict;
  evidence.summary.clear();
  return {
      {"name", verdict.title},
      {"description", verdict.claimed.empty() ? "" : "You submitted: " + verdict.claimed},
      {"points", claim.score},
      {"max_points", claim.max_score},
      {"message", reports::wrapped(fmt::format("{}: {}", short_status(verdict.status), verdict.summary), {})},
      {"output", evidence_text(evidence)}};
}

}  // namespace

std::string verdict_prairielearn(GradedSubmissions submissions, const reports::Style&) {
  if (submissions.size() != 1)
    throw std::invalid_argument("PrairieLearn results need exactly one submission");
  const GradedSubmission submission = cleaned(submissions).front();
  if (!submission.unreadable.empty()) {
    const ordered_json results = {{"gradable", false},
                                  {"message", "This submission cannot be read."},
                                  {"format_errors", ordered_json::array({submission.unreadable})}};
    return reports::in_lines(results);
  }
  if (is_nothing_checked(submission)) {  // a score of 0 would take points
    const ordered_json results = {
        {"gradable", false},
        {"message", tally_text(submission)},
        {"format_errors", ordered_json::array({evidence_text(submission.claims.front().verdict)})}};
    return reports::in_lines(results);
  }
  ordered_json results = {{"gradable", true},
                          {"score", part_of_points(submission)},
                          {"message", tally_text(submission)},
                          {"output", head_text(submission)},
                          {"tests", ordered_json::array()}};
  for (const GradedClaim& claim : submission.claims) results["tests"].push_back(prairielearn_test_of(claim));
  return reports::in_lines(results);
}

}  // namespace eightfold::coursework
