// Fixed points, element by element, and their sum.
#include <fmt/core.h>

#include <algorithm>
#include <set>

#include "core/solutions.hpp"
#include "reports/coursework/submission/submitted_placement.hpp"
#include "reports/coursework/verify/checks.hpp"
#include "reports/text/words.hpp"
#include "symmetry/action.hpp"
#include "symmetry/burnside.hpp"

namespace eightfold::coursework {
namespace {

Symmetry symmetry_of(const Case& c, const TallyClaim& claim) {
  const auto elements = c.answer.exercise.group.elements();
  return *std::next(elements.begin(), claim.key.elements[0]);
}

const Integer& right_number(const Case& c, const TallyClaim& claim) {
  return c.answer.fixed[static_cast<std::size_t>(claim.key.elements[0])];
}

bool is_reflection(Symmetry g) { return index_of(g) >= index_of(Symmetry::flip_horizontal); }

// A solution that the symmetry fixes, or one that it moves.
std::optional<Placement> find_solution(const Case& c, Symmetry g, bool fixed,
                                       const std::set<Placement>& except = {}) {
  const auto& exercise = c.answer.exercise;
  if (exercise.n > largest_listed_n(exercise.rule)) return std::nullopt;
  for (const Placement& solution : Solutions(Board::square(exercise.n), {}, exercise.rule))
    if (fixes(g, solution) == fixed && !except.contains(solution)) return solution;
  return std::nullopt;
}

// Why the number is wrong, from a solution that was counted wrongly or not at all.
std::string queens_evidence(const Case& c, const TallyClaim& claim) {
  const Symmetry g = symmetry_of(c, claim);
  const Integer& right = right_number(c, claim);
  const bool too_few = claim.number.value < Rational(right);
  std::string text =
      fmt::format("{} fixes {} than {}", claim.key.name, too_few ? "more" : "fewer", claim.number.written);
  if (c.params.spoilers)
    text = fmt::format("{} fixes {}, not {}", claim.key.name, right.str(), claim.number.written);
  if (g == Symmetry::identity) return text + "; the identity fixes every solution";
  if (!too_few && is_reflection(g) && c.answer.exercise.rule != Rule::rooks && c.answer.exercise.n > 1)
    return text +
           "; a queen and its mirror image would stand in one row, column or diagonal, so no reflection "
           "fixes a solution";
  if (const auto solution = c.params.spoilers ? find_solution(c, g, too_few) : std::nullopt) {
    if (too_few) return text + fmt::format("; it leaves {} as it is", written(c, *solution));
    text += fmt::format("; it moves {} to {}", written(c, *solution), written(c, image(g, *solution)));
  }
  return text;
}

std::string coloring_evidence(const Case& c, const TallyClaim& claim) {
  const auto element = static_cast<std::size_t>(claim.key.elements[0]);
  const int colors = c.answer.exercise.colors;
  const int cycles = c.answer.cycles[element];
  const std::string_view each = claim.key.elements.size() > 1 ? "each " : "";
  if (!c.params.spoilers)
    return fmt::format(
        "{}{} does not fix {}; count the cycles into which it permutes the points, each of one color", each,
        claim.key.name, claim.number.written);
  return fmt::format("{}{} has {}, and each has one color, so it fixes {}^{} = {}, not {}", each,
                     claim.key.name, reports::counted(static_cast<std::uint64_t>(cycles), "cycle"), colors,
                     cycles, c.answer.fixed[element].str(), claim.number.written);
}

// The fixed placements one by one; true if they are the right ones.
bool expect_fixed(const Case& c, Verdict& verdict, const TallyClaim& claim) {
  const Symmetry g = symmetry_of(c, claim);
  std::set<Placement> known;
  bool right = true;
  for (const SubmittedPlacement& submitted : *claim.fixed) {
    const bool solution = expect_solution(c, verdict, submitted);
    right = right && solution;
    if (!solution) continue;
    if (!known.insert(submitted.placement).second) {
      add_finding(verdict, "duplicate", submitted.place,
                  fmt::format("{} is counted twice for {}", submitted.written, claim.key.name));
      right = false;
    } else if (!fixes(g, submitted.placement)) {
      add_finding(verdict, "moved", submitted.place,
                  fmt::format("{} does not fix {}: it takes it to {}", claim.key.name, submitted.written,
                              written(c, image(g, submitted.placement))));
      right = false;
    }
  }
  const auto missing = find_solution(c, g, true, known);
  if (missing)
    add_finding(verdict, "not_counted", claim.place,
                c.params.spoilers
                    ? fmt::format("{} fixes {}, which was not counted", claim.key.name, written(c, *missing))
                    : fmt::format("{} fixes a solution that was not counted", claim.key.name));
  return right && !missing;
}

// What the student's own list of solutions gives.
bool follows_from_own_list(const Case& c, const TallyClaim& claim) {
  if (!c.own_solutions || c.own_solutions->empty()) return false;
  const Symmetry g = symmetry_of(c, claim);
  const auto fixed = std::count_if(c.own_solutions->begin(), c.own_solutions->end(),
                                   [&](const Placement& p) { return fixes(g, p); });
  return claim.number.value == Rational(fixed);
}

}  // namespace

std::optional<Verdict> check_tally(Case& c) {
  const auto& tally = c.submission.fixed_points;
  if (tally.empty()) return std::nullopt;
  const bool queens = c.answer.exercise.problem == Problem::queens;
  Verdict verdict = begin_verdict("fixed_points", "");
  std::vector<bool> told(c.answer.fixed.size());
  std::size_t right_elements = 0;
  std::size_t carried_elements = 0;
  Integer sum = 0;
  for (const TallyClaim& claim : tally) {
    verdict.claimed +=
        fmt::format("{}{}: {}", verdict.claimed.empty() ? "" : ", ", claim.key.name, claim.number.written);
    for (const int element : claim.key.elements) told[static_cast<std::size_t>(element)] = true;
    sum += boost::multiprecision::numerator(claim.number.value) * claim.key.elements.size();
    if (claim.fixed) expect_listed_n(c, "fixed_points", claim.place);
    if (claim.fixed ? expect_fixed(c, verdict, claim)
                    : claim.number.value == Rational(right_number(c, claim))) {
      right_elements += claim.key.elements.size();
      continue;
    }
    if (claim.fixed) continue;
    if (queens && follows_from_own_list(c, claim)) {
      carried_elements += claim.key.elements.size();
      add_finding(verdict, "carried", claim.place,
                  fmt::format("{}: {} is what your own list of solutions gives; mend the list first",
                              claim.key.name, claim.number.written));
      continue;
    }
    add_finding(verdict, "tally", claim.place,
                queens ? queens_evidence(c, claim) : coloring_evidence(c, claim));
    name_mistakes(c, verdict, "fixed_points." + claim.key.name, claim.number.value,
                  Rational(right_number(c, claim)));
  }
  const auto elements = static_cast<std::size_t>(c.answer.order);
  const auto not_told = static_cast<std::size_t>(std::count(told.begin(), told.end(), false));
  if (not_told == 0)
    c.own_tally_sum = sum;
  else
    add_finding(verdict, "not_told", {},
                fmt::format("the group has {}; of {} nothing is said", reports::counted(elements, "element"),
                            not_told));

  verdict.credit = static_cast<double>(right_elements) / static_cast<double>(elements);
  if (right_elements == elements) {
    verdict.summary = "Each element fixes as many as you say.";
  } else {
    const bool all_carried = right_elements + carried_elements == elements;
    verdict.status = all_carried ? Status::carried : Status::wrong;
    verdict.summary = fmt::format("Right: {} of {} elements.", right_elements, elements);
    if (all_carried) verdict.follows_from = "solutions";
    if (all_carried) verdict.summary = "They follow from your own list of solutions, which is wrong.";
  }
  return verdict;
}

std::optional<Verdict> check_sum(const Case& c) {
  const auto it = c.submission.numbers.find("burnside_sum");
  if (it == c.submission.numbers.end()) return std::nullopt;
  const Number& number = it->second;
  Verdict verdict = begin_verdict("burnside_sum", number.written);
  const bool fits = c.own_tally_sum && number.value == Rational(*c.own_tally_sum);
  const bool follows = fits && number.value != 0;
  if (number.value == Rational(c.answer.sum)) {
    verdict.summary = "It is what the elements fix in all.";
    if (c.own_tally_sum && !fits)
      add_finding(verdict, "contradiction", number.place,
                  fmt::format("your own fixed points add up to {}, though", c.own_tally_sum->str()));
    return verdict;
  }
  verdict.status = follows ? Status::carried : Status::wrong;
  if (follows) verdict.follows_from = "fixed_points";
  verdict.credit = 0;
  verdict.summary = follows             ? "It follows from your own fixed points; mend those first."
                    : c.params.spoilers ? fmt::format("The elements fix {} in all.", c.answer.sum.str())
                                        : "The elements fix another number in all.";
  if (c.own_tally_sum && !fits)
    add_finding(
        verdict, "contradiction", number.place,
        fmt::format("your own fixed points add up to {}; a class counts once for each of its elements",
                    c.own_tally_sum->str()));
  if (boost::multiprecision::numerator(number.value) % c.answer.order != 0)
    add_finding(verdict, "not_divisible", number.place,
                fmt::format("{} is not divisible by the order of the group, {}, but by Burnside's lemma the "
                            "quotient is the number "
                            "of orbits; so something is counted wrongly",
                            number.written, c.answer.order));
  if (!follows) name_mistakes(c, verdict, "burnside_sum", number.value, Rational(c.answer.sum));
  return verdict;
}

}  // namespace eightfold::coursework
