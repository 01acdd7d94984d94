// Numbers of orbits by type and size.
#include <algorithm>

#include "eightfold/symmetry/orbit_counter.hpp"
#include "reports/coursework/submission/internal/element_names.hpp"
#include "reports/coursework/verify/internal/checks.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

// 0 if the group of the exercise is too small for the type.
int size_of_type(const Case& c, SubgroupClass type) {
  return c.answer.order / std::ranges::find(all_subgroups(), type, class_of)->order();
}

// The properties by which orbits are counted.
struct Properties {
  std::span<const std::string_view> names;
  std::string_view (*named)(std::string_view written);  // empty if there is none
  std::string (*of)(const Case&, SubgroupClass);
  int (*members)(const Case&, const std::string& name);
};

constexpr Properties types = {
    subgroup_class_names,
    [](std::string_view written) {
      const auto type = type_named(written);
      return type ? name_of(*type) : std::string_view();
    },
    [](const Case&, SubgroupClass type) { return std::string(name_of(type)); },
    [](const Case& c, const std::string& name) { return size_of_type(c, *type_named(name)); }};

constexpr std::array<std::string_view, 4> names_of_sizes = {"1", "2", "4", "8"};
constexpr Properties sizes = {
    names_of_sizes,
    [](std::string_view written) {
      if (key_of(written).starts_with("size")) written.remove_prefix(4);
      return name_among(names_of_sizes, written);
    },
    [](const Case& c, SubgroupClass type) { return std::to_string(size_of_type(c, type)); },
    [](const Case&, const std::string& size) { return std::stoi(size); }};

void read_entry(const Claim& claim, const ClaimReader& reader, const Properties& properties,
                const JsonTree::Member& entry, std::vector<std::string_view>& disputed) {
  if (is_left_blank(entry.value)) return;
  reader.unread.attempt(claim.name, entry.key + ": " + written_of(entry.value), entry.place, [&] {
    const std::string_view property = properties.named(entry.key);
    if (property.empty()) refuse(entry.place, invalid_name(claim.name, entry.key, properties.names));
    if (std::ranges::find(disputed, property) != disputed.end()) return;
    const Number number = read_number(entry.value, property, false);
    auto& into = reader.submission.orbits_with.find(claim.name)->second;
    const auto it = std::ranges::find(into, property, &OrbitsWith::property);
    if (it == into.end()) {
      into.push_back({std::string(property), number});
    } else if (it->number.value == number.value) {
      reader.unread.note(entry.place,
                         fmt::format("{}: {} is given twice, with the same value", claim.name, property));
    } else {
      disputed.push_back(property);
      into.erase(it);
      refuse(entry.place,
             fmt::format("{}: {} is given twice, with different numbers; keep one", claim.name, property));
    }
  });
}

template <const Properties& properties>
void read(const Claim& claim, const ClaimReader& reader) {
  std::vector<std::string_view> disputed;
  for (const JsonTree::Member& member : reader.members.known.object("a submission")) {
    const auto& value = member.value;
    if (member.key != claim.name || is_left_blank(value)) continue;
    reader.unread.attempt(claim.name, written_of(value), value.place, [&] {
      if (const Problem problem = reader.submission.exercise.problem; !claim.belongs_to(problem))
        refuse(value.place, fmt::format("{} does not apply to {}", claim.name, name_of(problem)));
      const JsonTree::Object& entries = value.object(claim.name);
      reader.submission.orbits_with.try_emplace(std::string(claim.name));
      for (const auto& entry : entries) read_entry(claim, reader, properties, entry, disputed);
    });
  }
}

using OrbitsByProperty = std::map<std::string, Integer>;

// Compares the student's numbers of orbits by type or size with the correct ones. A property that the student
// omits has the number 0.
template <const Properties& properties>
std::optional<Verdict> check(const Claim& claim, Case& c) {
  const std::vector<OrbitsWith>* entries = value_at(c.submission.orbits_with, claim.name);
  if (entries == nullptr) return std::nullopt;
  const std::vector<OrbitsWith>& given = *entries;
  OrbitsByProperty correct;
  OrbitsByProperty own;
  for (const OrbitTypeCount& each : orbit_types_of(c.answer.orbits_by_type, c.answer.exercise.group))
    correct[properties.of(c, each.type)] += each.orbits;
  if (c.own_orbit_types)
    for (const auto& [type, count] : *c.own_orbit_types) own[properties.of(c, type)] += count;

  Verdict verdict = begin_verdict(claim.name, reports::joined(given, ", ", [](const OrbitsWith& part) {
                                    return fmt::format("{}: {}", part.property, part.number.written);
                                  }));
  Rational solutions = 0;
  std::map<std::string, Rational> claimed;
  for (const OrbitsWith& part : given) {
    solutions += part.number.value * properties.members(c, part.property);
    claimed[part.property] = part.number.value;
  }
  for (const auto& [property, number] : correct) claimed.try_emplace(property, 0);

  const std::size_t needed = correct.size();
  std::size_t good = 0;
  std::size_t bad = add_unread(c, verdict, claim.name);
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

constexpr auto claims = std::to_array<Claim>({
    {"orbit_types", "Orbits of each type", "types orbitsbytype numberoforbitsbytype", Claim::Form::entries, 5,
     7, of_queens, read<types>, check<types>},
    {"orbit_sizes", "Orbits of each size", "sizes orbitsbysize numberoforbitsbysize", Claim::Form::entries, 6,
     7, of_queens, read<sizes>, check<sizes>},
});

}  // namespace

extern const std::span<const Claim> orbits_by_property_claims = claims;

}  // namespace eightfold::coursework
