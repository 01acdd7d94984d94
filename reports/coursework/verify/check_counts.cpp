// Numbers of solutions and orbits, and of orbits by type and size.
#include <fmt/core.h>

#include <algorithm>
#include <functional>

#include "reports/coursework/submission/json_tree.hpp"
#include "reports/coursework/verify/checks.hpp"
#include "reports/coursework/verify/number_text.hpp"

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

Integer right_number(const Case& c, std::string_view key) {
  if (key == "solution_count") return c.answer.points;
  if (key == "fundamental_count") return c.answer.fundamental;
  if (key == "necklace_count") return c.answer.necklaces;
  if (key == "bracelet_count") return c.answer.bracelets;
  return c.answer.orbits;
}

bool goes_with(const Case& c, std::string_view key) {
  const Problem problem = c.answer.exercise.problem;
  if (key == "solution_count" || key == "fundamental_count") return problem == Problem::queens;
  if (key == "necklace_count" || key == "bracelet_count") return problem == Problem::beads;
  if (key == "coloring_count") return problem == Problem::square_cells || problem == Problem::cube_faces;
  return true;
}

// Whether the count is that of the orbits under the group of the exercise, whose elements the tally speaks
// of.
bool counts_orbits(const Case& c, std::string_view key) {
  const auto& exercise = c.answer.exercise;
  if (key == "solution_count") return false;
  if (key == "fundamental_count") return exercise.group == Subgroup();
  if (key == "necklace_count") return !exercise.reflections;
  if (key == "bracelet_count") return exercise.reflections;
  return true;
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
      sources.push_back({"solutions", Rational(*c.listed_solutions),
                         fmt::format("your own list, of {}", count_of(*c.listed_solutions, "placement"))});
    if (c.own_solutions && c.own_solutions->size() != c.listed_solutions)
      sources.push_back(
          {"solutions", Rational(c.own_solutions->size()),
           fmt::format("your own list, of {}", count_of(c.own_solutions->size(), "different solution"))});
    return sources;
  }
  if (!counts_orbits(c, key)) return sources;
  if (c.own_tally_sum) quotient("fixed_points", Rational(*c.own_tally_sum), "your own fixed points");
  if (const Number* sum = own_number(c, "burnside_sum")) quotient("burnside_sum", sum->value, "your own sum");
  if (c.listed_orbits)
    sources.push_back({c.orbit_list, Rational(*c.listed_orbits),
                       fmt::format("your own list, of {}", count_of(*c.listed_orbits, "orbit"))});
  if (c.own_orbit_types) {
    std::uint64_t orbits = 0;
    for (const auto& [type, count] : *c.own_orbit_types) orbits += static_cast<std::uint64_t>(count);
    if (orbits != c.listed_orbits)
      sources.push_back({c.orbit_list, Rational(orbits),
                         fmt::format("your own list, which stands for {}", count_of(orbits, "orbit"))});
  }
  return sources;
}

// Compares the student's numbers by type or size with the right ones; nothing told counts as 0.
Verdict check_parts(const Case& c, std::string_view claim, const std::vector<OrbitsWith>& given,
                    const std::map<std::string, Integer>& right,
                    const std::optional<std::map<std::string, Integer>>& own,
                    const std::function<int(const std::string&)>& members) {
  std::string claimed;
  Rational solutions = 0;
  for (const OrbitsWith& part : given) {
    claimed += fmt::format("{}{}: {}", claimed.empty() ? "" : ", ", part.property, part.number.written);
    solutions += part.number.value * members(part.property);
  }
  Verdict verdict = begin_verdict(claim, claimed);
  std::map<std::string, Rational> told;
  for (const OrbitsWith& part : given) told[part.property] = part.number.value;
  for (const auto& [property, number] : right) told.try_emplace(property, 0);

  std::size_t good = 0;
  std::size_t bad = 0;
  bool carried = own && !own->empty();
  for (const auto& [property, number] : told) {
    const auto it = right.find(property);
    const Integer expected = it == right.end() ? Integer(0) : it->second;
    if (own) {
      const auto mine = own->find(property);
      carried = carried && number == Rational(mine == own->end() ? Integer(0) : mine->second);
    }
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
  verdict.credit = credit_of(good, bad, right.size());
  verdict.status = carried ? Status::carried : Status::wrong;
  if (carried) verdict.follows_from = c.orbit_list;
  verdict.summary = carried ? "They follow from your own representatives; mend those first."
                            : fmt::format("Right: {} of {}.", good, right.size());
  if (solutions != Rational(c.answer.points))
    add_finding(verdict, "members", {},
                fmt::format("these orbits would have {} members in all{}", number_text(solutions),
                            c.params.spoilers ? fmt::format("; there are {} solutions", c.answer.points.str())
                                              : "; that is not the number of solutions"));
  return verdict;
}

int size_of_type(const Case& c, SubgroupClass type) {
  for (const Subgroup group : all_subgroups())
    if (class_of(group) == type) return c.answer.order / group.order();  // 0 where the type can't be
  return 0;
}

}  // namespace

std::optional<Verdict> check_count(const Case& c, const NumberKey& key) {
  const Number* number = own_number(c, key.name);
  if (number == nullptr) return std::nullopt;
  if (!goes_with(c, key.name))
    refuse(number->place,
           fmt::format("{} does not go with {}", key.name, name_of(c.answer.exercise.problem)));
  Verdict verdict = begin_verdict(key.name, number->written);
  const Integer right = right_number(c, key.name);
  const auto sources = own_sources(c, key.name);
  const auto other =
      std::find_if(sources.begin(), sources.end(), [&](const Source& s) { return s.value != number->value; });
  const auto same = std::find_if(sources.begin(), sources.end(),
                                 [&](const Source& s) { return s.value != 0 && comes_to(s.value, *number); });

  if (number->value == Rational(right)) {
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
    verdict.summary = c.params.spoilers ? fmt::format("There {} {}.", right == 1 ? "is" : "are", right.str())
                                        : fmt::format("It is not {}.", number->written);
  if (boost::multiprecision::denominator(number->value) != 1)
    add_finding(verdict, "not_whole", number->place,
                fmt::format("{} is no whole number, so it can't count anything", number->written));
  if (same == sources.end() && other != sources.end())
    add_finding(verdict, "contradiction", number->place,
                fmt::format("nor does it follow from {}", other->words));
  name_mistakes(c, verdict, key.name, number->value, Rational(right));
  return verdict;
}

std::optional<Verdict> check_orbit_types(const Case& c) {
  if (!c.submission.orbit_types) return std::nullopt;
  std::map<std::string, Integer> right;
  for (const SubgroupClass type : all_subgroup_classes)
    if (const std::uint64_t orbits = c.answer.orbits_by_type[index_of(type)]; orbits > 0)
      right[std::string(name_of(type))] = orbits;
  std::optional<std::map<std::string, Integer>> own;
  if (c.own_orbit_types) {
    own.emplace();
    for (const auto& [type, count] : *c.own_orbit_types) (*own)[std::string(name_of(type))] = count;
  }
  return check_parts(c, "orbit_types", *c.submission.orbit_types, right, own, [&](const std::string& name) {
    const auto it = std::find(subgroup_class_names.begin(), subgroup_class_names.end(), name);
    return size_of_type(c, all_subgroup_classes[static_cast<std::size_t>(it - subgroup_class_names.begin())]);
  });
}

std::optional<Verdict> check_orbit_sizes(const Case& c) {
  if (!c.submission.orbit_sizes) return std::nullopt;
  std::map<std::string, Integer> right;
  for (const SubgroupClass type : all_subgroup_classes)
    if (const std::uint64_t orbits = c.answer.orbits_by_type[index_of(type)]; orbits > 0)
      right[std::to_string(size_of_type(c, type))] += orbits;
  std::optional<std::map<std::string, Integer>> own;
  if (c.own_orbit_types) {
    own.emplace();
    for (const auto& [type, count] : *c.own_orbit_types)
      (*own)[std::to_string(size_of_type(c, type))] += count;
  }
  return check_parts(c, "orbit_sizes", *c.submission.orbit_sizes, right, own,
                     [](const std::string& size) { return std::stoi(size); });
}

}  // namespace eightfold::coursework
