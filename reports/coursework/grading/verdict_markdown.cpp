#include <fmt/format.h>

#include <iterator>

#include "reports/coursework/grading/clean_submission.hpp"
#include "reports/coursework/grading/evidence_text.hpp"
#include "reports/coursework/grading/points.hpp"
#include "reports/coursework/grading/verdict_report.hpp"
#include "reports/text/markdown_escape.hpp"

namespace eightfold::coursework {
namespace {

using reports::markdown_escape;

// The claims in a table.
void append_overview(std::string& out, const GradedSubmission& submission) {
  auto to = std::back_inserter(out);
  out += "\n| Claim | Handed in | Verdict | Points |\n|:--|:--|:--|--:|\n";
  for (const auto& [verdict, score, max_score] : submission.claims)
    fmt::format_to(to, "| {} | {} | {} | {} of {} |\n", markdown_escape(verdict.title),
                   markdown_escape(verdict.claimed), name_of(verdict.status), points_text(score),
                   points_text(max_score));
}

// What is to be said of a claim beyond the table.
void append_claim(std::string& out, const Verdict& verdict) {
  auto to = std::back_inserter(out);
  fmt::format_to(to, "\n### {}: {}\n", markdown_escape(verdict.title), name_of(verdict.status));
  if (!verdict.summary.empty()) fmt::format_to(to, "\n{}\n", markdown_escape(verdict.summary));
  if (!verdict.findings.empty() || verdict.findings_left_out > 0) out += '\n';
  for (const Finding& finding : verdict.findings) {
    if (finding.place.empty())
      fmt::format_to(to, "- {}\n", markdown_escape(finding.text));
    else
      fmt::format_to(to, "- *{}:* {}\n", markdown_escape(finding.place), markdown_escape(finding.text));
  }
  if (verdict.findings_left_out > 0) fmt::format_to(to, "- and {} more\n", verdict.findings_left_out);
  for (const KnownMistake& mistake : verdict.mistakes) {
    fmt::format_to(to, "\n{} **{}**.\n", words_before(mistake, verdict), markdown_escape(mistake.title));
    if (!mistake.arithmetic.empty() || !mistake.advice.empty()) out += '\n';
    for (const std::string& line : {mistake.arithmetic, mistake.advice})
      if (!line.empty()) fmt::format_to(to, "- {}\n", markdown_escape(line));
  }
}

void append_submission(std::string& out, const GradedSubmission& submission) {
  auto to = std::back_inserter(out);
  fmt::format_to(to, "## {}", markdown_escape(submission.name));
  if (!submission.author.empty()) fmt::format_to(to, " by {}", markdown_escape(submission.author));
  out += '\n';
  if (!submission.exercise.empty()) fmt::format_to(to, "\n{}\n", markdown_escape(submission.exercise));
  for (const std::string& note : submission.notes) fmt::format_to(to, "\nNote: {}\n", markdown_escape(note));
  if (!submission.unreadable.empty()) {
    fmt::format_to(to, "\n**Can't be read:** {}\n", markdown_escape(submission.unreadable));
    return;
  }
  fmt::format_to(to, "\n**Score: {} of {}.** {}\n", points_text(submission.score),
                 points_text(submission.max_score), tally_text(submission));
  if (submission.claims.empty()) return;
  append_overview(out, submission);
  for (const GradedClaim& claim : submission.claims) append_claim(out, claim.verdict);
}

}  // namespace

std::string verdict_markdown(GradedSubmissions submissions, const reports::Style&) {
  std::string out;
  for (const GradedSubmission& submission : cleaned(submissions)) {
    if (!out.empty()) out += '\n';
    append_submission(out, submission);
  }
  return out;
}

}  // namespace eightfold::coursework
