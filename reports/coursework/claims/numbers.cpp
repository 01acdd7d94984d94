// Numbers of solutions and of orbits, and the sum of the fixed points.
#include <algorithm>

#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::counted;
using Kind = Counted::Kind;

// A value that a count has by another claim of the student.
struct Source {
  std::string claim;
  Rational value;
  std::string words;      ///< "your fixed points, 94 / 8 = 47/4"
  std::string statement;  ///< "your fixed points give 94 / 8 = 47/4", "your list has 12 representatives"
};

// Whether the number is the value, possibly cut or rounded to the decimals that are written.
bool is_rounded(const Number& number, const Rational& value) {
  const auto point = number.written.find('.');
  if (point == std::string::npos || value == number.value) return value == number.value;
  Rational distance = value < number.value ? number.value - value : value - number.value;
  for (std::size_t place = point + 1; place < number.written.size(); ++place) distance *= 10;
  return distance < 1;
}

Source list_source(std::string_view claim, std::size_t length, std::string_view noun) {
  const std::string entries = counted(length, noun);
  return {std::string(claim), Rational(length), "your list of " + entries, "your list has " + entries};
}

// A quotient is not shown without spoilers, because it could be the correct number of orbits.
Source quotient_source(const Case& c, std::string_view claim, const Rational& sum, std::string_view what) {
  const Rational value = sum / c.answer.order;
  std::string quotient = fmt::format("{} / {}", number_text(sum), c.answer.order);
  if (c.params.spoilers) quotient += " = " + number_text(value);
  return {std::string(claim), value, fmt::format("your {}, {}", what, quotient),
          fmt::format("your {} {} {}", what, what == "sum" ? "gives" : "give", quotient)};
}

std::vector<Source> sources_of_solutions(const Case& c) {
  std::vector<Source> sources;
  if (c.listed_solutions) sources.push_back(list_source("solutions", *c.listed_solutions, "solution"));
  if (c.own_solutions && c.own_solutions->size() != c.listed_solutions)
    sources.push_back(list_source("solutions", c.own_solutions->size(), "different solution"));
  for (const TallyClaim& claim : c.submission.fixed_points)
    if (claim.key.name == name_of(Symmetry::identity))
      sources.push_back({"fixed_points", claim.number.value, "what the identity fixes",
                         "the identity fixes " + claim.number.written});
  return sources;
}

// The sources of a count. Another count of the same orbits is not a source, since it repeats the same claim.
std::vector<Source> own_sources(const Case& c, Kind kind) {
  if (kind == Kind::solutions) return sources_of_solutions(c);
  std::vector<Source> sources;
  if (kind == Kind::other_orbits) return sources;
  if (c.own_tally_sum)
    sources.push_back(quotient_source(c, "fixed_points", Rational(*c.own_tally_sum), "fixed points"));
  if (const Number* sum = value_at(c.submission.numbers, "burnside_sum"))
    sources.push_back(quotient_source(c, "burnside_sum", sum->value, "sum"));
  const std::string_view entry = c.orbit_list == "representatives" ? "representative" : "orbit";
  if (c.listed_orbits) sources.push_back(list_source(c.orbit_list, *c.listed_orbits, entry));
  if (c.own_orbit_types) {
    std::uint64_t orbits = 0;
    for (const auto& [type, count] : *c.own_orbit_types) orbits += static_cast<std::uint64_t>(count);
    if (orbits != c.listed_orbits)
      sources.push_back({c.orbit_list, Rational(orbits),
                         fmt::format("your list, which represents {}", counted(orbits, "orbit")),
                         fmt::format("your list represents {}", counted(orbits, "orbit"))});
  }
  for (const std::string claim : {"orbit_types", "orbit_sizes"}) {
    const auto* parts = value_at(c.submission.orbits_with, claim);
    if (parts == nullptr || parts->empty()) continue;
    Rational orbits = 0;
    for (const OrbitsWith& part : *parts) orbits += part.number.value;
    const std::string what = claim.substr(claim.find('_') + 1);
    sources.push_back({claim, orbits, fmt::format("your orbits by {}", what.substr(0, 4)),
                       fmt::format("your {} of orbits add up to {}", what, number_text(orbits))});
  }
  return sources;
}

// "your list has 12 representatives, but you give 11.5 orbits". Without spoilers only which claims, because
// the other number could be the correct one.
std::string contradiction_of(const Case& c, const Source& source, const Number& number,
                             std::string_view noun) {
  const auto title = claim_named(source.claim)->title;
  if (!c.params.spoilers) return fmt::format("it contradicts another of your claims: {}", title);
  return fmt::format("{}, but you give {} {}", source.statement, number.written,
                     reports::noun(number.value == Rational(1) ? 1 : 2, noun));
}

// Whether the number can be a count at all, and there are not more orbits than solutions.
bool is_possible_count(const Case& c, Kind kind, const Rational& number) {
  return number.is_whole() && number >= Rational(0) &&
         (kind == Kind::solutions || number <= Rational(c.answer.points));
}

std::string summary_of_incorrect(const Case& c, const Number& number, const Integer& correct,
                                 const Source* follows, bool carried) {
  if (carried)
    return fmt::format("Error carried forward: it follows from {}; correct that first.", follows->words);
  if (follows != nullptr) return fmt::format("It follows from {}; correct that first.", follows->words);
  if (!c.params.spoilers) return fmt::format("The number is not {}.", number.written);
  return fmt::format("There {} {}.", correct == 1 ? "is" : "are", correct.str());
}

// Whether some tally could have the sum: by Burnside's lemma the order of the group divides it, and no
// element fixes more than all points.
bool is_possible_sum(const Case& c, const Rational& sum) {
  const Integer& value = sum.numerator();
  return sum.is_whole() && value >= 0 && value % c.answer.order == 0 &&
         value <= c.answer.points * c.answer.order;
}

std::optional<Verdict> check_sum(const Claim& claim, Case& c) {
  const Number* given = value_at(c.submission.numbers, claim.name);
  if (given == nullptr) return std::nullopt;
  const Number& number = *given;
  Verdict verdict = begin_verdict(claim.name, number.written);
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
  if (!follows) name_mistakes(c, verdict, claim.name, number.value, Rational(c.answer.sum));
  return verdict;
}

Kind kind_if(bool of_exercise) { return of_exercise ? Kind::orbits : Kind::other_orbits; }

Counted solutions(const Answer& a) { return {Kind::solutions, "solution", a.points}; }
Counted orbits(const Answer& a) { return {Kind::orbits, "orbit", a.orbits}; }
Counted fundamental(const Answer& a) {
  return {kind_if(a.exercise.group == full_group), "fundamental solution", a.fundamental};
}
Counted necklaces(const Answer& a) { return {kind_if(!a.exercise.reflections), "necklace", a.necklaces}; }
Counted bracelets(const Answer& a) { return {kind_if(a.exercise.reflections), "bracelet", a.bracelets}; }
Counted colorings(const Answer& a) { return {Kind::orbits, "coloring", a.orbits}; }

bool of_colors(Problem problem) { return problem >= Problem::square_cells; }

std::optional<Verdict> check_count(const Claim& claim, Case& c) {
  const Number* number = value_at(c.submission.numbers, claim.name);
  if (number == nullptr) return std::nullopt;
  if (const Problem problem = c.answer.exercise.problem; !claim.belongs_to(problem))
    return failed_verdict(claim.name, Status::wrong,
                          fmt::format("{} does not apply to {}.", claim.name, name_of(problem)),
                          number->written);
  Verdict verdict = begin_verdict(claim.name, number->written);
  const auto [kind, noun, correct] = claim.count(c.answer);
  const auto sources = own_sources(c, kind);
  const auto other = std::ranges::find_if(sources, [&](const Source& s) { return s.value != number->value; });
  const auto name_contradiction = [&, &counted_noun = noun] {
    if (other != sources.end())
      add_finding(verdict, "contradiction", number->place, "{}",
                  contradiction_of(c, *other, *number, counted_noun));
  };
  if (number->value == Rational(correct)) {
    verdict.summary = "That is correct.";
    name_contradiction();
    return verdict;
  }
  const auto follows = [&](const Source& s) { return s.value != 0 && is_rounded(*number, s.value); };
  const bool is_possible = is_possible_count(c, kind, number->value);
  const auto same = std::ranges::find_if(sources, follows);
  const auto origin = std::ranges::find_if(
      sources, [&](const Source& s) { return is_possible && follows(s) && c.carries(s.claim); });
  const bool carried = origin != sources.end();
  verdict.credit = 0;
  verdict.status = carried ? Status::carried : Status::wrong;
  if (carried) verdict.follows_from = origin->claim;
  const Source* shown = carried ? &*origin : same != sources.end() ? &*same : nullptr;
  verdict.summary = summary_of_incorrect(c, *number, correct, shown, carried);
  if (!number->value.is_whole())
    add_finding(verdict, "not_whole", number->place, "{} is not a whole number, so it cannot be a count",
                number->written);
  if (shown == nullptr) name_contradiction();
  name_mistakes(c, verdict, claim.name, number->value, Rational(correct));
  return verdict;
}

constexpr auto claims = std::to_array<Claim>({
    {"solution_count", "Number of solutions", "", Claim::Form::number, 8, 1, of_queens, read_number_claim,
     check_count, solutions, "solutions"},
    {"burnside_sum", "Sum of the fixed points", "sum sumoffixedpoints", Claim::Form::number, 9, 5, of_all,
     read_number_claim, check_sum},
    {"orbit_count", "Number of orbits", "numberofrepresentatives", Claim::Form::quotient, 10, 6, of_all,
     read_number_claim, check_count, orbits, "orbits"},
    {"fundamental_count", "Number of fundamental solutions", "fundamentalsolutions", Claim::Form::quotient,
     11, 6, of_queens, read_number_claim, check_count, fundamental},
    {"necklace_count", "Number of necklaces", "necklaces", Claim::Form::quotient, 12, 6, of_beads,
     read_number_claim, check_count, necklaces},
    {"bracelet_count", "Number of bracelets", "bracelets", Claim::Form::quotient, 13, 6, of_beads,
     read_number_claim, check_count, bracelets},
    {"coloring_count", "Number of colorings up to symmetry", "colorings colourings", Claim::Form::quotient,
     14, 6, of_colors, read_number_claim, check_count, colorings},
});

}  // namespace

extern const std::span<const Claim> numbers_claims = claims;

}  // namespace eightfold::coursework
