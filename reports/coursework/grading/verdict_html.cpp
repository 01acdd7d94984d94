#include <iterator>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/text/internal/append.hpp"
#include "reports/text/internal/escape.hpp"

namespace eightfold::coursework {
namespace {

using reports::append_format;
using reports::xml_escape;

// No scripts and nothing from elsewhere: platforms show such a page inline or offer it for download.
constexpr std::string_view html_head = R"(<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>)";
constexpr std::string_view html_style = R"(</title>
<style>
body { max-width: 46rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.3rem 0.6rem; border-bottom: 1px solid #bbb; text-align: left; vertical-align: top; }
td:last-child, th:last-child { text-align: right; white-space: nowrap; }
h1, h2, td, li, p { overflow-wrap: anywhere; }
td:first-child { overflow-wrap: normal; }
</style>
</head>
<body>
)";

void append_table(std::string& out, const GradedSubmission& submission) {
  out += "<table>\n<tr><th>Claim</th><th>Submitted</th><th>Verdict</th><th>Points</th></tr>\n";
  for (const auto& [verdict, score, max_score] : submission.claims)
    append_format(out, "<tr><td>{}</td><td>{}</td><td>{}</td><td>{} of {}</td></tr>\n",
                  xml_escape(verdict.title), xml_escape(verdict.claimed), status_words(verdict.status),
                  points_text(score), points_text(max_score));
  out += "</table>\n";
}

void append_evidence(std::string& out, const Verdict& verdict) {
  append_format(out, "<h2>{}: {}</h2>\n", xml_escape(verdict.title), status_words(verdict.status));
  if (!verdict.summary.empty()) append_format(out, "<p>{}</p>\n", xml_escape(verdict.summary));
  if (!verdict.findings.empty()) {
    out += "<ul>\n";
    for (const Finding& finding : verdict.findings) {
      const std::string place = finding.place.empty() ? "" : "<em>" + xml_escape(finding.place) + ":</em> ";
      append_format(out, "<li>{}{}</li>\n", place, xml_escape(finding.text));
    }
    if (verdict.omitted_findings > 0) append_format(out, "<li>and {} more</li>\n", verdict.omitted_findings);
    out += "</ul>\n";
  }
  for (const KnownMistake& mistake : verdict.mistakes) {
    append_format(out, "<p>{} <strong>{}</strong>.", words_before(mistake, verdict),
                  xml_escape(mistake.title));
    for (const std::string& line : explanation_of(mistake)) append_format(out, "<br/>\n{}", xml_escape(line));
    out += "</p>\n";
  }
}

void append_article(std::string& out, const GradedSubmission& submission) {
  append_format(out, "<article>\n<h1>{}</h1>\n", xml_escape(heading_of(submission)));
  if (!submission.exercise.empty()) append_format(out, "<p>{}</p>\n", xml_escape(submission.exercise));
  for (const std::string& note : submission.notes) append_format(out, "<p>Note: {}</p>\n", xml_escape(note));
  if (!submission.unreadable.empty()) {
    append_format(out, "<p><strong>Cannot be read:</strong> {}</p>\n</article>\n",
                  xml_escape(submission.unreadable));
    return;
  }
  append_format(out, "<p><strong>Score: {} of {}.</strong> {}</p>\n", points_text(submission.score),
                points_text(submission.max_score), xml_escape(tally_text(submission)));
  if (!submission.claims.empty()) append_table(out, submission);
  for (const GradedClaim& claim : submission.claims) append_evidence(out, claim.verdict);
  out += "</article>\n";
}

}  // namespace

std::string verdict_html(GradedSubmissions submissions, const reports::Style&) {
  const std::vector<GradedSubmission> shown = cleaned(submissions);
  std::string out(html_head);
  out += shown.size() == 1 ? xml_escape(heading_of(shown[0])) : "Feedback";
  out += html_style;
  for (const GradedSubmission& submission : shown) append_article(out, submission);
  return out + "</body>\n</html>\n";
}

}  // namespace eightfold::coursework
