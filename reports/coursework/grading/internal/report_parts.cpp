#include "reports/coursework/grading/internal/report_parts.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cmath>
#include <initializer_list>

#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

void replace(std::initializer_list<std::string*> texts, CleanText clean) {
  for (std::string* text : texts) *text = clean(*text);
}

void replace(Verdict& verdict, CleanText clean) {
  replace({&verdict.claim, &verdict.title, &verdict.claimed, &verdict.summary}, clean);
  for (Finding& finding : verdict.findings) replace({&finding.kind, &finding.place, &finding.text}, clean);
  for (KnownMistake& mistake : verdict.mistakes)
    replace({&mistake.id, &mistake.title, &mistake.arithmetic, &mistake.advice}, clean);
}

}  // namespace

std::vector<GradedSubmission> cleaned(std::span<const GradedSubmission> submissions, CleanText clean) {
  std::vector<GradedSubmission> result(submissions.begin(), submissions.end());
  for (GradedSubmission& submission : result) {
    replace({&submission.name, &submission.author, &submission.exercise, &submission.unreadable,
             &submission.title},
            clean);
    for (std::string& note : submission.notes) replace({&note}, clean);
    for (GradedClaim& claim : submission.claims) replace(claim.verdict, clean);
    submission.score = to_thousandths(submission.score);
    submission.max_score = to_thousandths(submission.max_score);
  }
  return result;
}

double to_thousandths(double points) { return std::round(points * 1000) / 1000; }

std::string points_text(double points) { return fmt::format("{}", to_thousandths(points)); }

std::string head_text(const GradedSubmission& submission, std::size_t width) {
  const reports::Margins margins = {.width = width};
  std::string text;
  if (!submission.exercise.empty()) text += reports::wrapped(submission.exercise, margins);
  for (const std::string& note : submission.notes) text += reports::wrapped("Note: " + note, margins);
  return text;
}

std::string placed_text(const Finding& finding) {
  return finding.place.empty() ? finding.text : fmt::format("{}: {}", finding.place, finding.text);
}

std::string_view words_before(const KnownMistake& mistake, const Verdict& verdict) {
  return &mistake == &verdict.mistakes.front() ? "It looks as if" : "It could also be that";
}

std::vector<std::string> explanation_of(const KnownMistake& mistake) {
  std::vector<std::string> lines;
  if (!mistake.arithmetic.empty()) lines.push_back("Your number is " + mistake.arithmetic);
  if (!mistake.advice.empty()) lines.push_back(mistake.advice);
  return lines;
}

std::string heading_of(const GradedSubmission& submission) {
  const bool has_title = !submission.title.empty();
  const std::string& subject = has_title ? submission.title : submission.name;
  if (submission.author.empty()) return subject;
  return fmt::format("{}{}{}", subject, has_title ? ": " : " by ", submission.author);
}

std::string evidence_text(const Verdict& verdict, std::size_t indent, std::size_t width) {
  const std::string margin(indent, ' ');
  const std::string inner = margin + "  ";
  const auto item = [&](std::string_view text) {
    return reports::wrapped(text, {margin + "- ", inner, width});
  };
  std::string out;
  if (!verdict.summary.empty()) out += reports::wrapped(verdict.summary, {margin, margin, width});
  for (const Finding& finding : verdict.findings) out += item(placed_text(finding));
  if (verdict.omitted_findings > 0) out += item(fmt::format("and {} more", verdict.omitted_findings));
  for (const KnownMistake& mistake : verdict.mistakes) {
    out += reports::wrapped(fmt::format("{} {}.", words_before(mistake, verdict), mistake.title),
                            {margin, margin, width});
    for (const std::string& line : explanation_of(mistake))
      out += reports::wrapped(line, {inner, inner, width});
  }
  return out;
}

std::string_view status_words(Status status) {
  return status == Status::carried ? "error carried forward" : short_status(status);
}

std::string_view short_status(Status status) {
  return status == Status::not_checked ? "not checked" : name_of(status);
}

std::string unread_lines_text(std::size_t unread_lines, bool is_unreadable) {
  if (is_unreadable) return "all";
  return unread_lines > 0 ? std::to_string(unread_lines) : std::string();
}

std::string tally_text(const GradedSubmission& submission) {
  if (submission.all_right()) return "Everything is right.";
  std::vector<std::string> counts;
  for (const Status status :
       {Status::right, Status::carried, Status::wrong, Status::missing, Status::not_checked}) {
    const auto count = std::ranges::count_if(
        submission.claims, [&](const GradedClaim& claim) { return claim.verdict.status == status; });
    const std::string_view end = status == Status::carried ? " forward" : "";
    if (count > 0) counts.push_back(fmt::format("{} {}{}", count, short_status(status), end));
  }
  return counts.empty() ? "It contains no claims." : reports::joined(counts) + '.';
}

}  // namespace eightfold::coursework
