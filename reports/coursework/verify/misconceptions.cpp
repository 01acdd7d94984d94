#include "reports/coursework/verify/misconceptions.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "reports/coursework/submission/number.hpp"

namespace eightfold::coursework {
namespace {

// The list that comes with the program, as it lies in data.
constexpr std::string_view list =
#include "misconceptions.inc"
    ;

constexpr SymmetrySet rotations = {Symmetry::identity, Symmetry::rotate90, Symmetry::rotate180,
                                   Symmetry::rotate270};

bool is_square(Problem problem) { return problem == Problem::queens || problem == Problem::square_cells; }

// What the group acts on, by problem: the quantity's name and the word for it.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> points_of_problem = {
    {{"Q", "solutions"}, {"chains", "chains"}, {"colorings", "colorings"}, {"colorings", "colorings"}}};

// The right values, those that depend on the group being of the claim's.
Quantities quantities_of(const WrongNumber& wrong) {
  Quantities all = wrong.right;
  const Problem problem = wrong.exercise.problem;
  const auto points = all.find(points_of_problem.at(static_cast<std::size_t>(problem)).first);
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
    order = std::max(wrong.exercise.n, 1) * (group == Subgroup() && wrong.exercise.n > 0 ? 2 : 1);
    if (group != Subgroup()) all["reflections_sum"] = 0;
  }
  if (problem == Problem::cube_faces || !all.contains("rotations_sum") || !all.contains("reflections_sum"))
    return all;
  all["order"] = order;
  all["sum"] = all["rotations_sum"] + all["reflections_sum"];
  all["orbits"] = all["sum"] / order;
  return all;
}

// What an entry of a tally rightly is, where the quantities tell.
std::optional<Rational> right_tally(std::string_view key, const Quantities& right) {
  constexpr std::array<std::pair<std::string_view, Symmetry>, 4> classes = {
      {{"half_turn", Symmetry::rotate180},
       {"quarter_turn", Symmetry::rotate90},
       {"axis_flip", Symmetry::flip_horizontal},
       {"diagonal_flip", Symmetry::transpose}}};
  for (const auto& [name, element] : classes)
    if (name == key) key = name_of(element);
  const auto found = right.find(fmt::format("fixed_{}", key));
  return found == right.end() ? std::nullopt : std::optional(found->second);
}

// How many entries of the student's own tally are off just as they are for one who makes the mistake; -1 if
// one is not, though it should be; 0 where nothing can be compared.
int fit(const Misconception& known, const Quantities& right, const Quantities& own_tallies) {
  int fitting = 0;
  for (const auto& [key, formula] : known.tallies) {
    const auto own = own_tallies.find(key);
    const auto expected = formula.value(right);
    if (own == own_tallies.end() || expected == right_tally(key, right)) continue;
    if (expected != own->second) return -1;
    ++fitting;
  }
  return fitting;
}

bool leads_to(const Misconception& known, const WrongNumber& wrong, const Quantities& right) {
  const auto holds = [](const auto& all, const auto& value) {
    return std::ranges::find(all, value) != all.end();
  };
  const auto allows = [&](const auto& only, const auto& value) { return only.empty() || holds(only, value); };
  return holds(known.problems, wrong.exercise.problem) && holds(known.claims, wrong.claim) &&
         allows(known.groups, group_of_claim(wrong.exercise, wrong.claim)) &&
         (wrong.exercise.problem != Problem::queens || allows(known.rules, wrong.exercise.rule)) &&
         known.formula.value(right) == wrong.value &&
         (!known.where || known.where->value(right).value_or(0) != 0);
}

// "solutions / order = 92 / 8 = 23/2 = 11.5", without the middle or the end where they would say the same
// again; nothing for a number by itself.
std::string arithmetic_of(const Formula& formula, const WrongNumber& wrong, const Quantities& right,
                          bool with_numbers) {
  constexpr std::size_t longest_line = 300;
  if (formula.text().find_first_not_of("0123456789 ") == std::string::npos) return {};
  const auto word = [&](std::string_view name) { return quantity_word(wrong.exercise.problem, name); };
  const std::string words = formula.written(word);
  if (!with_numbers) return words;
  const std::string numbers = formula.written([&](std::string_view name) {
    const auto found = right.find(name);
    if (found == right.end()) return word(name);
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

Subgroup group_of_claim(const Exercise& exercise, std::string_view claim) {
  const bool is_of_all = claim == "fundamental_count" || claim == "bracelet_count";
  const bool is_of_beads = exercise.problem == Problem::beads;
  if (is_of_all || exercise.problem == Problem::cube_faces) return {};
  if (claim == "necklace_count" || (is_of_beads && !exercise.reflections)) return Subgroup(rotations);
  return is_of_beads ? Subgroup() : exercise.group;
}

std::vector<std::string> quantity_names(Problem problem) {
  constexpr std::array<std::string_view, 4> of_problem = {
      "n Q H R rotations_sum reflections_sum", "n k chains rotations_sum reflections_sum necklaces bracelets",
      "n k colorings rotations_sum reflections_sum",
      "k colorings fixed_identity fixed_face_quarter_turn fixed_face_half_turn fixed_edge_half_turn "
      "fixed_vertex_turn"};
  std::vector<std::string> names = {"order",   "sum",           "orbits",    "points",
                                    "own_sum", "own_tally_sum", "own_orbits"};
  std::string_view rest = of_problem.at(static_cast<std::size_t>(problem));
  while (!rest.empty()) {
    const std::size_t length = std::min(rest.find(' '), rest.size());
    names.emplace_back(rest.substr(0, length));
    rest.remove_prefix(std::min(length + 1, rest.size()));
  }
  if (is_square(problem)) {
    for (const std::string_view symmetry : symmetry_names) names.push_back(fmt::format("fixed_{}", symmetry));
    for (const Subgroup group : all_subgroups()) names.push_back(fmt::format("orbits_{}", name_of(group)));
  }
  std::ranges::sort(names);
  return names;
}

std::string quantity_word(Problem problem, std::string_view name) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 26> words = {
      {{"Q", "solutions"},
       {"H", "fixed by the half turn"},
       {"R", "fixed by a quarter turn"},
       {"k", "colors"},
       {"own_sum", "your sum"},
       {"own_tally_sum", "the sum of your fixed points"},
       {"own_orbits", "your orbits"},
       {"rotations_sum", "sum over the rotations"},
       {"reflections_sum", "sum over the reflections"},
       {"orbits_trivial", "orbits under the identity"},
       {"orbits_half_turn", "orbits under the half turn"},
       {"orbits_transpose", "orbits under one mirror"},
       {"orbits_anti_transpose", "orbits under one mirror"},
       {"orbits_flip_horizontal", "orbits under one mirror"},
       {"orbits_flip_vertical", "orbits under one mirror"},
       {"orbits_axis_klein", "orbits under half turn and axis mirrors"},
       {"orbits_diagonal_klein", "orbits under half turn and diagonal mirrors"},
       {"orbits_quarter_turn", "orbits under the rotations"},
       {"orbits_full", "orbits under all eight symmetries"},
       {"fixed_identity", "fixed by the identity"},
       {"fixed_face_quarter_turn", "fixed by a quarter turn"},
       {"fixed_face_half_turn", "fixed by a half turn about faces"},
       {"fixed_edge_half_turn", "fixed by a half turn about edges"},
       {"fixed_vertex_turn", "fixed by a turn about vertices"},
       {"rounded_down", "rounded down "},
       {"rounded_up", "rounded up "}}};
  if (name == "points") return std::string(points_of_problem.at(static_cast<std::size_t>(problem)).second);
  if (name == "n" && problem != Problem::queens) return problem == Problem::beads ? "beads" : "side";
  for (const auto& [known, word] : words)
    if (known == name) return std::string(word);
  constexpr std::string_view fixed = "fixed_";
  return name.starts_with(fixed) ? fmt::format("fixed by {}", name.substr(fixed.size())) : std::string(name);
}

const std::vector<Misconception>& known_misconceptions() {
  static const std::vector<Misconception> known = read_misconceptions(list);
  return known;
}

std::vector<KnownMistake> explain(const WrongNumber& wrong, std::span<const Misconception> known,
                                  bool with_numbers, bool only_fitting) {
  if (wrong.right_value == wrong.value) return {};
  const Quantities right = quantities_of(wrong);
  std::vector<std::pair<int, const Misconception*>> fitting;
  for (const Misconception& candidate : known)
    if (leads_to(candidate, wrong, right))
      fitting.emplace_back(fit(candidate, right, wrong.own_tallies), &candidate);
  std::ranges::stable_sort(fitting, std::ranges::greater(), [](const auto& entry) { return entry.first; });

  std::vector<KnownMistake> mistakes;
  for (const auto& [balance, candidate] : fitting) {
    const bool is_contradicted = balance < 0 && fitting.front().first >= 0;
    const bool is_told =
        std::ranges::find(mistakes, candidate->title, &KnownMistake::title) != mistakes.end();
    if (is_contradicted || is_told || (only_fitting && balance <= 0)) continue;
    mistakes.push_back({candidate->id, candidate->title,
                        arithmetic_of(candidate->formula, wrong, right, with_numbers), candidate->advice});
  }
  return mistakes;
}

}  // namespace eightfold::coursework
