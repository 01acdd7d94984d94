#include "eightfold/reports/coursework/verify/misconceptions.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <utility>

#include "eightfold/reports/coursework/submission/number.hpp"
#include "reports/text/internal/symmetry_words.hpp"
#include "reports/text/internal/words.hpp"

namespace eightfold::coursework {
namespace {

// data/misconceptions.json
constexpr std::string_view list =
#include "misconceptions.inc"
    ;

constexpr SymmetrySet rotations = {Symmetry::identity, Symmetry::rotate90, Symmetry::rotate180,
                                   Symmetry::rotate270};

bool is_square(Problem problem) { return problem == Problem::queens || problem == Problem::square_cells; }

// By problem.
struct ProblemQuantities {
  std::string_view points;  ///< the quantity: the objects that the group acts on
  std::string_view word;    ///< for it
  std::string_view others;
};
constexpr std::array<ProblemQuantities, all_problems.size()> problem_quantities = {{
    {"Q", "solutions",
     "n H R rotations_sum reflections_sum ordered_placements orders_of_pieces own_fundamental smaller_board"},
    {"chains", "chains",
     "n k rotations_sum reflections_sum necklaces bracelets fixed_through_two_beads fixed_through_two_gaps "
     "fixed_through_bead_and_gap any_content_points any_content_necklaces any_content_bracelets"},
    {"colorings", "colorings", "n k rotations_sum reflections_sum any_content_points any_content_orbits"},
    {"colorings", "colorings",
     "k fixed_identity fixed_face_quarter_turn fixed_face_half_turn fixed_edge_half_turn fixed_vertex_turn "
     "orbits_rotations orbits_with_reflections any_content_points any_content_orbits"},
    {"colorings", "colorings",
     "k fixed_identity orbits_rotations orbits_with_reflections any_content_points any_content_orbits"},
}};

const ProblemQuantities& quantities_of(Problem problem) {
  return problem_quantities.at(static_cast<std::size_t>(problem));
}

// The group that a claim is about: all eight symmetries for the fundamental count, regardless of the group
// of the exercise. For beads, the rotations or the full group; for a cube and for colorings, the full group,
// which represents theirs.
Subgroup group_of_claim(const Exercise& exercise, std::string_view claim) {
  const bool is_of_all = claim == "fundamental_count" || claim == "bracelet_count";
  const bool is_of_beads = exercise.problem == Problem::beads;
  if (is_of_all) return full_group;
  if (claim == "necklace_count" || (is_of_beads && !exercise.reflections)) return Subgroup(rotations);
  return is_of_beads ? full_group : exercise.group;
}

// The quantities, where those that depend on the group are for the claim's group.
Quantities quantities_of(const WrongNumber& wrong) {
  Quantities all = wrong.quantities;
  const Problem problem = wrong.exercise.problem;
  const auto points = all.find(quantities_of(problem).points);
  if (points != all.end()) all["points"] = points->second;
  const Subgroup group = group_of_claim(wrong.exercise, wrong.claim);
  Rational order = group.order();
  if (is_square(problem)) {
    Rational turned = 0;
    Rational mirrored = 0;
    for (const Symmetry g : group.elements()) {
      const auto fixed = all.find(fmt::format("fixed_{}", name_of(g)));
      if (fixed == all.end()) return all;
      (rotations.contains(g) ? turned : mirrored) += fixed->second;
    }
    all["rotations_sum"] = turned;
    all["reflections_sum"] = mirrored;
  } else if (problem == Problem::beads) {
    order = std::max(wrong.exercise.n, 1) * (group == full_group && wrong.exercise.n > 0 ? 2 : 1);
    if (group != full_group) all["reflections_sum"] = 0;
  }
  if (!all.contains("rotations_sum") || !all.contains("reflections_sum")) return all;
  all["order"] = order;
  all["sum"] = all["rotations_sum"] + all["reflections_sum"];
  all["orbits"] = all["sum"] / order;
  return all;
}

// The correct value of an entry of a tally, if it is a quantity.
std::optional<Rational> correct_tally(std::string_view key, const Quantities& correct) {
  const auto member = std::ranges::find(all_symmetries, key, conjugacy_class_name);
  if (member != all_symmetries.end()) key = name_of(*member);
  const auto found = correct.find(fmt::format("fixed_{}", key));
  return found == correct.end() ? std::nullopt : std::optional(found->second);
}

// The number of the student's tallies that have the value predicted by the misconception, where it differs
// from the correct one; -1 if any of them has another value.
int fit(const Misconception& known, const Quantities& correct, const Quantities& own_tallies) {
  int fitting = 0;
  for (const auto& [key, formula] : known.tallies) {
    const auto own = own_tallies.find(key);
    const auto expected = formula.value(correct);
    if (own == own_tallies.end() || expected == correct_tally(key, correct)) continue;
    if (expected != own->second) return -1;
    ++fitting;
  }
  return fitting;
}

bool concerns(const Misconception& known, const WrongNumber& wrong, const Quantities& correct) {
  const auto holds = [](const auto& all, const auto& value) {
    return std::ranges::find(all, value) != all.end();
  };
  const auto allows = [&](const auto& only, const auto& value) { return only.empty() || holds(only, value); };
  return holds(known.problems, wrong.exercise.problem) && holds(known.claims, wrong.claim) &&
         allows(known.groups, group_of_claim(wrong.exercise, wrong.claim)) &&
         (wrong.exercise.problem != Problem::queens || allows(known.rules, wrong.exercise.rule)) &&
         (!known.where || known.where->value(correct).value_or(0) != 0);
}

bool leads_to(const Misconception& known, const WrongNumber& wrong, const Quantities& correct) {
  return concerns(known, wrong, correct) && known.formula.value(correct) == wrong.value;
}

// "solutions / order = 92 / 8 = 23/2 = 11.5", without parts that would repeat; nothing for a constant.
std::string arithmetic_of(const Formula& formula, const WrongNumber& wrong, const Quantities& correct,
                          bool with_numbers) {
  constexpr std::size_t longest_line = 300;
  if (formula.text().find_first_not_of("0123456789 ") == std::string::npos) return {};
  const auto word = [&](std::string_view name) { return quantity_word(wrong.exercise.problem, name); };
  const std::string words = formula.written(word);
  if (!with_numbers) return words;
  const std::string numbers = formula.written([&](std::string_view name) {
    const auto found = correct.find(name);
    if (found == correct.end()) return word(name);
    const std::string number = found->second.str();
    const bool is_plain = number.find_first_not_of("0123456789") == std::string::npos;
    return is_plain ? number : "(" + number + ")";
  });
  std::string compact = numbers;
  std::erase(compact, ' ');
  const std::string value = number_text(wrong.value);
  const std::string line =
      fmt::format("{}{}{}", words, numbers == words ? "" : " = " + numbers,
                  value.starts_with(compact) ? value.substr(compact.size()) : " = " + value);
  return line.size() <= longest_line ? line : words;
}

}  // namespace

std::vector<std::string> quantity_names(Problem problem) {
  const auto& [points, word, others] = quantities_of(problem);
  std::vector<std::string> names = {"order",   "sum",           "orbits",     "points",
                                    "own_sum", "own_tally_sum", "own_orbits", std::string(points)};
  for (const std::string_view name : reports::split(others, ' ')) names.emplace_back(name);
  if (is_square(problem)) {
    for (const std::string_view symmetry : symmetry_names) names.push_back(fmt::format("fixed_{}", symmetry));
    for (const Subgroup group : all_subgroups()) names.push_back(fmt::format("orbits_{}", name_of(group)));
  }
  std::ranges::sort(names);
  return names;
}

std::string quantity_word(Problem problem, std::string_view name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 25> words = {
      {{"Q", "solutions"},
       {"H", "fixed by the half turn"},
       {"R", "fixed by a quarter turn"},
       {"k", "colors"},
       {"own_sum", "your sum"},
       {"own_tally_sum", "the sum of your fixed points"},
       {"own_orbits", "your orbits"},
       {"own_fundamental", "your fundamental solutions"},
       {"ordered_placements", "ways to place the pieces in order"},
       {"orders_of_pieces", "orders of the pieces"},
       {"smaller_board", "solutions on the board of size N - 1"},
       {"rotations_sum", "sum over the rotations"},
       {"reflections_sum", "sum over the reflections"},
       {"fixed_identity", "fixed by the identity"},
       {"fixed_face_quarter_turn", "fixed by a quarter turn"},
       {"fixed_face_half_turn", "fixed by a half turn about faces"},
       {"fixed_edge_half_turn", "fixed by a half turn about edges"},
       {"fixed_vertex_turn", "fixed by a turn about vertices"},
       {"fixed_through_two_beads", "fixed by a reflection through two beads"},
       {"fixed_through_two_gaps", "fixed by a reflection through two gaps"},
       {"fixed_through_bead_and_gap", "fixed by a reflection"},
       {"orbits_rotations", "orbits under the rotations"},
       {"orbits_with_reflections", "orbits under the rotations and reflections"},
       {"rounded_down", "rounded down "},
       {"rounded_up", "rounded up "}}};
  constexpr std::string_view any = "any_content_";
  if (name.starts_with(any)) return quantity_word(problem, name.substr(any.size())) + " of any content";
  if (name == "points") return std::string(quantities_of(problem).word);
  if (name == "n" && problem != Problem::queens) return problem == Problem::beads ? "beads" : "side";
  for (const auto& [known, word] : words)
    if (known == name) return std::string(word);
  if (name.starts_with("orbits_"))
    if (const auto group = Subgroup::named(name.substr(7)))
      return fmt::format("orbits under {}", reports::elements_in_words(class_of(*group)));
  return name.starts_with("fixed_") ? fmt::format("fixed by {}", name.substr(6)) : std::string(name);
}

const std::vector<Misconception>& known_misconceptions() {
  static const std::vector<Misconception> known = read_misconceptions(list);
  return known;
}

std::vector<KnownMistake> explain(const WrongNumber& wrong, std::span<const Misconception> known,
                                  bool with_numbers, bool only_fitting) {
  if (wrong.correct_value == wrong.value) return {};
  const Quantities correct = quantities_of(wrong);
  std::vector<std::pair<int, const Misconception*>> fitting;
  for (const Misconception& candidate : known)
    if (leads_to(candidate, wrong, correct))
      fitting.emplace_back(fit(candidate, correct, wrong.own_tallies), &candidate);
  std::ranges::stable_sort(fitting, std::ranges::greater(), [](const auto& entry) { return entry.first; });

  std::vector<KnownMistake> mistakes;
  for (const auto& [balance, candidate] : fitting) {
    const bool is_contradicted = balance < 0 && fitting.front().first >= 0;
    const bool is_repeated =
        std::ranges::find(mistakes, candidate->title, &KnownMistake::title) != mistakes.end();
    if (is_contradicted || is_repeated || (only_fitting && balance <= 0)) continue;
    mistakes.push_back({candidate->id, candidate->title,
                        arithmetic_of(candidate->formula, wrong, correct, with_numbers), candidate->advice});
  }
  return mistakes;
}

std::vector<IncorrectNumber> incorrect_numbers(WrongNumber about, std::span<const Misconception> known) {
  const Quantities correct = quantities_of(about);
  std::set<Rational> values;
  for (const Misconception& candidate : known)
    if (concerns(candidate, about, correct))
      if (const auto value = candidate.formula.value(correct)) values.insert(*value);
  std::vector<IncorrectNumber> numbers;
  for (const Rational& value : values) {
    about.value = value;
    if (auto mistakes = explain(about, known, false); !mistakes.empty())
      numbers.push_back({value, std::move(mistakes)});
  }
  return numbers;
}

}  // namespace eightfold::coursework
