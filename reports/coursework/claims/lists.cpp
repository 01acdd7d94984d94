// Lists of solutions, of representatives and of whole orbits: first the errors in each entry, then the
// missing entries.
#include <algorithm>
#include <map>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

// The list under the heading, or the one without a heading if it has the same meaning. Without a parameter,
// the length of that list decides: it is compared with the geometric mean of both numbers.
const PlacementsClaim* list_of(const Case& c, std::string_view claim) {
  if (const PlacementsClaim* headed = value_at(c.submission.lists, claim)) return headed;
  const PlacementsClaim* bare = value_at(c.submission.lists, "placements");
  if (bare == nullptr) return nullptr;
  const Integer length = bare->placements.size();
  const bool is_short = length * length < c.answer.orbits * c.answer.points;
  const bool has_representatives = c.params.bare_list_is_of_representatives.value_or(is_short);
  return has_representatives == (claim == "representatives") ? bare : nullptr;
}

// The unreadable entries of the list, also of one without a heading.
std::size_t add_unread_of_list(const Case& c, Verdict& verdict, std::string_view claim) {
  const bool is_bare = c.submission.lists.contains("placements");
  return add_unread(c, verdict, claim) + (is_bare ? add_unread(c, verdict, "placements") : 0);
}

std::string heading_note(const Case& c, std::string_view meant, std::string_view other) {
  if (!c.submission.lists.contains("placements")) return "";
  return fmt::format(" The list has no heading and was read as {}; if it is a list of {}, add that heading.",
                     meant, other);
}

// The element that takes one placement to another of its orbit.
Symmetry witness(const Placement& from, const Placement& to, Subgroup group) {
  for (const Symmetry g : group.elements())
    if (image(g, from) == to) return g;
  return Symmetry::identity;
}

// Whether the placement is the least or greatest member of its orbit, if that is required. The vectors are
// compared as the student writes them.
bool expect_preferred(const Case& c, Verdict& verdict, const SubmittedPlacement& submitted) {
  if (c.representative() == Representative::any) return true;
  const bool greatest = c.representative() == Representative::greatest;
  const auto images = distinct_images(submitted.placement, c.answer.exercise.group);
  const auto vector = [&](const Image& member) {
    return as_written(member.placement, c.submission.conventions);
  };
  const Image preferred = *(greatest ? std::ranges::max_element(images, {}, vector)
                                     : std::ranges::min_element(images, {}, vector));
  if (preferred.placement == submitted.placement) return true;
  const std::string witness =
      c.params.spoilers
          ? fmt::format(": the {} takes it to a {} one, {}", reports::in_words(preferred.witness),
                        greatest ? "greater" : "smaller", written(c, preferred.placement))
          : "";
  add_finding(verdict, greatest ? "not_greatest" : "not_least", submitted.place,
              "{} is not the {} of its orbit{}", submitted.written, greatest ? "greatest" : "least", witness);
  return false;
}

std::string not_preferred_words(const Case& c, std::size_t count) {
  if (count == 0) return "";
  return fmt::format("; {} not the {} of {}", count == 1 ? "one is" : fmt::format("{} are", count),
                     c.representative() == Representative::greatest ? "greatest" : "least",
                     count == 1 ? "its orbit" : "their orbits");
}

// The canonical form of the orbit that a list claims to be, by its first solution; nothing without one. Adds
// a finding for each error in the list.
std::optional<Placement> check_orbit(const Case& c, Verdict& verdict, const PlacementsClaim& orbit) {
  const Subgroup group = c.answer.exercise.group;
  if (orbit.placements.empty())
    add_finding(verdict, "empty_orbit", orbit.place, "an orbit has at least one member");
  const SubmittedPlacement* first = nullptr;
  Placement canonical;
  std::map<Placement, Place> members;
  for (const SubmittedPlacement& submitted : orbit.placements) {
    if (!expect_solution(c, verdict, submitted)) continue;
    const Placement form = canonical_form(submitted.placement, group);
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
  if (first == nullptr) return std::nullopt;
  for (const Image& member : distinct_images(first->placement, group))
    if (!members.contains(member.placement))
      add_finding(verdict, "missing_member", orbit.place,
                  "the orbit of {} is incomplete: its image under the {}, {}, is missing", first->written,
                  reports::in_words(member.witness), written(c, member.placement));
  return canonical;
}

std::optional<Verdict> check_solutions(const Claim& claim, Case& c) {
  const PlacementsClaim* list = list_of(c, claim.name);
  if (list == nullptr) return std::nullopt;
  const auto& exercise = c.answer.exercise;
  Verdict verdict = begin_verdict(claim.name, reports::counted(list->placements.size(), "placement"));
  if (auto beyond = check_listed_n(c, verdict, list->place)) return beyond;

  std::map<Placement, Place> known;
  std::size_t bad = add_unread_of_list(c, verdict, claim.name);
  c.listed_solutions = 0;
  for (const SubmittedPlacement& submitted : list->placements) {
    if (!expect_solution(c, verdict, submitted)) {
      ++bad;
      continue;
    }
    ++*c.listed_solutions;
    if (const auto [it, is_new] = known.emplace(submitted.placement, submitted.place); !is_new) {
      ++bad;
      add_duplicate(verdict, submitted, it->second);
    }
  }
  std::size_t missing = 0;
  for (const Placement& solution : Solutions(board_of(exercise), {}, exercise.rule)) {
    if (known.contains(solution)) continue;
    ++missing;
    if (c.params.spoilers)
      add_finding(verdict, "missing_solution", {}, "{} is a solution, but the list does not contain it",
                  written(c, solution));
  }
  c.own_solutions.emplace();
  for (const auto& [placement, place] : known) c.own_solutions->push_back(placement);

  if (bad == 0 && missing == 0) {
    verdict.summary = "The list contains every solution exactly once.";
    return verdict;
  }
  verdict.status = Status::wrong;
  verdict.credit = credit_of(known.size(), bad, c.answer.points);
  verdict.summary = c.params.spoilers ? fmt::format("The list contains {}{}.",
                                                    reports::counted(known.size(), "different solution"),
                                                    missing_words(missing))
                                      : hidden_summary(bad, missing, "solutions");
  verdict.summary += heading_note(c, "solutions", "representatives");
  return verdict;
}

std::optional<Verdict> check_representatives(const Claim& claim, Case& c) {
  const PlacementsClaim* list = list_of(c, claim.name);
  if (list == nullptr) return std::nullopt;
  Verdict verdict = begin_verdict(claim.name, reports::counted(list->placements.size(), "placement"));
  if (auto beyond = check_listed_n(c, verdict, list->place)) return beyond;

  const Subgroup group = c.answer.exercise.group;
  const auto& placements = list->placements;
  std::map<Placement, std::size_t> known;  // from the canonical form to the first entry of its orbit
  std::size_t bad = add_unread_of_list(c, verdict, claim.name);
  std::size_t not_preferred = 0;
  bool has_isomorphs = false;
  c.listed_orbits = 0;
  c.orbit_list = claim.name;
  c.own_orbit_types.emplace();
  for (std::size_t i = 0; i < placements.size(); ++i) {
    const SubmittedPlacement& submitted = placements[i];
    if (!expect_solution(c, verdict, submitted)) {
      ++bad;
      continue;
    }
    ++*c.listed_orbits;
    const auto [it, is_new] = known.emplace(canonical_form(submitted.placement, group), i);
    if (is_new) {
      ++(*c.own_orbit_types)[class_of(stabilizer_of(submitted.placement, group))];
      if (!expect_preferred(c, verdict, submitted)) ++not_preferred;
      continue;
    }
    ++bad;
    const SubmittedPlacement& first = placements[it->second];
    if (first.placement == submitted.placement)
      add_duplicate(verdict, submitted, first.place);
    else if (!c.params.spoilers)
      has_isomorphs = true;
    else
      add_finding(
          verdict, "isomorphic", submitted.place,
          "{} is isomorphic to {} in {}: the {} takes that placement to this one, so they represent the "
          "same orbit",
          submitted.written, first.written, words_of(first.place),
          reports::in_words(witness(first.placement, submitted.placement, group)));
  }
  if (has_isomorphs)  // without spoilers, not which: removing them would leave the correct list
    add_finding(verdict, "isomorphic", {}, "some entries represent the same orbit");
  const std::size_t missing = add_missing_orbits(c, verdict, known);
  if (bad == 0 && missing == 0 && not_preferred == 0) {
    verdict.summary = "The list contains one placement of each orbit.";
    return verdict;
  }
  verdict.status = Status::wrong;
  verdict.credit = credit_of(known.size() - not_preferred, bad, c.answer.orbits);
  verdict.summary = c.params.spoilers
                        ? fmt::format("The list represents {}{}{}.", reports::counted(known.size(), "orbit"),
                                      missing_words(missing), not_preferred_words(c, not_preferred))
                        : hidden_summary(bad + not_preferred, missing, "orbits");
  verdict.summary += heading_note(c, "representatives", "solutions");
  return verdict;
}

void read_orbits(const Claim& claim, const ClaimReader& reader) {
  const JsonTree* orbits = reader.only_value(claim.name);
  if (orbits == nullptr) return;
  reader.unread.attempt(claim.name, written_of(*orbits), orbits->place, [&] {
    const JsonTree::Array& lists = orbits->array(claim.name);
    reader.submission.orbits = OrbitsClaim{{}, orbits->place};
    for (const JsonTree& orbit : lists)
      reader.unread.attempt(claim.name, written_of(orbit), orbit.place, [&] {
        reader.submission.orbits->orbits.push_back(reader.placements_in(orbit, "an orbit", claim.name));
      });
  });
}

std::optional<Verdict> check_orbits(const Claim& claim, Case& c) {
  if (!c.submission.orbits) return std::nullopt;
  const OrbitsClaim& given = *c.submission.orbits;
  Verdict verdict = begin_verdict(claim.name, reports::counted(given.orbits.size(), "list"));
  if (auto beyond = check_listed_n(c, verdict, given.place)) return beyond;

  std::map<Placement, std::size_t> known;  // from the canonical member to the list that has its orbit
  std::size_t good = 0;
  std::size_t bad = add_unread(c, verdict, claim.name);
  std::size_t with_solutions = 0;
  for (std::size_t i = 0; i < given.orbits.size(); ++i) {
    const PlacementsClaim& orbit = given.orbits[i];
    Verdict hidden;
    Verdict& errors = c.params.spoilers ? verdict : hidden;
    const std::size_t before = finding_count(errors);
    if (const auto canonical = check_orbit(c, errors, orbit)) {
      ++with_solutions;
      if (const auto [it, is_new] = known.emplace(*canonical, i); !is_new)
        add_finding(errors, "same_orbit", orbit.place, "this is the same orbit as the one in {}",
                    words_of(given.orbits[it->second].place));
    }
    const bool is_good = finding_count(errors) == before;
    ++(is_good ? good : bad);
    if (!is_good &&
        !c.params.spoilers)  // not why: the members that the findings name would complete the orbits
      add_finding(verdict, "not_an_orbit", orbit.place, "this list is not one more whole orbit");
  }
  if (!c.listed_orbits) {
    c.listed_orbits = with_solutions;
    c.orbit_list = claim.name;
  }
  const std::size_t missing = add_missing_orbits(c, verdict, known);
  if (bad == 0 && missing == 0) {
    verdict.summary = "The lists are all orbits, each with all its members.";
    return verdict;
  }
  verdict.status = Status::wrong;
  verdict.credit = credit_of(good, bad, c.answer.orbits);
  verdict.summary = c.params.spoilers
                        ? fmt::format("The submission has {}{}.", reports::counted(good, "whole orbit"),
                                      missing_words(missing))
                        : hidden_summary(bad, missing, "orbits");
  return verdict;
}

constexpr auto claims = std::to_array<Claim>({
    {"solutions", "Solutions", "solution", Claim::Form::placements, 1, 0, of_queens, read_list_claim,
     check_solutions},
    {"representatives", "Representatives", "", Claim::Form::placements, 2, 2, of_queens, read_list_claim,
     check_representatives},
    {"orbits", "Orbits", "", Claim::Form::orbits, 3, 2, of_queens, read_orbits, check_orbits},
});

}  // namespace

extern const std::span<const Claim> lists_claims = claims;

}  // namespace eightfold::coursework
