#include <algorithm>
#include <map>
#include <set>

#include "eightfold/reports/coursework/verify/internal/checks.hpp"
#include "eightfold/reports/text/internal/words.hpp"
#include "eightfold/symmetry/action.hpp"
#include "eightfold/symmetry/orbit.hpp"

namespace eightfold::coursework {
namespace {

// Whether the entry is correct; if not, adds findings.
bool expect_stabilizer(const Case& c, Verdict& verdict, const StabilizerClaim& claim) {
  const Placement& placement = claim.placement.placement;
  const Subgroup group = c.answer.exercise.group;
  const std::string& shown = claim.placement.written;
  if (claim.placement.transposed || placement.rows() != c.answer.exercise.n || !is_permutation(placement)) {
    add_finding(verdict, "no_images", claim.place,
                "{} does not have one queen in each of {} rows and columns, so the group does not act on it",
                shown, c.answer.exercise.n);
    return false;
  }
  const std::size_t before = finding_count(verdict);
  const Subgroup correct = stabilizer_of(placement, group);
  for (const Symmetry g : claim.stabilizer)
    if (!group.contains(g))
      add_finding(verdict, "outside_group", claim.place, "{} is not in the group of the exercise",
                  name_of(g));
    else if (!correct.contains(g))
      add_finding(verdict, "moved", claim.place, "{} does not fix {}: its image is {}", name_of(g), shown,
                  written(c, image(g, placement)));
  bool complete = true;
  for (const Symmetry g : correct.elements()) {
    if (claim.stabilizer.contains(g)) continue;
    complete = false;
    if (c.params.spoilers)
      add_finding(verdict, "fixed", claim.place, "{} fixes {}, so it belongs to the stabilizer", name_of(g),
                  shown);
  }
  if (!complete && !c.params.spoilers)
    add_finding(verdict, "fixed", claim.place, "some elements that fix {} are missing", shown);
  return before == finding_count(verdict);
}

}  // namespace

std::optional<Verdict> check_stabilizers(const Case& c) {
  if (!c.submission.stabilizers) return std::nullopt;
  const auto& claims = *c.submission.stabilizers;
  Verdict verdict = begin_verdict("stabilizers", reports::counted(claims.size(), "placement"));
  std::map<Placement, bool> correct;  // A placement with two entries counts as incorrect.
  for (const StabilizerClaim& claim : claims) {
    const bool is_correct = expect_stabilizer(c, verdict, claim);
    const auto [it, is_new] = correct.emplace(claim.placement.placement, is_correct);
    if (is_new) continue;
    it->second = false;
    add_finding(verdict, "duplicate", claim.place, "{} already has an entry", claim.placement.written);
  }
  std::set<Placement> required(c.params.boards.begin(), c.params.boards.end());
  if (required.empty())
    for (const auto& [placement, is_correct] : correct) required.insert(placement);
  for (const Placement& placement : required)
    if (!correct.contains(placement))
      add_finding(verdict, "not_told", {}, "the stabilizer of {} is required but not given",
                  written(c, placement));
  if (required.empty() && c.answer.points != 0)
    add_finding(verdict, "not_told", {}, "there are solutions, but no stabilizers are given");
  const auto good = static_cast<std::size_t>(std::ranges::count_if(required, [&](const Placement& p) {
    const auto it = correct.find(p);
    return it != correct.end() && it->second;
  }));
  verdict.credit = credit_of(good, 0, required.size());
  if (verdict.findings.empty()) {
    verdict.summary = "Each stabilizer contains exactly the elements that fix the placement.";
  } else {
    verdict.status = Status::wrong;
    if (required.empty()) verdict.credit = 0;
    verdict.summary = required.empty() ? "No stabilizers are given."
                                       : fmt::format("Correct: {} of {}.", good, required.size());
  }
  return verdict;
}

}  // namespace eightfold::coursework
