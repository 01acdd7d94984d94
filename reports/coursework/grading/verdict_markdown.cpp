#include <iterator>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"

namespace eightfold::coursework {
namespace {

using reports::markdown_escape;

void append_overview(std::string& out, const GradedSubmission& submission) {
  out += "\n| Claim | Submitted | Verdict | Points |\n|:--|:--|:--|--:|\n";
  for (const auto& [verdict, score, max_score] : submission.claims)
    reports::append_format(out, "| {} | {} | {} | {} of {} |\n", markdown_escape(verdict.title),
                           markdown_escape(verdict.claimed), status_words(verdict.status), points_text(score),
                           points_text(max_score));
}

void append_claim_row(std::string& out, const Verdict& verdict) {
  reports::append_format(out, "\n### {}: {}\n", markdown_escape(verdict.title), status_words(verdict.status));
  if (!verdict.summary.empty()) reports::append_format(out, "\n{}\n", markdown_escape(verdict.summary));
  if (!verdict.findings.empty() || verdict.omitted_findings > 0) out += '\n';
  for (const Finding& finding : verdict.findings) {
    if (finding.place.empty())
      reports::append_format(out, "- {}\n", markdown_escape(finding.text));
    else
      reports::append_format(out, "- *{}:* {}\n", markdown_escape(finding.place),
                             markdown_escape(finding.text));
  }
  if (verdict.omitted_findings > 0) reports::append_format(out, "- and {} more\n", verdict.omitted_findings);
  for (const KnownMistake& mistake : verdict.mistakes) {
    reports::append_format(out, "\n{} **{}**.\n", words_before(mistake, verdict),
                           markdown_escape(mistake.title));
    const std::vector<std::string> lines = explanation_of(mistake);
    if (!lines.empty()) out += '\n';
    for (const std::string& line : lines) reports::append_format(out, "- {}\n", markdown_escape(line));
  }
}

void append_submission_table(std::string& out, const GradedSubmission& submission) {
  reports::append_format(out, "## {}\n", markdown_escape(heading_of(submission)));
  if (!submission.exercise.empty())
    reports::append_format(out, "\n{}\n", markdown_escape(submission.exercise));
  for (const std::string& note : submission.notes)
    reports::append_format(out, "\nNote: {}\n", markdown_escape(note));
  if (!submission.unreadable.empty()) {
    reports::append_format(out, "\n**Cannot be read:** {}\n", markdown_escape(submission.unreadable));
    return;
  }
  reports::append_format(out, "\n**Score: {} of {}.** {}\n", points_text(submission.score),
                         points_text(submission.max_score), tally_text(submission));
  if (submission.claims.empty()) return;
  append_overview(out, submission);
  for (const GradedClaim& claim : submission.claims) append_claim_row(out, claim.verdict);
}

}  // namespace

std::string verdict_markdown(GradedSubmissions submissions, const reports::Style&) {
  std::string out;
  for (const GradedSubmission& submission : cleaned(submissions)) {
    if (!out.empty()) out += '\n';
    append_submission_table(out, submission);
  }
  return out;
}

}  // namespace eightfold::coursework
