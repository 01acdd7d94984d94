#include "reports/coursework/grading/class_summary.hpp"

#include <algorithm>

#include "reports/coursework/grading/report_parts.hpp"
#include "reports/coursework/submission/keys.hpp"

namespace eightfold::coursework {
namespace {

template <typename Tally>
Tally& entry(std::vector<Tally>& tallies, std::string Tally::*key, const std::string& name,
             const std::string& title) {
  const auto it = std::ranges::find(tallies, name, key);
  return it != tallies.end() ? *it : tallies.emplace_back(Tally{name, title, {}});
}

ClassRow row_of(const GradedSubmission& submission) {
  ClassRow row;
  row.name = submission.name;
  row.author = submission.author;
  row.status = !submission.unreadable.empty() ? "unreadable"
               : submission.all_right()       ? "all right"
                                              : "not all right";
  row.score = submission.score;
  row.max_score = submission.max_score;
  for (const GradedClaim& claim : submission.claims) {
    row.claims[claim.verdict.claim] = claim.verdict.status;
    if (!claim.verdict.mistakes.empty()) row.misconceptions.insert(claim.verdict.mistakes.front().id);
  }
  return row;
}

// The index among the known claims; after them for others.
std::ptrdiff_t rank_of(const ClaimTally& tally) {
  return std::ranges::find(claim_keys, tally.claim, &ClaimKey::name) - claim_keys.begin();
}

}  // namespace

ClassSummary summarize(std::span<const GradedSubmission> submissions) {
  ClassSummary summary;
  double scores = 0;
  double max_scores = 0;
  for (const GradedSubmission& submission : cleaned(submissions)) {
    const ClassRow& row = summary.rows.emplace_back(row_of(submission));
    scores += row.score;
    if (submission.unreadable.empty()) max_scores += row.max_score;
    summary.all_right += submission.all_right() ? 1 : 0;
    summary.unreadable += submission.unreadable.empty() ? 0 : 1;
    std::set<std::string> counted;
    for (const auto& [verdict, score, max_score] : submission.claims) {
      ++entry(summary.claims, &ClaimTally::claim, verdict.claim, verdict.title)
            .submissions[static_cast<std::size_t>(verdict.status)];
      if (verdict.mistakes.empty() || !counted.insert(verdict.mistakes.front().id).second) continue;
      const KnownMistake& likeliest = verdict.mistakes.front();
      ++entry(summary.misconceptions, &MisconceptionTally::id, likeliest.id, likeliest.title).submissions;
    }
  }
  std::ranges::stable_sort(summary.claims, {}, rank_of);
  std::ranges::sort(summary.misconceptions, [](const MisconceptionTally& a, const MisconceptionTally& b) {
    return a.submissions != b.submissions ? a.submissions > b.submissions : a.id < b.id;
  });
  const std::size_t read = summary.rows.size() - summary.unreadable;
  if (!summary.rows.empty())
    summary.mean_score = to_thousandths(scores / static_cast<double>(summary.rows.size()));
  if (read > 0) summary.mean_max_score = to_thousandths(max_scores / static_cast<double>(read));
  return summary;
}

}  // namespace eightfold::coursework
