#include "reports/coursework/verify/checks.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <set>

#include "core/verify.hpp"
#include "reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/submission/keys.hpp"
#include "reports/coursework/submission/submitted_placement.hpp"
#include "reports/text/rule_words.hpp"
#include "reports/text/words.hpp"
#include "symmetry/canonical_solutions.hpp"

namespace eightfold::coursework {

void add_finding(Verdict& verdict, std::string_view kind, Place place, std::string text) {
  constexpr std::size_t most = 20;
  constexpr std::ptrdiff_t most_missing = 5;
  const bool enough = kind.starts_with("missing") &&
                      std::ranges::count(verdict.findings, kind, &Finding::kind) >= most_missing;
  if (!enough && verdict.findings.size() < most)
    verdict.findings.push_back({std::string(kind), words_of(place), std::move(text)});
  else
    ++verdict.findings_left_out;
}

Verdict begin_verdict(std::string_view claim, std::string claimed) {
  Verdict verdict;
  verdict.claim = claim;
  verdict.title = std::ranges::find(claim_keys, claim, &ClaimKey::name)->title;
  verdict.claimed = std::move(claimed);
  return verdict;
}

std::string written(const Case& c, const Placement& placement) {
  return vector_of(placement, c.submission.conventions);
}

std::string missing_words(const Case& c, std::size_t missing, std::string_view without_number) {
  if (missing == 0) return "";
  if (!c.params.spoilers) return fmt::format("; {}", without_number);
  return missing == 1 ? "; one is missing" : fmt::format("; {} are missing", missing);
}

bool expect_solution(const Case& c, Verdict& verdict, const SubmittedPlacement& submitted) {
  const auto& exercise = c.answer.exercise;
  const Placement& placement = submitted.placement;
  const auto attacks = find_attacks(placement, exercise.rule, std::max(exercise.n, 1));
  if (!attacks.empty()) {
    const auto square = [&](Square s) {
      return submitted.transposed ? fmt::format("row {}, column {}", s.column + 1, s.row + 1)
                                  : fmt::format("row {}, column {}", s.row + 1, s.column + 1);
    };
    add_finding(verdict, "attack", submitted.place,
                fmt::format("{} is no solution: the {} in {} and in {} (counted from 1) attack each other",
                            submitted.written, reports::pieces_of_rule(exercise.rule),
                            square(attacks[0].upper), square(attacks[0].lower)));
    return false;
  }
  if (placement.rows() == exercise.n) return true;
  add_finding(verdict, "incomplete", submitted.place,
              fmt::format("{} is no solution: it has {} of {} {}", submitted.written, placement.rows(),
                          exercise.n, reports::pieces_of_rule(exercise.rule)));
  return false;
}

void add_duplicate(Verdict& verdict, const SubmittedPlacement& submitted, Place first) {
  add_finding(verdict, "duplicate", submitted.place,
              fmt::format("{} is the same placement as that in {}", submitted.written, words_of(first)));
}

double credit_of(std::size_t good, std::size_t bad, const Integer& needed) {
  if (needed == 0) return bad == 0 ? 1 : 0;
  return std::max(0.0, static_cast<double>(good) - static_cast<double>(bad)) / needed.convert_to<double>();
}

std::size_t add_missing_orbits(const Case& c, Verdict& verdict,
                               const std::map<Placement, std::size_t>& known) {
  const auto& exercise = c.answer.exercise;
  std::size_t missing = 0;
  std::set<std::string> kinds;  // each told once where the number of orbits is not to be told
  for_each_canonical_solution(
      {.n = exercise.n, .group = exercise.group, .rule = exercise.rule}, [&](const Orbit& orbit) {
        if (known.contains(orbit.representative)) return true;
        ++missing;
        const std::string kind = fmt::format(
            "an orbit of {} (stabilizer {}) is missing",
            reports::counted(static_cast<std::uint64_t>(orbit.size), "member"), name_of(orbit.stabilizer));
        if (c.params.spoilers)
          add_finding(verdict, "missing_orbit", {},
                      fmt::format("{}: that of {}", kind, written(c, orbit.representative)));
        else if (kinds.insert(kind).second)
          add_finding(verdict, "missing_orbit", {}, kind);
        return true;
      });
  return missing;
}

void expect_listed_n(const Case& c, std::string_view claim, Place place) {
  const auto& exercise = c.answer.exercise;
  const int largest = largest_listed_n(exercise.rule);
  if (exercise.n > largest)
    refuse(place, fmt::format("{}: can't be checked for n = {}; lists of {}{} are checked to n = {}", claim,
                              exercise.n, reports::pieces_of_rule(exercise.rule),
                              exercise.rule == Rule::torus ? " on the torus" : "", largest));
}

void name_mistakes(const Case& c, Verdict& verdict, std::string_view claim, const Rational& value,
                   const Rational& right) {
  WrongNumber wrong{c.answer.exercise, std::string(claim), value, c.answer.quantities, {}, right};
  for (const TallyClaim& tally : c.submission.fixed_points)
    wrong.own_tallies[tally.key.name] = tally.number.value;
  const auto own = [&](std::string_view key, std::string_view name) {
    const auto it = c.submission.numbers.find(key);
    if (it != c.submission.numbers.end()) wrong.right[std::string(name)] = it->second.value;
  };
  own("burnside_sum", "own_sum");
  own("orbit_count", "own_orbits");
  if (c.own_tally_sum) wrong.right["own_tally_sum"] = Rational(*c.own_tally_sum);
  for (KnownMistake& mistake :
       explain(wrong, c.params.misconceptions, c.params.spoilers, verdict.status == Status::carried))
    if (std::ranges::find(verdict.mistakes, mistake.id, &KnownMistake::id) == verdict.mistakes.end())
      verdict.mistakes.push_back(std::move(mistake));
}

}  // namespace eightfold::coursework
