// Numbers of solutions and orbits, and of orbits by type and size.
#include <algorithm>
#include <functional>

#include "eightfold/reports/coursework/verify/internal/checks.hpp"
#include "eightfold/reports/text/internal/words.hpp"
#include "eightfold/symmetry/orbit_types.hpp"

namespace eightfold::coursework {
namespace {

using reports::counted;

// A value that a count has by another claim of the student.
struct Source {
  std::string claim;
  Rational value;
  std::string words;  ///< "your own fixed points, 94 / 8 = 47/4"
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
  Integer number;
  bool exist;           ///< in the exercise's problem
  bool are_its_orbits;  ///< under the group of the exercise, which is the group of the tally
};

CountedObjects counted_by(const Case& c, std::string_view key) {
  const Exercise& exercise = c.answer.exercise;
  const bool queens = exercise.problem == Problem::queens;
  const bool beads = exercise.problem == Problem::beads;
  if (key == "solution_count") return {c.answer.points, queens, false};
  if (key == "fundamental_count") return {c.answer.fundamental, queens, exercise.group == full_group};
  if (key == "necklace_count") return {c.answer.necklaces, beads, !exercise.reflections};
  if (key == "bracelet_count") return {c.answer.bracelets, beads, exercise.reflections};
  return {c.answer.orbits, key == "orbit_count" || !(queens || beads), true};
}

// The sources of a count. Another count of the same orbits is not a source, since it repeats the same claim.
std::vector<Source> own_sources(const Case& c, std::string_view key) {
  std::vector<Source> sources;
  if (key == "solution_count") {
    if (c.listed_solutions)
      sources.push_back({"solutions", Rational(*c.listed_solutions),
                         "your own list of " + counted(*c.listed_solutions, "placement")});
    if (c.own_solutions && c.own_solutions->size() != c.listed_solutions)
      sources.push_back({"solutions", Rational(c.own_solutions->size()),
                         "your own list of " + counted(c.own_solutions->size(), "different solution")});
    return sources;
  }
  if (!counted_by(c, key).are_its_orbits) return sources;
  const auto add_quotient = [&](std::string_view claim, const Rational& sum, std::string_view what) {
    const Rational value = sum / c.answer.order;
    std::string words = fmt::format("your own {}, {} / {}", what, number_text(sum), c.answer.order);
    if (c.params.spoilers) words += " = " + number_text(value);
    sources.push_back({std::string(claim), value, std::move(words)});
  };
  if (c.own_tally_sum) add_quotient("fixed_points", Rational(*c.own_tally_sum), "fixed points");
  if (const Number* sum = own_number(c, "burnside_sum")) add_quotient("burnside_sum", sum->value, "sum");
  if (c.listed_orbits)
    sources.push_back(
        {c.orbit_list, Rational(*c.listed_orbits), "your own list of " + counted(*c.listed_orbits, "orbit")});
  if (c.own_orbit_types) {
    std::uint64_t orbits = 0;
    for (const auto& [type, count] : *c.own_orbit_types) orbits += static_cast<std::uint64_t>(count);
    if (orbits != c.listed_orbits)
      sources.push_back({c.orbit_list, Rational(orbits),
                         fmt::format("your own list, which represents {}", counted(orbits, "orbit"))});
  }
  return sources;
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
  std::size_t bad = 0;
  bool carried = !own.empty();
  for (const auto& [property, number] : claimed) {
    const Integer expected = correct[property];
    carried = carried && number == Rational(own[property]);
    if (number == Rational(expected)) {
      if (expected != 0) ++good;
      continue;
    }
    if (expected == 0) ++bad;
    add_finding(verdict, "orbits_with", {}, "{}: {}not {}", property,
                c.params.spoilers ? expected.str() + ", " : "", number_text(number));
  }
  if (verdict.findings.empty()) {
    verdict.summary = "Every number is correct.";
    return verdict;
  }
  verdict.credit = credit_of(good, bad, needed);
  verdict.status = carried ? Status::carried : Status::wrong;
  if (carried) verdict.follows_from = c.orbit_list;
  verdict.summary = carried ? "They follow from your own representatives; correct those first."
                            : fmt::format("Correct: {} of {}.", good, needed);
  if (solutions != Rational(c.answer.points))
    add_finding(verdict, "members", {}, "these orbits would have {} {}{}", number_text(solutions),
                reports::noun(solutions == Rational(1) ? 1 : 2, "member"),
                c.params.spoilers ? fmt::format("; the number of solutions is {}", c.answer.points.str())
                                  : ", which is not the number of solutions");
  return verdict;
}

}  // namespace

std::optional<Verdict> check_count(const Case& c, const ClaimKey& key) {
  const Number* number = own_number(c, key.name);
  if (number == nullptr) return std::nullopt;
  const auto [correct, exist, are_its_orbits] = counted_by(c, key.name);
  if (!exist)
    refuse(number->place,
           fmt::format("{} does not apply to {}", key.name, name_of(c.answer.exercise.problem)));
  Verdict verdict = begin_verdict(key.name, number->written);
  const auto sources = own_sources(c, key.name);
  const auto other = std::ranges::find_if(sources, [&](const Source& s) { return s.value != number->value; });
  if (number->value == Rational(correct)) {
    verdict.summary = "That is correct.";
    if (other != sources.end())
      add_finding(verdict, "contradiction", number->place, "it does not follow from {}", other->words);
    return verdict;
  }
  const auto same = std::ranges::find_if(
      sources, [&](const Source& s) { return s.value != 0 && is_rounded(*number, s.value); });
  const bool carried = same != sources.end();
  verdict.credit = 0;
  verdict.status = carried ? Status::carried : Status::wrong;
  if (carried) verdict.follows_from = same->claim;
  verdict.summary = carried ? fmt::format("It follows from {}; correct that first.", same->words)
                    : c.params.spoilers
                        ? fmt::format("There {} {}.", correct == 1 ? "is" : "are", correct.str())
                        : fmt::format("The number is not {}.", number->written);
  if (!number->value.is_whole())
    add_finding(verdict, "not_whole", number->place, "{} is not a whole number, so it cannot be a count",
                number->written);
  if (!carried && other != sources.end())
    add_finding(verdict, "contradiction", number->place, "it does not follow from {} either", other->words);
  name_mistakes(c, verdict, key.name, number->value, Rational(correct));
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
