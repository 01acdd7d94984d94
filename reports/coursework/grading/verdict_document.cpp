// A verdict as a document for Markdown and HTML: the score, a table of the claims, and a section with the
// evidence on each. The text for a terminal has the evidence beside the status and the points.
#include <fmt/core.h>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/document/internal/document.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::Document;
using reports::Paragraph;
using reports::Run;
using reports::Runs;

// Platforms show the page inline, on narrow screens too.
constexpr std::string_view style_of_feedback = R"(table { width: 100%; }
th, td { vertical-align: top; }
.number { white-space: nowrap; }
h1, h2, td, li, p { overflow-wrap: anywhere; }
td:first-child { overflow-wrap: normal; }
)";

Run plain(std::string text) { return {Run::Kind::text, std::move(text)}; }
Run strong(std::string text) { return {Run::Kind::strong, std::move(text)}; }

reports::Table table_of(const GradedSubmission& submission) {
  reports::Table table{{{{plain("Claim")}}, {{plain("Submitted")}}, {{plain("Verdict")}}}, {}};
  table.columns.push_back({{plain("Points")}, true});
  for (const auto& [verdict, score, max_score] : submission.claims)
    table.rows.push_back({{plain(verdict.title)},
                          {plain(verdict.claimed)},
                          {plain(std::string(status_words(verdict.status)))},
                          {plain(fmt::format("{} of {}", points_text(score), points_text(max_score)))}});
  return table;
}

reports::List findings_of(const Verdict& verdict) {
  reports::List list;
  for (const auto& [kind, place, text] : verdict.findings)
    list.items.push_back(place.empty() ? Runs{plain(text)}
                                       : Runs{{Run::Kind::emphasis, place}, plain(": " + text)});
  if (verdict.omitted_findings > 0)
    list.items.push_back({plain(fmt::format("and {} more", verdict.omitted_findings))});
  return list;
}

reports::Section section_on(const Verdict& verdict) {
  reports::Section section{fmt::format("{}: {}", verdict.title, status_words(verdict.status)), {}};
  const auto add_list = [&](reports::List list) {
    if (!list.items.empty()) section.blocks.emplace_back(std::move(list));
  };
  if (!verdict.summary.empty()) section.blocks.emplace_back(Paragraph{{plain(verdict.summary)}});
  add_list(findings_of(verdict));
  for (const KnownMistake& mistake : verdict.mistakes) {
    section.blocks.emplace_back(Paragraph{
        {plain(fmt::format("{} ", words_before(mistake, verdict))), strong(mistake.title), plain(".")}});
    reports::List explanation;
    for (std::string& line : explanation_of(mistake)) explanation.items.push_back({plain(std::move(line))});
    add_list(std::move(explanation));
  }
  return section;
}

Document document_of(const GradedSubmission& submission) {
  Document document{.title = heading_of(submission), .is_numbered = false, .level = 2};
  const auto add = [&](Runs runs) { document.opening.emplace_back(Paragraph{std::move(runs)}); };
  if (!submission.exercise.empty()) add({plain(submission.exercise)});
  for (const std::string& note : submission.notes) add({plain("Note: " + note)});
  if (!submission.unreadable.empty()) {
    add({strong("Cannot be read"), plain(": " + submission.unreadable)});
    return document;
  }
  add({strong(
           fmt::format("Score: {} of {}.", points_text(submission.score), points_text(submission.max_score))),
       plain(" " + tally_text(submission))});
  if (!submission.claims.empty()) document.opening.emplace_back(table_of(submission));
  for (const GradedClaim& claim : submission.claims) document.sections.push_back(section_on(claim.verdict));
  return document;
}

std::vector<Document> documents_of(GradedSubmissions submissions) {
  std::vector<Document> documents;
  for (const GradedSubmission& submission : cleaned(submissions))
    documents.push_back(document_of(submission));
  return documents;
}

}  // namespace

std::string verdict_markdown(GradedSubmissions submissions, const reports::Style&) {
  return reports::joined(documents_of(submissions), "\n", reports::document_markdown);
}

std::string verdict_html(GradedSubmissions submissions, const reports::Style&) {
  const std::vector<Document> documents = documents_of(submissions);
  return reports::documents_html(
      documents.size() == 1 ? documents[0].title : "Feedback", documents, [](const auto&) { return ""; },
      style_of_feedback);
}

}  // namespace eightfold::coursework
