// Lists of lists: each must be a whole orbit, and together they must be all orbits.
#include <map>

#include "reports/coursework/verify/checks.hpp"
#include "reports/text/words.hpp"
#include "symmetry/orbit.hpp"

namespace eightfold::coursework {

std::optional<Verdict> check_orbits(Case& c) {
  if (!c.submission.orbits) return std::nullopt;
  const OrbitsClaim& claim = *c.submission.orbits;
  expect_listed_n(c, "orbits", claim.place);
  const Subgroup group = c.answer.exercise.group;
  Verdict verdict = begin_verdict("orbits", reports::counted(claim.orbits.size(), "list"));

  if (!c.listed_orbits) {
    c.listed_orbits = claim.orbits.size();
    c.orbit_list = "orbits";
  }
  std::map<Placement, std::size_t> known;  // from the canonical member to the list that has its orbit
  std::size_t good = 0;
  std::size_t bad = 0;
  for (std::size_t i = 0; i < claim.orbits.size(); ++i) {
    const PlacementsClaim& orbit = claim.orbits[i];
    const std::size_t before = finding_count(verdict);
    if (orbit.placements.empty())
      add_finding(verdict, "empty_orbit", orbit.place, "an orbit has at least one member");
    const SubmittedPlacement* first = nullptr;
    Placement canonical;
    std::map<Placement, Place> members;
    for (const SubmittedPlacement& submitted : orbit.placements) {
      if (!expect_solution(c, verdict, submitted)) continue;
      const Placement form = canonical_form(submitted.placement, group).placement;
      if (first == nullptr) {
        first = &submitted;
        canonical = form;
      }
      if (form != canonical)
        add_finding(verdict, "other_orbit", submitted.place,
                    "{} is not in the orbit of {}: no element of the group takes one to the other",
                    submitted.written, first->written);
      else if (const auto [it, is_new] = members.emplace(submitted.placement, submitted.place); !is_new)
        add_duplicate(verdict, submitted, it->second);
    }
    if (first != nullptr) {
      for (const Image& member : orbit_of(first->placement, group))
        if (!members.contains(member.placement))
          add_finding(verdict, "missing_member", orbit.place,
                      "the orbit of {} is incomplete: its image under {}{} is missing", first->written,
                      name_of(member.witness),
                      c.params.spoilers ? ", " + written(c, member.placement) + "," : "");
      if (const auto [it, is_new] = known.emplace(canonical, i); !is_new)
        add_finding(verdict, "same_orbit", orbit.place, "this is the same orbit as the one in {}",
                    words_of(claim.orbits[it->second].place));
    }
    ++(before == finding_count(verdict) ? good : bad);
  }
  const std::size_t missing = add_missing_orbits(c, verdict, known);
  if (bad == 0 && missing == 0) {
    verdict.summary = "The lists are all orbits, each with all its members.";
    return verdict;
  }
  verdict.status = Status::wrong;
  verdict.credit = credit_of(good, bad, c.answer.orbits);
  verdict.summary = fmt::format("The submission has {}{}.", reports::counted(good, "whole orbit"),
                                missing_words(c, missing, "orbits"));
  return verdict;
}

}  // namespace eightfold::coursework
