#include "reports/coursework/grading/grade.hpp"

#include <algorithm>
#include <utility>

#include "reports/coursework/grading/report_parts.hpp"
#include "reports/coursework/submission/keys.hpp"

namespace eightfold::coursework {
namespace {

// The points of a claim.
double worth_of(std::string_view claim, const Rubric& rubric) {
  if (rubric.points.empty()) return 1;
  const auto points = rubric.points.find(claim);
  return points == rubric.points.end() ? 0 : points->second;
}

// The part of its points that a claim earns.
double earned_part(const Verdict& verdict, const Rubric& rubric) {
  const double by_itself = rubric.partial_credit ? std::clamp(verdict.credit, 0.0, 1.0) : 0;
  switch (verdict.status) {
    case Status::right:
      return 1;
    case Status::carried:  // An error in a claim without points must not earn points elsewhere.
      return std::max(worth_of(verdict.follows_from, rubric) > 0 ? rubric.carried_credit : 0, by_itself);
    case Status::wrong:
      return by_itself;
    case Status::missing:
      return 0;
  }
  return 0;
}

Verdict missing(const ClaimKey& key) {
  Verdict verdict;
  verdict.claim = key.name;
  verdict.title = key.title;
  verdict.status = Status::missing;
  verdict.summary = "This claim is required but was not submitted.";
  verdict.credit = 0;
  return verdict;
}

}  // namespace

std::vector<GradedClaim> grade(std::vector<Verdict> verdicts, const Rubric& rubric) {
  for (const ClaimKey& key : claim_keys)
    if (rubric.points.contains(key.name) &&
        std::ranges::find(verdicts, key.name, &Verdict::claim) == verdicts.end())
      verdicts.push_back(missing(key));
  std::vector<GradedClaim> graded;
  for (Verdict& verdict : verdicts) {
    const double worth = worth_of(verdict.claim, rubric);
    const double score = to_thousandths(worth * earned_part(verdict, rubric));
    graded.push_back({std::move(verdict), score, to_thousandths(worth)});
  }
  return graded;
}

bool GradedSubmission::all_right() const {
  return unreadable.empty() && !claims.empty() && std::ranges::all_of(claims, [](const GradedClaim& claim) {
           return claim.verdict.status == Status::right;
         });
}

}  // namespace eightfold::coursework
