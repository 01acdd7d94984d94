// Numbers of solutions and orbits, and of orbits by type and size.
#include <fmt/core.h>

#include <algorithm>
#include <functional>

#include "reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/submission/number.hpp"
#include "reports/coursework/verify/checks.hpp"
#include "reports/text/words.hpp"

namespace eightfold::coursework {
namespace {

struct Source {
  std::string claim;
  Rational value;
  std::string words;  ///< "your own fixed points: 94/8"
};

// True if the number is the value, or the value cut or rounded to as many decimals as are written.
bool comes_to(const Rational& value, const Number& number) {
  const auto point = number.written.find('.');
  if (point == std::string::npos || value == number.value) return value == number.value;
  Rational distance = value - number.value;
  if (distance < 0) distance = -distance;
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
  bool are_its_orbits;  ///< under the group of the exercise, which is that of the tally
};

CountedObjects counted_by(const Case& c, std::string_view key) {
  const Exercise& exercise = c.answer.exercise;
  const bool queens = exercise.problem == Problem::queens;
  const bool beads = exercise.problem == Problem::beads;
  if (key == "solution_count") return {c.answer.points, queens, false};
  if (key == "fundamental_count") return {c.answer.fundamental, queens, exercise.group == Subgroup()};
  if (key == "necklace_count") return {c.answer.necklaces, beads, !exercise.reflections};
  if (key == "bracelet_count") return {c.answer.bracelets, beads, exercise.reflections};
  return {c.answer.orbits, key == "orbit_count" || !(queens || beads), true};
}

// What the count comes to by the student's other claims. Another count of the same orbits is none of them: it
// would only say the same again.
std::vector<Source> own_sources(const Case& c, std::string_view key) {
  std::vector<Source> sources;
  const auto quotient = [&](std::string_view claim, const Rational& sum, std::string_view whose) {
    const Rational value = sum / c.answer.order;
    sources.push_back(
        {std::string(claim), value,
         !c.params.spoilers
             ? fmt::format("{}, {} / {}", whose, number_text(sum), c.answer.order)
             : fmt::format("{}, {} / {} = {}", whose, number_text(sum), c.answer.order, number_text(value))});
  };
  if (key == "solution_count") {
    if (c.listed_solutions)
      sources.push_back(
          {"solutions", Rational(*c.listed_solutions),
           fmt::format("your own list, of {}", reports::counted(*c.listed_solutions, "placement"))});
    if (c.own_solutions && c.own_solutions->size() != c.listed_solutions)
      sources.push_back({"solutions", Rational(c.own_solutions->size()),
                         fmt::format("your own list, of {}",
                                     reports::counted(c.own_solutions->size(), "different solution"))});
    return sources;
  }
  if (!counted_by(c, key).are_its_orbits) return sources;
  if (c.own_tally_sum) quotient("fixed_points", Rational(*c.own_tally_sum), "your own fixed points");
  if (const Number* sum = own_number(c, "burnside_sum")) quotient("burnside_sum", sum->value, "your own sum");
  if (c.listed_orbits)
    sources.push_back({c.orbit_list, Rational(*c.listed_orbits),
                       fmt::format("your own list, of {}", reports::counted(*c.listed_orbits, "orbit"))});
  if (c.own_orbit_types) {
    std::uint64_t orbits = 0;
    for (const auto& [type, count] : *c.own_orbit_types) orbits += static_cast<std::uint64_t>(count);
    if (orbits != c.listed_orbits)
      sources.push_back(
          {c.orbit_list, Rational(orbits),
           fmt::format("your own list, which stands for {}", reports::counted(orbits, "orbit"))});
  }
  return sources;
}

// 0 where the exercise's group has no subgroup of the type.
int size_of_type(const Case& c, SubgroupClass type) {
  const auto group = std::ranges::find(all_subgroups(), type, class_of);
  return c.answer.order / group->order();
}

using OrbitsByProperty = std::map<std::string, Integer>;

// Compares the student's numbers of orbits by type or size with the correct ones; a property that the
// student does not list has the number 0.
Verdict check_parts(const Case& c, std::string_view claim, const std::vector<OrbitsWith>& given,
                    const std::function<std::string(SubgroupClass)>& property_of,
                    const std::function<int(const std::string&)>& members) {
  OrbitsByProperty correct;
  OrbitsByProperty own;
  for (const SubgroupClass type : all_subgroup_classes)
    if (const std::uint64_t orbits = c.answer.orbits_by_type[index_of(type)]; orbits > 0)
      correct[property_of(type)] += orbits;
  if (c.own_orbit_types)
    for (const auto& [type, count] : *c.own_orbit_types) own[property_of(type)] += count;
  const auto number_in = [](const OrbitsByProperty& numbers, const std::string& property) {
    const auto it = numbers.find(property);
    return it == numbers.end() ? Integer(0) : it->second;
  };

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

  std::size_t good = 0;
  std::size_t bad = 0;
  bool carried = !own.empty();
  for (const auto& [property, number] : claimed) {
    const Integer expected = number_in(correct, property);
    carried = carried && number == Rational(number_in(own, property));
    if (number == Rational(expected)) {
      if (expected != 0) ++good;
      continue;
    }
    if (expected == 0) ++bad;
    add_finding(verdict, "orbits_with", {},
                c.params.spoilers
                    ? fmt::format("{}: {}, not {}", property, expected.str(), number_text(number))
                    : fmt::format("{}: not {}", property, number_text(number)));
  }
  if (verdict.findings.empty()) {
    verdict.summary = "As many of each as there are.";
    return verdict;
  }
  verdict.credit = credit_of(good, bad, correct.size());
  verdict.status = carried ? Status::carried : Status::wrong;
  if (carried) verdict.follows_from = c.orbit_list;
  verdict.summary = carried ? "They follow from your own representatives; mend those first."
                            : fmt::format("Right: {} of {}.", good, correct.size());
  if (solutions != Rational(c.answer.points))
    add_finding(verdict, "members", {},
                fmt::format("these orbits would have {} members in all{}", number_text(solutions),
                            c.params.spoilers ? fmt::format("; there are {} solutions", c.answer.points.str())
                                              : "; that is not the number of solutions"));
  return verdict;
}

}  // namespace

std::optional<Verdict> check_count(const Case& c, const ClaimKey& key) {
  const Number* number = own_number(c, key.name);
  if (number == nullptr) return std::nullopt;
  const CountedObjects objects = counted_by(c, key.name);
  if (!objects.exist)
    refuse(number->place,
           fmt::format("{} does not go with {}", key.name, name_of(c.answer.exercise.problem)));
  Verdict verdict = begin_verdict(key.name, number->written);
  const Integer& correct = objects.number;
  const auto sources = own_sources(c, key.name);
  const auto other =
      std::find_if(sources.begin(), sources.end(), [&](const Source& s) { return s.value != number->value; });
  const auto same = std::find_if(sources.begin(), sources.end(),
                                 [&](const Source& s) { return s.value != 0 && comes_to(s.value, *number); });

  if (number->value == Rational(correct)) {
    verdict.summary = "That is right.";
    if (other != sources.end())
      add_finding(verdict, "contradiction", number->place,
                  fmt::format("it does not follow from {}, though", other->words));
    return verdict;
  }
  verdict.credit = 0;
  verdict.status = same != sources.end() ? Status::carried : Status::wrong;
  if (same != sources.end()) verdict.follows_from = same->claim;
  if (same != sources.end())
    verdict.summary = fmt::format("It follows from {}; mend that first.", same->words);
  else
    verdict.summary = c.params.spoilers
                          ? fmt::format("There {} {}.", correct == 1 ? "is" : "are", correct.str())
                          : fmt::format("It is not {}.", number->written);
  if (boost::multiprecision::denominator(number->value) != 1)
    add_finding(verdict, "not_whole", number->place,
                fmt::format("{} is no whole number, so it can't count anything", number->written));
  if (same == sources.end() && other != sources.end())
    add_finding(verdict, "contradiction", number->place,
                fmt::format("nor does it follow from {}", other->words));
  name_mistakes(c, verdict, key.name, number->value, Rational(correct));
  return verdict;
}

std::optional<Verdict> check_orbit_types(const Case& c) {
  if (!c.submission.orbit_types) return std::nullopt;
  return check_parts(
      c, "orbit_types", *c.submission.orbit_types,
      [](SubgroupClass type) { return std::string(name_of(type)); },
      [&](const std::string& name) {
        const auto it = std::ranges::find(subgroup_class_names, name);
        return size_of_type(
            c, all_subgroup_classes[static_cast<std::size_t>(it - subgroup_class_names.begin())]);
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
