// The claims, one by one: what cannot be read costs only its claim.
#include <fmt/core.h>

#include <algorithm>

#include "reports/coursework/submission/internal/element_names.hpp"
#include "reports/coursework/submission/internal/line_grammar.hpp"
#include "reports/coursework/submission/internal/steps.hpp"
#include "reports/notation/internal/scanner.hpp"
#include "reports/text/internal/quote.hpp"

namespace eightfold::coursework {
namespace {

using Items = std::vector<const JsonTree*>;

bool is_scalar(const JsonTree& tree) { return tree.is_number() || tree.is_string(); }

class ClaimsReader {
 public:
  ClaimsReader(const JsonTree& tree, Submission& submission, UnreadParts& unread)
      : tree_(tree), submission_(submission), unread_(unread) {}

  void read() {
    for (const ClaimKey& key : number_keys()) read_number_claim(key);
    submission_.solutions = list_claim("solutions");
    submission_.representatives = list_claim("representatives");
    submission_.placements = list_claim("placements");
    if (submission_.placements && (submission_.solutions || submission_.representatives)) refuse_bare_list();
    if (const JsonTree* orbits = only_value("orbits")) read_orbits(*orbits);
    if (const JsonTree* stabilizers = only_value("stabilizers")) read_stabilizers(*stabilizers);
    read_orbits_with("orbit_types", subgroup_class_names, submission_.orbit_types);
    static constexpr std::array<std::string_view, 4> sizes = {"1", "2", "4", "8"};
    read_orbits_with("orbit_sizes", sizes, submission_.orbit_sizes);
  }

 private:
  // "orbits: 12" is their number, and so is "solutions: 92".
  static bool is_count_in_list(std::string_view list, std::string_view claim, const JsonTree& value) {
    const bool is_count =
        (claim == "orbit_count" && list == "orbits") || (claim == "solution_count" && list == "solutions");
    return is_count && is_scalar(value);
  }

  // Whether the digits of a count can also be a placement.
  [[nodiscard]] bool may_be_placement(const JsonTree& value) const {
    const std::string text = written_of(value);
    return submission_.exercise.n > 1 && reports::consists_of(text, "123456789") &&
           text.size() == static_cast<std::size_t>(submission_.exercise.n);
  }

  void read_number_claim(const ClaimKey& key) {
    std::optional<Number> found;
    for (const JsonTree::Member& member : tree_.object("a submission")) {
      const auto& name = member.key;  // not a structured binding: Clang 14 does not capture one
      const auto& place = member.place;
      const auto& value = member.value;
      const bool is_count = is_count_in_list(name, key.name, value);
      if ((name != key.name && !is_count) || is_left_blank(value)) continue;
      unread_.attempt(key.name, written_of(value), place, [&] {
        if (is_count && may_be_placement(value))
          refuse(place, fmt::format("{}: {} can be a number or a placement; write \"{}: {}\", or a vector in "
                                    "brackets",
                                    name, written_of(value), key_of(key.title), written_of(value)));
        const Number number = read_number(value, key.name, key.kind == ClaimKey::Kind::quotient);
        if (found && found->value != number.value)
          refuse(place, fmt::format("{} is given twice, as {} and as {}; keep one", key.name,
                                    reports::quote(found->written), reports::quote(number.written)));
        if (found) unread_.note(place, fmt::format("{} is given twice, with the same value", key.name));
        found = number;
      });
    }
    if (found && !unread_.has(key.name)) submission_.numbers.emplace(key.name, *found);
  }

  // The value of a key that may be repeated only with the same value. Null if there is none.
  const JsonTree* only_value(std::string_view key) {
    const JsonTree* found = nullptr;
    for (const auto& [name, place, value] : tree_.object("a submission")) {
      const bool is_count = (key == "orbits" || key == "solutions") && is_scalar(value);
      if (name != key || is_left_blank(value) || is_count) continue;
      if (found != nullptr && !same_value(*found, value)) {
        unread_.add(key, "", fmt::format("{} is given twice, with different contents; keep one", key), place);
        return nullptr;
      }
      if (found != nullptr)
        unread_.note(place, fmt::format("{} is given twice, with the same contents", key));
      found = &value;
    }
    return found;
  }

  static Items items_of(const JsonTree& list, std::string_view name) {
    Items items;
    for (const JsonTree& item : list.array(name)) items.push_back(&item);
    return items;
  }

  PlacementsClaim placements_in(const JsonTree& list, std::string_view name, std::string_view claim) {
    return {read_list_of_placements(items_of(list, name), claim, submission_, unread_).placements,
            list.place};
  }

  std::optional<PlacementsClaim> list_claim(std::string_view key) {
    std::optional<PlacementsClaim> claim;
    if (const JsonTree* list = only_value(key))
      unread_.attempt(key, written_of(*list), list->place, [&] { claim = placements_in(*list, key, key); });
    // The verdict on a list without a heading depends on its length, so that there must be one.
    if (!claim && key == "placements" && unread_.has(key)) claim.emplace();
    return claim;
  }

  // It could belong to either list.
  void refuse_bare_list() {
    unread_.add(submission_.solutions ? "solutions" : "representatives", "",
                "these placements have no heading, but other placements have one; add a heading",
                submission_.placements->place);
    submission_.placements.reset();
  }

  void read_orbits(const JsonTree& orbits) {
    unread_.attempt("orbits", written_of(orbits), orbits.place, [&] {
      const JsonTree::Array& lists = orbits.array("orbits");
      submission_.orbits = OrbitsClaim{{}, orbits.place};
      for (const JsonTree& orbit : lists)
        unread_.attempt("orbits", written_of(orbit), orbit.place, [&] {
          submission_.orbits->orbits.push_back(placements_in(orbit, "an orbit", "orbits"));
        });
    });
  }

  void read_stabilizers(const JsonTree& stabilizers) {
    Items entries;
    Items subjects;
    unread_.attempt("stabilizers", written_of(stabilizers), stabilizers.place, [&] {
      submission_.stabilizers.emplace();
      for (const JsonTree& entry : stabilizers.array("stabilizers"))
        unread_.attempt("stabilizers", written_of(entry), entry.place, [&] {
          static constexpr std::array<std::string_view, 2> keys = {"placement", "stabilizer"};
          expect_keys(entry.object("an entry of stabilizers"), keys);
          const JsonTree* subject = entry.find("placement");
          if (subject == nullptr || entry.find("stabilizer") == nullptr)
            refuse(entry.place, "an entry of stabilizers needs a placement and a stabilizer");
          if (entry.object("an entry of stabilizers").size() > keys.size())
            refuse(entry.place, "an entry of stabilizers has its placement or stabilizer twice; keep one");
          if (is_left_blank(*entry.find("stabilizer"))) return;
          entries.push_back(&entry);
          subjects.push_back(subject);
        });
    });
    const PlacementList list = read_list_of_placements(subjects, "stabilizers", submission_, unread_);
    auto placement = list.placements.begin();
    for (std::size_t i = 0; i < entries.size(); ++i)
      if (list.is_read[i]) read_stabilizer(*placement++, *entries[i]);
  }

  void read_stabilizer(const SubmittedPlacement& placement, const JsonTree& entry) {
    const JsonTree& claimed = *entry.find("stabilizer");
    unread_.attempt("stabilizers", written_of(claimed), entry.place, [&] {
      StabilizerClaim claim{placement, {}, "", entry.place};
      if (claimed.is_array()) {
        for (const JsonTree& element : claimed.array("stabilizer")) add_element(claim, element);
        if (claim.stabilizer == SymmetrySet()) claim.written = "no element";
      } else {
        read_stabilizer_text(claimed, claim);
      }
      submission_.stabilizers->push_back(std::move(claim));
    });
  }

  static void add_element(StabilizerClaim& claim, const JsonTree& element) {
    const auto g = symmetry_named(element.string("stabilizer"));
    if (!g) refuse(element.place, invalid_name("stabilizer", element.string("stabilizer"), symmetry_names));
    if (claim.stabilizer.contains(*g)) return;
    claim.stabilizer.insert(*g);
    if (!claim.written.empty()) claim.written += ", ";
    claim.written += name_of(*g);
  }

  // A group by its name, or elements separated by commas or spaces: "half turn", "{e, r2}", "e r2".
  static void read_stabilizer_text(const JsonTree& claimed, StabilizerClaim& claim) {
    const std::string& text = claimed.string("stabilizer");
    std::vector<std::string_view> known;
    for (const Subgroup other : all_subgroups()) known.push_back(name_of(other));
    if (const auto group = subgroup_named(text)) return use_group(*group, claim);
    const bool has_commas = text.find(',') != std::string::npos;
    const std::string_view separators = has_commas ? "," : " ";
    std::string_view rest = reports::trimmed(text);
    if (rest.starts_with('{') && rest.ends_with('}')) rest = rest.substr(1, rest.size() - 2);
    const bool is_list = has_commas || symmetry_named(rest.substr(0, rest.find(' '))) == Symmetry::identity;
    if (!is_list) refuse(claimed.place, invalid_name("stabilizer", text, known));
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find_first_of(separators), rest.size());
      add_element(claim, {claimed.place, std::string(reports::trimmed(rest.substr(0, end)))});
      rest = reports::trimmed(rest.substr(std::min(end + 1, rest.size())));
    }
  }

  static void use_group(Subgroup group, StabilizerClaim& claim) {
    claim.stabilizer = group.elements();
    claim.written = name_of(group);
  }

  // Empty if there is none.
  static std::string_view property_named(std::string_view key, std::span<const std::string_view> names,
                                         std::string_view written) {
    if (key == "orbit_types") {
      const auto type = type_named(written);
      return type ? name_of(*type) : std::string_view();
    }
    const auto index = index_of_name(names, written);
    return index ? names[*index] : std::string_view();
  }

  void read_orbits_with(std::string_view key, std::span<const std::string_view> names,
                        std::optional<std::vector<OrbitsWith>>& into) {
    std::vector<std::string_view> disputed;
    for (const JsonTree::Member& member : tree_.object("a submission")) {
      const auto& value = member.value;
      if (member.key != key || is_left_blank(value)) continue;
      unread_.attempt(key, written_of(value), value.place, [&] {
        if (const Problem problem = submission_.exercise.problem; problem != Problem::queens)
          refuse(value.place, fmt::format("{} does not apply to {}", key, name_of(problem)));
        const JsonTree::Object& entries = value.object(key);
        if (!into) into.emplace();
        for (const auto& entry : entries) read_orbits_with_entry(key, names, entry, *into, disputed);
      });
    }
  }

  void read_orbits_with_entry(std::string_view key, std::span<const std::string_view> names,
                              const JsonTree::Member& entry, std::vector<OrbitsWith>& into,
                              std::vector<std::string_view>& disputed) {
    if (is_left_blank(entry.value)) return;
    unread_.attempt(key, entry.key + ": " + written_of(entry.value), entry.place, [&] {
      const std::string_view written = key == "orbit_sizes" && key_of(entry.key).starts_with("size")
                                           ? std::string_view(entry.key).substr(4)
                                           : entry.key;
      const std::string_view property = property_named(key, names, written);
      if (property.empty()) refuse(entry.place, invalid_name(key, entry.key, names));
      if (std::ranges::find(disputed, property) != disputed.end()) return;
      const Number number = read_number(entry.value, property, false);
      const auto it = std::ranges::find(into, property, &OrbitsWith::property);
      if (it == into.end()) {
        into.push_back({std::string(property), number});
      } else if (it->number.value == number.value) {
        unread_.note(entry.place, fmt::format("{}: {} is given twice, with the same value", key, property));
      } else {
        disputed.push_back(property);
        into.erase(it);
        refuse(entry.place,
               fmt::format("{}: {} is given twice, with different numbers; keep one", key, property));
      }
    });
  }

  const JsonTree& tree_;
  Submission& submission_;
  UnreadParts& unread_;
};

}  // namespace

void read_claims(const Members& members, bool by_lines, Submission& submission, UnreadParts& unread) {
  ClaimsReader(members.known, submission, unread).read();
  read_tally(members, by_lines, submission, unread);
}

}  // namespace eightfold::coursework
