#include <fmt/core.h>

#include <algorithm>

#include "eightfold/reports/coursework/submission/internal/steps.hpp"
#include "eightfold/reports/notation/internal/scanner.hpp"
#include "eightfold/reports/text/internal/quote.hpp"
#include "eightfold/reports/text/internal/suggestion.hpp"
#include "eightfold/reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

using reports::quote;

class ClaimsReader {
 public:
  ClaimsReader(const JsonTree& tree, bool by_lines, Submission& submission)
      : tree_(tree), by_lines_(by_lines), submission_(submission) {}

  void read() {
    for (const ClaimKey& key : number_keys)
      if (const JsonTree* number = tree_.find(key.name))
        submission_.numbers.emplace(key.name, read_number(*number, key.name, key.is_quotient));
    submission_.solutions = placements("solutions");
    submission_.representatives = placements("representatives");
    submission_.placements = placements("placements");
    if (submission_.placements && (submission_.solutions || submission_.representatives))
      refuse(submission_.placements->place,
             "placements: they have no heading, but other placements have one; add a heading");
    if (const JsonTree* orbits = tree_.find("orbits")) read_orbits(*orbits);
    if (const JsonTree* stabilizers = tree_.find("stabilizers")) read_stabilizers(*stabilizers);
    if (const JsonTree* tally = tree_.find("fixed_points")) read_tally(*tally);
    read_orbits_with("orbit_types", subgroup_class_names, submission_.orbit_types);
    static constexpr std::array<std::string_view, 4> sizes = {"1", "2", "4", "8"};
    read_orbits_with("orbit_sizes", sizes, submission_.orbit_sizes);
  }

 private:
  void expect_queens(Place place, std::string_view claim, std::string_view verb) const {
    if (const Problem problem = submission_.exercise.problem; problem != Problem::queens)
      refuse(place, fmt::format("{} {} not apply to {}", claim, verb, name_of(problem)));
  }

  SubmittedPlacement placement(const JsonTree& tree) const {
    expect_queens(tree.place, "placements", "do");
    return read_placement(tree, submission_.exercise.n, submission_.conventions);
  }

  PlacementsClaim placements_in(const JsonTree& list, std::string_view name) const {
    PlacementsClaim claim{{}, list.place};
    for (const JsonTree& item : list.array(name)) claim.placements.push_back(placement(item));
    return claim;
  }

  std::optional<PlacementsClaim> placements(std::string_view key) const {
    const JsonTree* list = tree_.find(key);
    if (list == nullptr) return std::nullopt;
    return placements_in(*list, key);
  }

  void read_orbits(const JsonTree& orbits) {
    submission_.orbits = OrbitsClaim{{}, orbits.place};
    for (const JsonTree& orbit : orbits.array("orbits"))
      submission_.orbits->orbits.push_back(placements_in(orbit, "an orbit"));
  }

  void read_stabilizers(const JsonTree& stabilizers) {
    submission_.stabilizers.emplace();
    for (const JsonTree& entry : stabilizers.array("stabilizers")) {
      static constexpr std::array<std::string_view, 2> keys = {"placement", "stabilizer"};
      expect_keys(entry.object("an entry of stabilizers"), keys);
      const JsonTree* placed = entry.find("placement");
      const JsonTree* claimed = entry.find("stabilizer");
      if (placed == nullptr || claimed == nullptr)
        refuse(entry.place, "an entry of stabilizers needs a placement and a stabilizer");
      StabilizerClaim& claim =
          submission_.stabilizers->emplace_back(StabilizerClaim{placement(*placed), {}, "", entry.place});
      if (claimed->is_array()) {
        for (const JsonTree& element : claimed->array("stabilizer")) add_element(claim, element);
        if (claim.stabilizer == SymmetrySet()) claim.written = "no element";
      } else {
        read_stabilizer_text(*claimed, claim);
      }
    }
  }

  static void add_element(StabilizerClaim& claim, const JsonTree& element) {
    const Symmetry g = all_symmetries[index_in(symmetry_names, element, "stabilizer")];
    if (claim.stabilizer.contains(g))
      refuse(element.place, fmt::format("stabilizer: {} is given twice", name_of(g)));
    claim.stabilizer.insert(g);
    if (!claim.written.empty()) claim.written += ", ";
    claim.written += name_of(g);
  }

  // A group by its name, or elements separated by commas.
  static void read_stabilizer_text(const JsonTree& claimed, StabilizerClaim& claim) {
    const std::string& text = claimed.string("stabilizer");
    if (const auto group = Subgroup::named(key_of(text))) {
      claim.stabilizer = group->elements();
      claim.written = name_of(*group);
    } else if (text.find(',') != std::string::npos || key_of(text) == name_of(Symmetry::identity)) {
      for (std::size_t from = 0; from <= text.size();) {
        const std::size_t comma = std::min(text.find(',', from), text.size());
        const auto element = reports::trimmed(std::string_view(text).substr(from, comma - from));
        add_element(claim, {claimed.place, std::string(element)});
        from = comma + 1;
      }
    } else {
      std::vector<std::string_view> known;
      for (const Subgroup other : all_subgroups()) known.push_back(name_of(other));
      refuse(claimed.place, invalid_name("stabilizer", text, known));
    }
  }

  void read_tally(const JsonTree& tally) {
    const auto keys = tally_keys(submission_.exercise);
    std::vector<std::string> named_by(static_cast<std::size_t>(order_of_group(submission_.exercise)));
    for (const auto& member : tally.object("fixed_points")) {
      TallyClaim claim{key_named(member, keys), {}, std::nullopt, member.place};
      for (const int element : claim.key.elements) {
        std::string& other = named_by[static_cast<std::size_t>(element)];
        if (!other.empty())
          refuse(member.place,
                 fmt::format("fixed_points: {} and {} count the same element", other, claim.key.name));
        other = claim.key.name;
      }
      if (member.value.is_array())
        read_fixed(member.value, claim);
      else
        claim.number = read_number(member.value, claim.key.name, false);
      submission_.fixed_points.push_back(std::move(claim));
    }
  }

  void read_fixed(const JsonTree& list, TallyClaim& claim) const {
    if (claim.key.elements.size() > 1)
      refuse(list.place, fmt::format("fixed_points: {} has {} elements, which need not fix the same "
                                     "placements; list them element by element, or give a number",
                                     claim.key.name, claim.key.elements.size()));
    claim.fixed = placements_in(list, "fixed_points").placements;
    claim.number = {Rational(claim.fixed->size()), std::to_string(claim.fixed->size()), list.place};
  }

  TallyKey key_named(const JsonTree::Member& member, const std::vector<TallyKey>& keys) const {
    const std::string wanted = key_of(member.key);
    const auto it = std::ranges::find(keys, wanted, &TallyKey::name);
    if (it != keys.end()) return *it;
    // In text and CSV, every unknown key is read as an element, so it may be a misspelled number.
    std::vector<std::string_view> known = by_lines_ ? names_of(number_keys) : names_of({});
    for (const TallyKey& key : keys) known.push_back(key.name);
    std::string hint = reports::did_you_mean(wanted, known);
    if (hint.empty()) {
      constexpr std::size_t most_shown = 16;
      const auto shown = std::span(known).first(std::min(most_shown, known.size()));
      hint =
          fmt::format("; known keys: {}{}", reports::joined(shown), shown.size() < known.size() ? ", …" : "");
    }
    refuse(member.place, by_lines_ ? fmt::format("unknown key {}{}", quote(member.key), hint)
                                   : fmt::format("fixed_points: {} is not an element or class of the group{}",
                                                 quote(member.key), hint));
  }

  void read_orbits_with(std::string_view key, std::span<const std::string_view> names,
                        std::optional<std::vector<OrbitsWith>>& into) {
    const JsonTree* given = tree_.find(key);
    if (given == nullptr) return;
    expect_queens(given->place, key, "does");
    into.emplace();
    for (const auto& member : given->object(key)) {
      const std::string property(names[index_in(names, {member.place, member.key}, key)]);
      if (std::ranges::find(*into, property, &OrbitsWith::property) != into->end())
        refuse(member.place, fmt::format("{}: {} is given twice", key, property));
      into->push_back({property, read_number(member.value, property, false)});
    }
  }

  const JsonTree& tree_;
  bool by_lines_;
  Submission& submission_;
};

}  // namespace

void read_claims(const JsonTree& tree, bool by_lines, Submission& submission) {
  ClaimsReader(tree, by_lines, submission).read();
}

}  // namespace eightfold::coursework
