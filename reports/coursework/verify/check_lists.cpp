// Lists of solutions and of representatives: what is wrong with each entry, then what is missing.
#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "core/solutions.hpp"
#include "reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/submission/submitted_placement.hpp"
#include "reports/coursework/verify/checks.hpp"
#include "reports/text/words.hpp"
#include "symmetry/action.hpp"
#include "symmetry/orbit.hpp"

namespace eightfold::coursework {
namespace {

// A list without a heading is one of solutions or of representatives: whichever it is nearer to in length, by
// ratio.
bool is_list_of_representatives(const Case& c, const PlacementsClaim& claim) {
  if (const auto known = c.params.bare_list_is_of_representatives) return *known;
  const Integer length = claim.placements.size();
  return length * length < c.answer.orbits * c.answer.points;
}

const PlacementsClaim* list_of(const Case& c, const std::optional<PlacementsClaim>& headed,
                               bool representatives) {
  if (headed) return &*headed;
  const auto& bare = c.submission.placements;
  return bare && is_list_of_representatives(c, *bare) == representatives ? &*bare : nullptr;
}

std::string heading_note(const Case& c, std::string_view meant, std::string_view other) {
  if (!c.submission.placements) return "";
  return fmt::format(" The list has no heading and was taken for {}; if you mean {}, say so above it.", meant,
                     other);
}

// The element that takes one placement to another of its orbit.
Symmetry witness(const Placement& from, const Placement& to, Subgroup group) {
  for (const Symmetry g : group.elements())
    if (image(g, from) == to) return g;
  return Symmetry::identity;
}

// The image that a convention asks for, of the vectors as the student writes them.
Image preferred_image(const Case& c, const Placement& placement) {
  const auto images = orbit_of(placement, c.answer.exercise.group);
  const auto less = [&](const Image& a, const Image& b) {
    return as_written(a.placement, c.submission.conventions) <
           as_written(b.placement, c.submission.conventions);
  };
  return c.representative() == Representative::greatest
             ? *std::max_element(images.begin(), images.end(), less)
             : *std::min_element(images.begin(), images.end(), less);
}

// True if the placement is the member that is asked for.
bool expect_preferred(const Case& c, Verdict& verdict, const SubmittedPlacement& submitted) {
  if (c.representative() == Representative::any) return true;
  const Image preferred = preferred_image(c, submitted.placement);
  if (preferred.placement == submitted.placement) return true;
  const bool greatest = c.representative() == Representative::greatest;
  std::string text = fmt::format("{} is not the {} of its orbit: {} takes it to a {} one", submitted.written,
                                 greatest ? "greatest" : "least", name_of(preferred.witness),
                                 greatest ? "greater" : "lesser");
  if (c.params.spoilers) text += ", " + written(c, preferred.placement);
  add_finding(verdict, greatest ? "not_greatest" : "not_least", submitted.place, std::move(text));
  return false;
}

}  // namespace

std::optional<Verdict> check_solutions(Case& c) {
  const PlacementsClaim* claim = list_of(c, c.submission.solutions, false);
  if (claim == nullptr) return std::nullopt;
  const auto& exercise = c.answer.exercise;
  expect_listed_n(c, "solutions", claim->place);
  Verdict verdict = begin_verdict("solutions", reports::counted(claim->placements.size(), "placement"));

  std::map<Placement, Place> known;
  std::size_t bad = 0;
  for (const SubmittedPlacement& submitted : claim->placements) {
    if (!expect_solution(c, verdict, submitted)) {
      ++bad;
    } else if (const auto [it, is_new] = known.emplace(submitted.placement, submitted.place); !is_new) {
      ++bad;
      add_duplicate(verdict, submitted, it->second);
    }
  }
  std::size_t missing = 0;
  for (const Placement& solution : Solutions(Board::square(exercise.n), {}, exercise.rule)) {
    if (known.contains(solution)) continue;
    ++missing;
    if (c.params.spoilers)
      add_finding(verdict, "missing_solution", {},
                  fmt::format("{} is a solution and is not in the list", written(c, solution)));
  }
  c.listed_solutions = claim->placements.size();
  c.own_solutions.emplace();
  for (const auto& [placement, place] : known) c.own_solutions->push_back(placement);

  if (bad == 0 && missing == 0) {
    verdict.summary = "All solutions, each once.";
    return verdict;
  }
  verdict.status = Status::wrong;
  verdict.credit = credit_of(known.size(), bad, c.answer.points);
  verdict.summary = "It has " + reports::counted(known.size(), "different solution") +
                    missing_words(c, missing, "not all solutions are there");
  verdict.summary += "." + heading_note(c, "solutions", "representatives");
  return verdict;
}

std::optional<Verdict> check_representatives(Case& c) {
  const PlacementsClaim* claim = list_of(c, c.submission.representatives, true);
  if (claim == nullptr) return std::nullopt;
  expect_listed_n(c, "representatives", claim->place);
  Verdict verdict = begin_verdict("representatives", reports::counted(claim->placements.size(), "placement"));

  const Subgroup group = c.answer.exercise.group;
  const auto& placements = claim->placements;
  std::map<Placement, std::size_t> known;  // the place in the list of the one that stands for an orbit
  std::size_t bad = 0;
  std::size_t not_preferred = 0;
  c.listed_orbits = placements.size();
  c.orbit_list = "representatives";
  c.own_orbit_types.emplace();
  for (std::size_t i = 0; i < placements.size(); ++i) {
    const SubmittedPlacement& submitted = placements[i];
    if (!expect_solution(c, verdict, submitted)) {
      ++bad;
      continue;
    }
    const auto [it, is_new] = known.emplace(canonical_form(submitted.placement, group).placement, i);
    if (is_new) {
      ++(*c.own_orbit_types)[class_of(stabilizer_of(submitted.placement, group))];
      if (!expect_preferred(c, verdict, submitted)) ++not_preferred;
      continue;
    }
    ++bad;
    const SubmittedPlacement& first = placements[it->second];
    if (first.placement == submitted.placement)
      add_duplicate(verdict, submitted, first.place);
    else
      add_finding(
          verdict, "isomorphic", submitted.place,
          fmt::format(
              "{} is isomorphic to {} in {}: {} takes that one to this one, so they stand for the same orbit",
              submitted.written, first.written, words_of(first.place),
              name_of(witness(first.placement, submitted.placement, group))));
  }
  const std::size_t missing = add_missing_orbits(c, verdict, known);
  if (bad == 0 && missing == 0 && not_preferred == 0) {
    verdict.summary = "One placement of each orbit.";
    return verdict;
  }
  verdict.status = Status::wrong;
  verdict.credit = credit_of(known.size() - not_preferred, bad, c.answer.orbits);
  verdict.summary = "They stand for " + reports::counted(known.size(), "orbit") +
                    missing_words(c, missing, "not all orbits are there");
  if (not_preferred > 0)
    verdict.summary += fmt::format("; {} not the {} of {}",
                                   not_preferred == 1 ? "one is" : fmt::format("{} are", not_preferred),
                                   c.representative() == Representative::greatest ? "greatest" : "least",
                                   not_preferred == 1 ? "its orbit" : "their orbits");
  verdict.summary += "." + heading_note(c, "representatives", "solutions");
  return verdict;
}

}  // namespace eightfold::coursework
