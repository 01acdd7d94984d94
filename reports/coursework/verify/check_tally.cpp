// The fixed points of each element, and their sum.
#include <algorithm>
#include <set>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/burnside.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

Symmetry symmetry_of(const Case& c, const TallyClaim& claim) {
  const auto elements = c.answer.exercise.group.elements();
  return *std::next(elements.begin(), claim.key.elements[0]);
}

const Integer& correct_number(const Case& c, const TallyClaim& claim) {
  return c.answer.fixed[static_cast<std::size_t>(claim.key.elements[0])];
}

bool is_reflection(Symmetry g) { return index_of(g) >= index_of(Symmetry::flip_horizontal); }

// A solution that the symmetry fixes or, if not `fixed`, moves.
std::optional<Placement> find_solution(const Case& c, Symmetry g, bool fixed,
                                       const std::set<Placement>& except = {}) {
  const auto& exercise = c.answer.exercise;
  if (exercise.n > largest_listed_n(exercise.rule)) return std::nullopt;
  for (const Placement& solution : Solutions(Board::square(exercise.n), {}, exercise.rule))
    if (fixes(g, solution) == fixed && !except.contains(solution)) return solution;
  return std::nullopt;
}

// Explains an incorrect number with a solution that was not counted, or was counted and should not be.
std::string queens_evidence(const Case& c, const TallyClaim& claim) {
  const Symmetry g = symmetry_of(c, claim);
  const Integer& correct = correct_number(c, claim);
  // Without spoilers not even whether it is too many or too few: repeated attempts would find the number.
  if (!c.params.spoilers) return fmt::format("{} does not fix {}", claim.key.name, claim.number.written);
  const bool too_few = claim.number.value < Rational(correct);
  const std::string text =
      fmt::format("{} fixes {}, not {}", claim.key.name, correct.str(), claim.number.written);
  if (g == Symmetry::identity) return text + "; the identity fixes every solution";
  if (!too_few && is_reflection(g) && c.answer.exercise.rule != Rule::rooks && c.answer.exercise.n > 1)
    return text +
           "; a queen and its mirror image would share a row, column or diagonal, so no reflection fixes a "
           "solution";
  const auto solution = find_solution(c, g, too_few);
  if (!solution) return text;
  if (too_few) return text + fmt::format("; it fixes {}", written(c, *solution));
  return text + fmt::format("; it moves {} to {}", written(c, *solution), written(c, image(g, *solution)));
}

std::string coloring_evidence(const Case& c, const TallyClaim& claim) {
  const auto element = static_cast<std::size_t>(claim.key.elements[0]);
  const int cycles = c.answer.cycles[element];
  const std::string_view each = claim.key.elements.size() > 1 ? "each " : "";
  if (!c.params.spoilers)
    return fmt::format(
        "{}{} does not fix {}; count its cycles, since all points of a cycle have the same color", each,
        claim.key.name, claim.number.written);
  return fmt::format("{}{} has {}, and each cycle has one color, so it fixes {}^{} = {}, not {}", each,
                     claim.key.name, reports::counted(static_cast<std::uint64_t>(cycles), "cycle"),
                     c.answer.exercise.colors, cycles, c.answer.fixed[element].str(), claim.number.written);
}

// Checks the fixed placements one by one. True if they are all correct and none is missing.
bool expect_fixed(const Case& c, Verdict& verdict, const TallyClaim& claim) {
  const Symmetry g = symmetry_of(c, claim);
  Verdict hidden;
  Verdict& errors = c.params.spoilers ? verdict : hidden;
  const std::size_t before = finding_count(errors);
  std::set<Placement> known;
  for (const SubmittedPlacement& submitted : *claim.fixed) {
    if (!expect_solution(c, errors, submitted)) continue;
    if (!known.insert(submitted.placement).second)
      add_finding(errors, "duplicate", submitted.place, "{} is counted twice for {}", submitted.written,
                  claim.key.name);
    else if (!fixes(g, submitted.placement))
      add_finding(errors, "moved", submitted.place, "{} does not fix {}: its image is {}", claim.key.name,
                  submitted.written, written(c, image(g, submitted.placement)));
  }
  if (const auto missing = find_solution(c, g, true, known))
    add_finding(errors, "not_counted", claim.place, "{} fixes a solution that is not in the list: {}",
                claim.key.name, written(c, *missing));
  const bool is_correct = finding_count(errors) == before;
  if (!is_correct && !c.params.spoilers)
    add_finding(verdict, "tally", claim.place, "this list is not what {} fixes", claim.key.name);
  return is_correct;
}

bool follows_from_own_list(const Case& c, const TallyClaim& claim) {
  if (!c.own_solutions || c.own_solutions->empty() || !c.carries("solutions")) return false;
  const Symmetry g = symmetry_of(c, claim);
  const auto fixed = std::ranges::count_if(*c.own_solutions, [&](const Placement& p) { return fixes(g, p); });
  return claim.number.value == Rational(fixed);
}

// Which elements have their correct number.
using CorrectElements = std::vector<bool>;

// The part of the tally that decides about errors carried forward. Zeros do not count, because anybody can
// guess them; nor does half of the other numbers without that of the identity, because one small number can
// be guessed, too.
double part_to_carry(const Case& c, const CorrectElements& correct) {
  std::size_t needed = 0;
  std::size_t good = 0;
  for (std::size_t element = 0; element < correct.size(); ++element) {
    if (c.answer.fixed[element] == 0) continue;
    ++needed;
    if (correct[element]) ++good;
  }
  if (needed == 0) return 1;
  return 2 * good == needed && !correct[0] ? 0 : static_cast<double>(good) / static_cast<double>(needed);
}

// Whether some tally could have the sum: by Burnside's lemma the order of the group divides it, and no
// element fixes more than all points.
bool is_possible_sum(const Case& c, const Rational& sum) {
  const Integer& value = sum.numerator();
  return sum.is_whole() && value >= 0 && value % c.answer.order == 0 &&
         value <= c.answer.points * c.answer.order;
}

}  // namespace

std::optional<Verdict> check_tally(Case& c) {
  const auto& tally = c.submission.fixed_points;
  if (tally.empty()) return std::nullopt;
  const bool queens = c.answer.exercise.problem == Problem::queens;
  Verdict verdict = begin_verdict("fixed_points", reports::joined(tally, ", ", [](const TallyClaim& claim) {
                                    return fmt::format("{}: {}", claim.key.name, claim.number.written);
                                  }));
  add_unread(c, verdict, "fixed_points");
  std::size_t counted = 0;
  std::size_t correct = 0;
  std::size_t carried = 0;
  CorrectElements correct_elements(static_cast<std::size_t>(c.answer.order));
  bool any_points = c.answer.points == 0;  // whether an element that fixes something has its correct number
  Integer sum = 0;
  for (const TallyClaim& claim : tally) {
    const std::size_t elements = claim.key.elements.size();
    const Rational expected(correct_number(c, claim));
    const std::size_t correct_before = correct;
    counted += elements;
    sum += claim.number.value.numerator() * elements;
    if (claim.fixed) {
      if (auto beyond = check_listed_n(c, verdict, claim.place)) return beyond;
      if (expect_fixed(c, verdict, claim)) correct += elements;
    } else if (claim.number.value == expected) {
      correct += elements;
    } else if (queens && follows_from_own_list(c, claim)) {
      carried += elements;
      add_finding(verdict, "carried", claim.place,
                  "{}: {} follows from your own list of solutions; correct the list first", claim.key.name,
                  claim.number.written);
    } else {
      add_finding_text(verdict, "tally", claim.place,
                       queens ? queens_evidence(c, claim) : coloring_evidence(c, claim));
      name_mistakes(c, verdict, "fixed_points." + claim.key.name, claim.number.value, expected);
    }
    if (correct > correct_before)
      for (const int element : claim.key.elements) correct_elements[static_cast<std::size_t>(element)] = true;
    any_points = any_points || (correct > correct_before && expected != 0);
  }
  c.credit["fixed_points"] = part_to_carry(c, correct_elements);
  const auto order = static_cast<std::size_t>(c.answer.order);
  if (counted == order)
    c.own_tally_sum = sum;
  else
    add_finding(verdict, "not_given", {}, "the group has {}; {} {} no count",
                reports::counted(order, "element"), order - counted, order - counted == 1 ? "has" : "have");

  // A guess of 0 everywhere earns nothing, although most elements fix nothing.
  verdict.credit = any_points ? static_cast<double>(correct) / static_cast<double>(order) : 0;
  if (correct == order) {
    verdict.summary = "Every count is correct.";
  } else if (correct + carried == order) {
    verdict.status = Status::carried;
    verdict.follows_from = "solutions";
    verdict.summary = "The counts follow from your own list of solutions, which is incorrect.";
  } else {
    verdict.status = Status::wrong;
    verdict.summary = fmt::format("Correct: {} of {}.", correct, reports::counted(order, "element"));
  }
  return verdict;
}

std::optional<Verdict> check_sum(const Case& c) {
  const auto it = c.submission.numbers.find("burnside_sum");
  if (it == c.submission.numbers.end()) return std::nullopt;
  const Number& number = it->second;
  Verdict verdict = begin_verdict("burnside_sum", number.written);
  const bool contradicts = c.own_tally_sum && number.value != Rational(*c.own_tally_sum);
  const std::string own_sum = c.own_tally_sum && c.params.spoilers
                                  ? fmt::format("your fixed points add up to {}, but the sum is {}",
                                                c.own_tally_sum->str(), number.written)
                                  : "it is not the sum of your fixed points";
  if (number.value == Rational(c.answer.sum)) {
    verdict.summary = "It is the sum over all elements.";
    if (contradicts) add_finding(verdict, "contradiction", number.place, "{}", own_sum);
    return verdict;
  }
  const bool follows = c.own_tally_sum && !contradicts && number.value != 0;
  const bool carried = follows && is_possible_sum(c, number.value) && c.carries("fixed_points");
  verdict.status = carried ? Status::carried : Status::wrong;
  if (carried) verdict.follows_from = "fixed_points";
  verdict.credit = 0;
  verdict.summary = carried ? "Error carried forward: it follows from your fixed points; correct those first."
                    : follows           ? "It follows from your fixed points; correct those first."
                    : c.params.spoilers ? fmt::format("The sum is {}.", c.answer.sum.str())
                                        : "The sum is a different number.";
  if (contradicts)
    add_finding(verdict, "contradiction", number.place, "{}; a class counts once for each of its elements",
                own_sum);
  if (number.value.numerator() % c.answer.order != 0)
    add_finding(verdict, "not_divisible", number.place,
                "{} is not divisible by the order of the group, {}; by Burnside's lemma the quotient is the "
                "number of orbits, so at least one count is incorrect",
                number.written, c.answer.order);
  if (!follows) name_mistakes(c, verdict, "burnside_sum", number.value, Rational(c.answer.sum));
  return verdict;
}

}  // namespace eightfold::coursework
