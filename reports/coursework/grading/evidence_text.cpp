#include "reports/coursework/grading/evidence_text.hpp"

#include <fmt/core.h>

#include <algorithm>

#include "reports/text/paragraph.hpp"

namespace eightfold::coursework {

std::string_view words_before(const KnownMistake& mistake, const Verdict& verdict) {
  return &mistake == &verdict.mistakes.front() ? "It looks as if" : "It could also be that";
}

std::string evidence_text(const Verdict& verdict, std::size_t indent) {
  const std::string margin(indent, ' ');
  const std::string inner = margin + "  ";
  const auto item = [&](std::string_view text) { return reports::wrapped(text, {margin + "- ", inner}); };
  std::string out;
  if (!verdict.summary.empty()) out += reports::wrapped(verdict.summary, {margin, margin});
  for (const Finding& finding : verdict.findings)
    out += item(finding.place.empty() ? finding.text : fmt::format("{}: {}", finding.place, finding.text));
  if (verdict.findings_left_out > 0) out += item(fmt::format("and {} more", verdict.findings_left_out));
  for (const KnownMistake& mistake : verdict.mistakes) {
    out += reports::wrapped(fmt::format("{} {}.", words_before(mistake, verdict), mistake.title),
                            {margin, margin});
    for (const std::string& line : {mistake.arithmetic, mistake.advice})
      if (!line.empty()) out += reports::wrapped(line, {inner, inner});
  }
  return out;
}

std::string tally_text(const GradedSubmission& submission) {
  if (submission.all_right()) return "Everything is right.";
  std::string text;
  for (const Status status : {Status::right, Status::carried, Status::wrong, Status::missing}) {
    const auto count = std::ranges::count_if(
        submission.claims, [&](const GradedClaim& claim) { return claim.verdict.status == status; });
    if (count > 0) text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, name_of(status));
  }
  return text.empty() ? "There is nothing in it to check." : text + '.';
}

}  // namespace eightfold::coursework
