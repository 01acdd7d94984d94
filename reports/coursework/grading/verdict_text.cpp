#include <fmt/core.h>

#include <algorithm>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/coursework/grading/internal/report_parts.hpp"
#include "reports/text/internal/charset.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/utf8.hpp"

namespace eightfold::coursework {
namespace {

using reports::Style;

constexpr std::size_t least_status_width = 9;  // "carried" and two spaces
constexpr std::size_t narrow = 60;  // fewer columns than that are too few beside the status and the points

std::string colored(Status status, const Style& style) {
  const std::string word(short_status(status));
  if (status == Status::right) return style.good(word);
  return status == Status::carried || status == Status::not_checked ? style.heading(word) : style.bad(word);
}

// "2.5/4", or nothing for a claim without points.
std::string points_of(const GradedClaim& claim) {
  return claim.max_score > 0 ? fmt::format("{}/{}", points_text(claim.score), points_text(claim.max_score))
                             : "";
}

std::string clean_ascii_line(std::string_view text) {
  return reports::with_ascii_signs(reports::clean_line(text));
}

void append_claim(std::string& out, const GradedClaim& claim, std::size_t status_width,
                  std::size_t points_width, const Style& style) {
  const Verdict& verdict = claim.verdict;
  const std::string gap(status_width - short_status(verdict.status).size(), ' ');
  const std::string points = points_width > 0 ? fmt::format("{:>{}}  ", points_of(claim), points_width) : "";
  const auto width = static_cast<std::size_t>(style.prose_columns());
  const std::size_t indent = width < narrow ? 2 : status_width + points.size();
  out += reports::wrapped(
      verdict.claimed.empty() ? verdict.title : fmt::format("{}: {}", verdict.title, verdict.claimed),
      {colored(verdict.status, style) + gap + points, std::string(indent, ' '), width});
  out += evidence_text(verdict, indent, width);
}

void append_submission(std::string& out, const GradedSubmission& submission, const Style& style) {
  out += style.heading(submission.name);
  out += submission.author.empty() ? "\n" : fmt::format(" by {}\n", submission.author);
  const auto width = static_cast<std::size_t>(style.prose_columns());
  out += head_text(submission, width);
  if (!submission.unreadable.empty()) {
    out += reports::wrapped("cannot be read: " + submission.unreadable, {.width = width});
    return;
  }
  std::size_t status_width = least_status_width;
  std::size_t points_width = 0;
  for (const GradedClaim& claim : submission.claims) {
    status_width = std::max(status_width, short_status(claim.verdict.status).size() + 2);
    points_width = std::max(points_width, points_of(claim).size());
  }
  for (const GradedClaim& claim : submission.claims) {
    out += '\n';
    append_claim(out, claim, status_width, points_width, style);
  }
  std::string total;
  if (submission.max_score > 0)
    total = style.heading(fmt::format("Score: {} of {}.", points_text(submission.score),
                                      points_text(submission.max_score))) +
            ' ';
  total += submission.all_right() ? style.good(tally_text(submission)) : tally_text(submission);
  out += '\n' + reports::wrapped(total, {.width = width});
}

}  // namespace

std::string verdict_text(GradedSubmissions submissions, const Style& style) {
  std::string out;
  for (const GradedSubmission& submission :
       cleaned(submissions, style.unicode ? reports::clean_line : clean_ascii_line)) {
    if (!out.empty()) out += "\n\n";
    append_submission(out, submission, style);
  }
  return out;
}

}  // namespace eightfold::coursework
