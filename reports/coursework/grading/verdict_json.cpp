#include <nlohmann/json.hpp>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/io/internal/json_document.hpp"
#include "reports/notation/internal/reading_report.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::ordered_json;

ordered_json finding_json(const Finding& finding) {
  ordered_json entry = {{"kind", finding.kind}};
  if (!finding.place.empty()) entry["place"] = finding.place;
  entry["text"] = finding.text;
  return entry;
}

ordered_json claim_json(const GradedClaim& claim) {
  const Verdict& verdict = claim.verdict;
  ordered_json entry = {{"claim", verdict.claim},
                        {"title", verdict.title},
                        {"status", name_of(verdict.status)},
                        {"claimed", verdict.claimed},
                        {"summary", verdict.summary},
                        {"findings", ordered_json::array()},
                        {"omitted_findings", verdict.omitted_findings},
                        {"mistakes", ordered_json::array()},
                        {"score", claim.score},
                        {"max_score", claim.max_score}};
  for (const Finding& finding : verdict.findings) entry["findings"].push_back(finding_json(finding));
  for (const KnownMistake& mistake : verdict.mistakes)
    entry["mistakes"].push_back({{"id", mistake.id},
                                 {"title", mistake.title},
                                 {"arithmetic", mistake.arithmetic},
                                 {"advice", mistake.advice}});
  return entry;
}

ordered_json submission_json(const GradedSubmission& submission) {
  ordered_json entry = {{"name", submission.name}};
  if (!submission.author.empty()) entry["author"] = submission.author;
  if (!submission.exercise.empty()) entry["exercise"] = submission.exercise;
  if (!submission.unreadable.empty()) entry["unreadable"] = submission.unreadable;
  entry["notes"] = submission.notes;
  if (!submission.readings.empty())
    entry["readings"] = reports::list_of(submission.readings, reports::reading_json);
  entry["claims"] = ordered_json::array();
  for (const GradedClaim& claim : submission.claims) entry["claims"].push_back(claim_json(claim));
  entry["score"] = submission.score;
  entry["max_score"] = submission.max_score;
  entry["all_right"] = submission.all_right();
  return entry;
}

}  // namespace

std::string verdict_json(GradedSubmissions submissions, const reports::Style&) {
  ordered_json document = reports::document_head("verdict");
  document["submissions"] = ordered_json::array();
  for (const GradedSubmission& submission : cleaned(submissions))
    document["submissions"].push_back(submission_json(submission));
  return reports::in_lines(document);
}

}  // namespace eightfold::coursework
