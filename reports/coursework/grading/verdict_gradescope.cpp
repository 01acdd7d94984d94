#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "eightfold/core/version.hpp"
#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/text/internal/layout.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::ordered_json;

// Everything but the claims.
std::string output_of(const GradedSubmission& submission) {
  return head_text(submission) +
         (submission.unreadable.empty()
              ? tally_text(submission) + '\n'
              : reports::wrapped("This submission cannot be read: " + submission.unreadable, {}));
}

ordered_json gradescope_test_of(const GradedClaim& claim, std::size_t number) {
  const Verdict& verdict = claim.verdict;
  const std::string claimed =
      verdict.claimed.empty() ? "" : reports::wrapped("You submitted: " + verdict.claimed, {});
  ordered_json test = ordered_json::object();
  if (verdict.status != Status::not_checked)  // a test without these has neither points nor a mark
    test = {{"score", claim.score},
            {"max_score", claim.max_score},
            {"status", verdict.status == Status::right ? "passed" : "failed"}};
  test.update({{"name", verdict.title},
               {"name_format", "text"},
               {"number", std::to_string(number)},
               {"output", claimed + evidence_text(verdict)},
               {"output_format", "text"},
               {"visibility", "visible"}});
  return test;
}

// For the teacher's own programs.
ordered_json extra_data_of(const GradedSubmission& submission) {
  ordered_json claims = ordered_json::object();
  ordered_json mistakes = ordered_json::array();
  for (const auto& [verdict, score, max_score] : submission.claims) {
    claims[verdict.claim] = name_of(verdict.status);
    for (const KnownMistake& mistake : verdict.mistakes)
      mistakes.push_back({{"claim", verdict.claim}, {"id", mistake.id}});
  }
  return {{"generator", {{"name", "eightfold"}, {"version", EIGHTFOLD_VERSION}}},
          {"readable", submission.unreadable.empty()},
          {"claims", claims},
          {"mistakes", mistakes}};
}

}  // namespace

std::string verdict_gradescope(GradedSubmissions submissions, const reports::Style&) {
  if (submissions.size() != 1) throw std::invalid_argument("Gradescope results need exactly one submission");
  const GradedSubmission submission = cleaned(submissions).front();
  const bool readable = submission.unreadable.empty();
  ordered_json results = {{"score", readable ? submission.score : 0.0},
                          {"output", output_of(submission)},
                          {"output_format", "text"},
                          {"visibility", "visible"},
                          {"stdout_visibility", "hidden"},
                          {"tests", ordered_json::array()},
                          {"extra_data", extra_data_of(submission)}};
  if (readable)
    for (const GradedClaim& claim : submission.claims)
      results["tests"].push_back(gradescope_test_of(claim, results["tests"].size() + 1));
  return reports::in_lines(results);
}

}  // namespace eightfold::coursework
