#include <fmt/core.h>

#include <algorithm>
#include <map>
#include <set>

#include "reports/coursework/verify/checks.hpp"
#include "reports/text/words.hpp"
#include "symmetry/action.hpp"
#include "symmetry/orbit.hpp"

namespace eightfold::coursework {
namespace {

// Says what is wrong with one entry; true if nothing is.
bool expect_stabilizer(const Case& c, Verdict& verdict, const StabilizerClaim& claim) {
  const Placement& placement = claim.placement.placement;
  const std::size_t before = verdict.findings.size() + verdict.findings_left_out;
  if (claim.placement.transposed || placement.rows() != c.answer.exercise.n || !is_permutation(placement)) {
    add_finding(
        verdict, "no_images", claim.place,
        fmt::format(
            "{} does not have one queen in each of {} rows and columns, so the group does not act on it",
            claim.placement.written, c.answer.exercise.n));
    return false;
  }
  const Subgroup right = stabilizer_of(placement, c.answer.exercise.group);
  for (const Symmetry g : claim.stabilizer)
    if (!c.answer.exercise.group.contains(g))
      add_finding(verdict, "outside_group", claim.place,
                  fmt::format("{} is not in the group that acts", name_of(g)));
    else if (!right.contains(g))
      add_finding(verdict, "moved", claim.place,
                  fmt::format("{} does not leave {} as it is: it takes it to {}", name_of(g),
                              claim.placement.written, written(c, image(g, placement))));
  std::size_t missing = 0;
  for (const Symmetry g : right.elements()) {
    if (claim.stabilizer.contains(g)) continue;
    ++missing;
    if (c.params.spoilers)
      add_finding(verdict, "fixed", claim.place,
                  fmt::format("{} leaves {} as it is, so it belongs to the stabilizer", name_of(g),
                              claim.placement.written));
  }
  if (missing > 0 && !c.params.spoilers)
    add_finding(verdict, "fixed", claim.place,
                fmt::format("not all elements that leave {} as it is are there", claim.placement.written));
  return before == verdict.findings.size() + verdict.findings_left_out;
}

}  // namespace

std::optional<Verdict> check_stabilizers(const Case& c) {
  if (!c.submission.stabilizers) return std::nullopt;
  const auto& claims = *c.submission.stabilizers;
  Verdict verdict = begin_verdict("stabilizers", reports::counted(claims.size(), "placement"));
  std::map<Placement, bool> right;  // by what is told of; two entries for one placement are no answer
  for (const StabilizerClaim& claim : claims) {
    const bool is_right = expect_stabilizer(c, verdict, claim);
    const auto [it, is_new] = right.emplace(claim.placement.placement, is_right);
    if (is_new) continue;
    it->second = false;
    add_finding(verdict, "duplicate", claim.place,
                fmt::format("{} has an entry already", claim.placement.written));
  }
  std::set<Placement> asked(c.params.boards.begin(), c.params.boards.end());
  if (asked.empty())
    for (const auto& [placement, is_right] : right) asked.insert(placement);
  for (const Placement& placement : asked)
    if (!right.contains(placement))
      add_finding(verdict, "not_told", {},
                  fmt::format("of {}, which is asked for, nothing is said", written(c, placement)));
  if (asked.empty() && c.answer.points != 0)
    add_finding(verdict, "not_told", {}, "there are solutions, but of none its stabilizer is told");
  const auto good =
      static_cast<std::size_t>(std::count_if(asked.begin(), asked.end(), [&](const Placement& p) {
        const auto it = right.find(p);
        return it != right.end() && it->second;
      }));
  verdict.credit = credit_of(good, 0, asked.size());
  if (verdict.findings.empty()) {
    verdict.summary = "Each is the set of elements that leave the placement as it is.";
  } else {
    verdict.status = Status::wrong;
    if (asked.empty()) verdict.credit = 0;
    verdict.summary =
        asked.empty() ? "No placement is told of." : fmt::format("Right: {} of {}.", good, asked.size());
  }
  return verdict;
}

}  // namespace eightfold::coursework
