#include <algorithm>
#include <map>
#include <set>

#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

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
  const Subgroup correct = stabilizer_of(placement, group);
  if (claim.stabilizer == correct.elements()) return true;
  if (!c.params.spoilers) {  // not which elements: without them the answer would be correct
    add_finding(verdict, "stabilizer", claim.place, "{} is not the stabilizer of {}", claim.written, shown);
    return false;
  }
  for (const Symmetry g : claim.stabilizer)
    if (!group.contains(g))
      add_finding(verdict, "outside_group", claim.place, "the {} is not in the group of the exercise",
                  reports::in_words(g));
    else if (!correct.contains(g))
      add_finding(verdict, "moved", claim.place, "the {} does not fix {}: its image is {}",
                  reports::in_words(g), shown, written(c, image(g, placement)));
  for (const Symmetry g : correct.elements())
    if (!claim.stabilizer.contains(g))
      add_finding(verdict, "fixed", claim.place, "the {} fixes {}, so it belongs to the stabilizer",
                  reports::in_words(g), shown);
  return false;
}

}  // namespace

std::optional<Verdict> check_stabilizers(const Case& c) {
  if (!c.submission.stabilizers) return std::nullopt;
  const auto& claims = *c.submission.stabilizers;
  Verdict verdict = begin_verdict("stabilizers", reports::counted(claims.size(), "placement"));
  const std::size_t unread = add_unread(c, verdict, "stabilizers");
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
      add_finding(verdict, "not_given", {}, "the stabilizer of {} is required but not given",
                  written(c, placement));
  if (required.empty() && c.answer.points != 0)
    add_finding(verdict, "not_given", {}, "there are solutions, but no stabilizers are given");
  const auto good = static_cast<std::size_t>(std::ranges::count_if(required, [&](const Placement& p) {
    const auto it = correct.find(p);
    return it != correct.end() && it->second;
  }));
  // A board that could not be read counts as one more, unless the boards are given.
  const std::size_t needed = required.size() + (c.params.boards.empty() ? unread : 0);
  verdict.credit = credit_of(good, 0, needed);
  if (verdict.findings.empty()) {
    verdict.summary = "Each stabilizer contains exactly the elements that fix the placement.";
  } else {
    verdict.status = Status::wrong;
    if (needed == 0) verdict.credit = 0;
    verdict.summary =
        needed == 0 ? "No stabilizers are given." : fmt::format("Correct: {} of {}.", good, needed);
  }
  return verdict;
}

}  // namespace eightfold::coursework
