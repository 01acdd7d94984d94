// Numbers of solutions and orbits, and of orbits by type and size.
#include <algorithm>
#include <functional>

#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::counted;

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

const Number* own_number(const Case& c, std::string_view key) {
  const auto it = c.submission.numbers.find(key);
  return it == c.submission.numbers.end() ? nullptr : &it->second;
}

struct CountedObjects {
  std::string_view noun;  ///< "orbit"
  Integer number;
  bool are_its_orbits;  ///< under the group of the exercise, which is the group of the tally
};

CountedObjects counted_by(const Case& c, std::string_view key) {
  const Exercise& exercise = c.answer.exercise;
  const bool is_coloring = exercise.problem != Problem::queens && exercise.problem != Problem::beads;
  if (key == "solution_count") return {"solution", c.answer.points, false};
  if (key == "fundamental_count")
    return {"fundamental solution", c.answer.fundamental, exercise.group == full_group};
  if (key == "necklace_count") return {"necklace", c.answer.necklaces, !exercise.reflections};
  if (key == "bracelet_count") return {"bracelet", c.answer.bracelets, exercise.reflections};
  return {key == "orbit_count" || !is_coloring ? "orbit" : "coloring", c.answer.orbits, true};
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
std::vector<Source> own_sources(const Case& c, std::string_view key) {
  if (key == "solution_count") return sources_of_solutions(c);
  std::vector<Source> sources;
  if (!counted_by(c, key).are_its_orbits) return sources;
  if (c.own_tally_sum)
    sources.push_back(quotient_source(c, "fixed_points", Rational(*c.own_tally_sum), "fixed points"));
  if (const Number* sum = own_number(c, "burnside_sum"))
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
  for (const auto& [claim, parts] : {std::pair("orbit_types", &c.submission.orbit_types),
                                     std::pair("orbit_sizes", &c.submission.orbit_sizes)}) {
    if (!*parts || (*parts)->empty()) continue;
    Rational orbits = 0;
    for (const OrbitsWith& part : **parts) orbits += part.number.value;
    const std::string_view what = claim == std::string_view("orbit_types") ? "types" : "sizes";
    sources.push_back({claim, orbits, fmt::format("your orbits by {}", what.substr(0, 4)),
                       fmt::format("your {} of orbits add up to {}", what, number_text(orbits))});
  }
  return sources;
}

// "your list has 12 representatives, but you give 11.5 orbits". Without spoilers only which claims, because
// the other number could be the correct one.
std::string contradiction_of(const Case& c, const Source& source, const Number& number,
                             std::string_view noun) {
  const auto title = claim_key(source.claim)->title;
  if (!c.params.spoilers) return fmt::format("it contradicts another of your claims: {}", title);
  return fmt::format("{}, but you give {} {}", source.statement, number.written,
                     reports::noun(number.value == Rational(1) ? 1 : 2, noun));
}

// 0 if the group of the exercise is too small for the type.
int size_of_type(const Case& c, SubgroupClass type) {
  return c.answer.order / std::ranges::find(all_subgroups(), type, class_of)->order();
}

using OrbitsByProperty = std::map<std::string, Integer>;

// Compares the student's numbers of orbits by type or size with the correct ones. A property that the student
// omits has the number 0.
Verdict check_parts(const Case& c, std::string_view claim, const std::vector<OrbitsWith>& given,
                    const std::function<std::string(SubgroupClass)>& property_of,
                    const std::function<int(const std::string&)>& members) {
  OrbitsByProperty correct;
  OrbitsByProperty own;
  for (const OrbitTypeCount& each : orbit_types_of(c.answer.orbits_by_type, c.answer.exercise.group))
    correct[property_of(each.type)] += each.orbits;
  if (c.own_orbit_types)
    for (const auto& [type, count] : *c.own_orbit_types) own[property_of(type)] += count;

  Verdict verdict = begin_verdict(claim, reports::joined(given, ", ", [](const OrbitsWith& part) {
                                    return fmt::format("{}: {}", part.property, part.number.written);
                                  }));
  Rational solutions = 0;
  std::map<std::string, Rational> claimed;
  for (const OrbitsWith& part : given) {
    solutions += part.number.value * members(part.property);
    claimed[part.property] = part.number.value;
  }
  for (const auto& [property, number] : correct) claimed.try_emplace(property, 0);

  const std::size_t needed = correct.size();
  std::size_t good = 0;
  std::size_t bad = add_unread(c, verdict, claim);
  bool carried = !own.empty() && c.carries(c.orbit_list);
  bool names_are_missing = false;
  for (const auto& [property, number] : claimed) {
    const Integer expected = correct[property];
    carried = carried && number == Rational(own[property]);
    if (number == Rational(expected)) {
      if (expected != 0) ++good;
      continue;
    }
    if (expected == 0) ++bad;
    if (c.params.spoilers)
      add_finding(verdict, "orbits_with", {}, "{}: {}, not {}", property, expected.str(),
                  number_text(number));
    else if (std::ranges::find(given, property, &OrbitsWith::property) != given.end())
      add_finding(verdict, "orbits_with", {}, "{}: not {}", property, number_text(number));
    else
      names_are_missing = true;
  }
  if (names_are_missing)  // without spoilers, not which
    add_finding(verdict, "orbits_with", {}, "there are orbits of others");
  if (verdict.findings.empty()) {
    verdict.summary = "Every number is correct.";
    return verdict;
  }
  verdict.credit = credit_of(good, bad, needed);
  verdict.status = carried ? Status::carried : Status::wrong;
  if (carried) verdict.follows_from = c.orbit_list;
  verdict.summary = carried
                        ? "Error carried forward: they follow from your representatives; correct those first."
                    : c.params.spoilers ? fmt::format("Correct: {} of {}.", good, needed)
                                        : "Not every number is correct.";
  if (solutions != Rational(c.answer.points))
    add_finding(verdict, "members", {}, "these orbits would have {} {}{}", number_text(solutions),
                reports::noun(solutions == Rational(1) ? 1 : 2, "member"),
                c.params.spoilers ? fmt::format("; the number of solutions is {}", c.answer.points.str())
                                  : ", which is not the number of solutions");
  return verdict;
}

// Whether the number can be a count at all, and there are not more orbits than solutions.
bool is_possible_count(const Case& c, std::string_view claim, const Rational& number) {
  return number.is_whole() && number >= Rational(0) &&
         (claim == "solution_count" || number <= Rational(c.answer.points));
}

std::string summary_of_incorrect(const Case& c, const Number& number, const Integer& correct,
                                 const Source* follows, bool carried) {
  if (carried)
    return fmt::format("Error carried forward: it follows from {}; correct that first.", follows->words);
  if (follows != nullptr) return fmt::format("It follows from {}; correct that first.", follows->words);
  if (!c.params.spoilers) return fmt::format("The number is not {}.", number.written);
  return fmt::format("There {} {}.", correct == 1 ? "is" : "are", correct.str());
}

}  // namespace

std::optional<Verdict> check_count(const Case& c, std::string_view claim) {
  const Number* number = own_number(c, claim);
  if (number == nullptr) return std::nullopt;
  if (const Problem problem = c.answer.exercise.problem; !has_claim(problem, claim))
    return failed_verdict(claim, Status::wrong,
                          fmt::format("{} does not apply to {}.", claim, name_of(problem)), number->written);
  Verdict verdict = begin_verdict(claim, number->written);
  const auto [noun, correct, are_its_orbits] = counted_by(c, claim);
  const auto sources = own_sources(c, claim);
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
  const bool is_possible = is_possible_count(c, claim, number->value);
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
  name_mistakes(c, verdict, claim, number->value, Rational(correct));
  return verdict;
}

std::optional<Verdict> check_orbit_types(const Case& c) {
  if (!c.submission.orbit_types) return std::nullopt;
  return check_parts(
      c, "orbit_types", *c.submission.orbit_types,
      [](SubgroupClass type) { return std::string(name_of(type)); },
      [&](const std::string& name) {
        const auto index = std::ranges::find(subgroup_class_names, name) - subgroup_class_names.begin();
        return size_of_type(c, all_subgroup_classes[static_cast<std::size_t>(index)]);
      });
}

std::optional<Verdict> check_orbit_sizes(const Case& c) {
  if (!c.submission.orbit_sizes) return std::nullopt;
  return check_parts(
      c, "orbit_sizes", *c.submission.orbit_sizes,
      [&](SubgroupClass type) { return std::to_string(size_of_type(c, type)); },
      [](const std::string& size) { return std::stoi(size); });
}

}  // namespace eightfold::coursework
