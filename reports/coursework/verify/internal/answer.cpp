#include "reports/coursework/verify/internal/answer.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

#include "eightfold/core/count/count.hpp"
#include "eightfold/reports/coursework/verify/answer_cache.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "eightfold/symmetry/content.hpp"
#include "eightfold/symmetry/cycle_index.hpp"
#include "eightfold/symmetry/group_action.hpp"
#include "eightfold/symmetry/named_group.hpp"
#include "eightfold/symmetry/published_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "reports/text/internal/rule_words.hpp"

namespace eightfold::coursework {
namespace {

SolutionCounts counts_of_queens(int n) {
  constexpr int largest_quick_n = 16;
  if (n > largest_quick_n) return published_counts(n).solution_counts().value();
  return count_solutions_by_symmetry({n}, {.threads = 0}).counts;
}

// `fixed` are the fixed points of all symmetries that preserve the board.
void set_fixed(Answer& answer, const FixedPoints& fixed, Subgroup group) {
  for (const Symmetry g : group.elements()) answer.fixed.emplace_back(fixed[g]);
  answer.points = fixed[Symmetry::identity];
  answer.fundamental = burnside_orbit_count(fixed);
  for (const Symmetry g : fixed.group().elements())
    answer.quantities[fmt::format("fixed_{}", name_of(g))] = Rational(fixed[g]);
  for (const Subgroup other : all_subgroups())
    if (fixed.group().elements().contains(other.elements()))
      answer.quantities[fmt::format("orbits_{}", name_of(other))] =
          Rational(burnside_orbit_count(fixed.restricted_to(other)));
  constexpr std::array letters = {std::pair("Q", Symmetry::identity), std::pair("H", Symmetry::rotate180),
                                  std::pair("R", Symmetry::rotate90)};
  for (const auto& [letter, g] : letters)
    if (fixed.group().contains(g)) answer.quantities[letter] = Rational(fixed[g]);
}

// The ways to put n pieces on the squares one after another, and the orders of n pieces.
void add_orders(Answer& answer) {
  Integer placements = 1;
  Integer orders = 1;
  for (int piece = 0; piece < answer.exercise.n; ++piece) {
    placements *= answer.exercise.n * answer.exercise.n - piece;
    orders *= piece + 1;
  }
  answer.quantities["ordered_placements"] = Rational(placements);
  answer.quantities["orders_of_pieces"] = Rational(orders);
}

void answer_queens(Answer& answer) {
  const auto& [problem, n, colors, rule, group, reflections, board, content, acting] = answer.exercise;
  const bool is_counted = rule == Rule::queens && !board;
  const int largest = is_counted ? max_counted_n : largest_listed_n(rule);
  if (n > largest)
    throw reports::ParseError(fmt::format("n: {} is too large; {}{} are checked up to n = {}", n,
                                          pieces_of(answer.exercise),
                                          board ? " with required or blocked squares" : "", largest));
  add_orders(answer);
  if (n > 0 && !board)
    answer.quantities["smaller_board"] =
        Rational(rule == Rule::queens ? published_counts(n - 1).all.value()
                                      : count_solutions({.n = n - 1, .rule = rule}).solutions);
  if (is_counted) {
    const SolutionCounts counts = counts_of_queens(n);
    set_fixed(answer, fixed_points_of_solutions(n, counts), group);
    answer.orbits_by_type = orbits_of_solutions(n, counts, group).counts.orbits_by_type;
  } else {
    const Subgroup preserving = preserving_subgroup(board_of(answer.exercise));
    set_fixed(answer, classify_solutions({n, rule, preserving, board}).fixed_points, group);
    answer.orbits_by_type = classify_solutions({n, rule, group, board}).counts.orbits_by_type;
  }
}

// Elements that act on the colored points with this cycle type.
void add_elements(Answer& answer, const CycleType& type, const Integer& elements) {
  const auto& content = answer.exercise.content;
  const int cycles = cycles_of(type);
  const auto number = static_cast<std::size_t>(elements.to_uint64().value());
  answer.cycles.insert(answer.cycles.end(), number, cycles);
  answer.fixed.insert(answer.fixed.end(), number,
                      content ? fixed_colorings(type, *content) : power(answer.exercise.colors, cycles));
}

// The identity is the first element.
void answer_colorings(Answer& answer, const GroupAction& action) {
  for (const Permutation& element : action.elements) add_elements(answer, cycle_type_of(element), 1);
  answer.points = answer.fixed[0];
}

Integer orbits_under(const ActingGroup& group, const Exercise& e) {
  return (e.content ? count_colorings(group, *e.content) : count_colorings(group, e.colors)).classes;
}

// The orbits under the rotations of a board or a solid, and under all of its symmetries; also if it is the
// first of two groups in a product.
void add_orbits_under_symmetries(Answer& answer, NamedGroup group) {
  GroupName& name = group.factors[0];
  if (name.kind->symmetries == GroupKind::Symmetries::none) return;
  for (const std::string symmetries : {"rotations", "full"}) {
    name.symmetries = symmetries;
    answer.quantities[symmetries == "full" ? "orbits_with_reflections" : "orbits_rotations"] =
        Rational(orbits_under(named_group(group.name()).group, answer.exercise));
  }
}

void answer_beads(Answer& answer) {
  const int n = answer.exercise.n;
  // The keys define reflect_k, and dihedral_action() has its reflections in another order.
  GroupAction action = cyclic_action(n);
  for (int k = 0; k < n; ++k) {
    Permutation& to = action.elements.emplace_back();
    for (int bead = 0; bead < n; ++bead) to.push_back((k - bead + n) % n);
  }
  answer_colorings(answer, action);
  const auto turns = static_cast<std::ptrdiff_t>(std::max(n, 1));
  const Integer rotations = std::accumulate(answer.fixed.begin(), answer.fixed.begin() + turns, Integer(0));
  const Integer mirrors = std::accumulate(answer.fixed.begin() + turns, answer.fixed.end(), Integer(0));
  answer.necklaces = rotations / turns;
  answer.bracelets = (rotations + mirrors) / answer.fixed.size();
  answer.quantities["rotations_sum"] = Rational(rotations);
  answer.quantities["reflections_sum"] = Rational(mirrors);
  answer.quantities["necklaces"] = Rational(answer.necklaces);
  answer.quantities["bracelets"] = Rational(answer.bracelets);
  answer.quantities["chains"] = Rational(answer.points);
  for (const TallyKey& key : tally_keys({.problem = Problem::beads, .n = n}))
    if (key.name.starts_with("through"))
      answer.quantities["fixed_" + key.name] =
          Rational(answer.fixed[static_cast<std::size_t>(key.elements[0])]);
  answer.fixed.resize(static_cast<std::size_t>(answer.order));
  answer.cycles.resize(static_cast<std::size_t>(answer.order));
}

void answer_cells(Answer& answer) {
  const GroupAction action = square_cells_action(answer.exercise.n);
  Answer all = answer;
  answer_colorings(all, action);
  for (const Symmetry g : all_symmetries) {
    answer.quantities[fmt::format("fixed_{}", name_of(g))] = Rational(all.fixed[index_of(g)]);
    if (!answer.exercise.group.contains(g)) continue;
    answer.fixed.push_back(all.fixed[index_of(g)]);
    answer.cycles.push_back(all.cycles[index_of(g)]);
  }
  for (const Subgroup group : all_subgroups()) {
    Integer sum = 0;
    for (const Symmetry g : group.elements()) sum += all.fixed[index_of(g)];
    answer.quantities[fmt::format("orbits_{}", name_of(group))] = Rational(sum, group.order());
  }
  answer.points = all.points;
  answer.quantities["colorings"] = Rational(answer.points);
}

// Puts the rotations in the order of the keys. The cycles of faces distinguish the classes: a turn about a
// face has two cycles of one face, a half turn about an edge has three of two, a turn about a vertex two of
// three.
void answer_cube(Answer& answer) {
  GroupAction action = solid_action(Solid::cube, SolidPart::faces);
  const auto place_in_keys = [](const Permutation& element) {
    const CycleType type = cycle_type_of(element);
    const auto cycles = [&](int length) { return type.contains(length) ? type.at(length) : 0; };
    return cycles(1) == 6 ? 0 : cycles(4) == 1 ? 1 : cycles(1) == 2 ? 2 : cycles(2) == 3 ? 3 : 4;
  };
  std::stable_sort(
      action.elements.begin(), action.elements.end(),
      [&](const Permutation& a, const Permutation& b) { return place_in_keys(a) < place_in_keys(b); });
  answer_colorings(answer, action);
  for (const TallyKey& key : tally_keys(answer.exercise))
    answer.quantities["fixed_" + key.name] =
        Rational(answer.fixed[static_cast<std::size_t>(key.elements[0])]);
  answer.quantities["colorings"] = Rational(answer.points);
  add_orbits_under_symmetries(answer, named_group("cube-faces"));
}

void answer_acting(Answer& answer) {
  const NamedGroup named = named_group(answer.exercise.acting);
  for (const auto& [type, elements] : cycle_index_of(named.group).terms) add_elements(answer, type, elements);
  answer.points = answer.fixed[0];
  answer.quantities["fixed_identity"] = answer.quantities["colorings"] = Rational(answer.points);
  add_orbits_under_symmetries(answer, named);
}

// Those of colorings with any number of points of each color.
void add_any_content(Answer& answer) {
  Exercise exercise = answer.exercise;
  exercise.content.reset();
  const Answer any = answer_to(exercise);
  answer.quantities["any_content_points"] = Rational(any.points);
  answer.quantities["any_content_orbits"] = Rational(any.orbits);
  answer.quantities["any_content_necklaces"] = Rational(any.necklaces);
  answer.quantities["any_content_bracelets"] = Rational(any.bracelets);
}

}  // namespace

std::string pieces_of(const Exercise& exercise) {
  return reports::pieces_of_rule(exercise.rule).append(reports::place_of_rule(exercise.rule));
}

Answer answer_to(const Exercise& exercise) {
  Answer answer;
  answer.exercise = exercise;
  answer.order = order_of_group(exercise);
  constexpr std::array answer_by_problem = {answer_queens, answer_beads, answer_cells, answer_cube,
                                            answer_acting};
  answer_by_problem[static_cast<std::size_t>(exercise.problem)](answer);
  answer.sum = std::accumulate(answer.fixed.begin(), answer.fixed.end(), Integer(0));
  answer.orbits = answer.sum / answer.order;
  answer.quantities["n"] = exercise.n;
  // Formulas with the number of colors do not apply to colorings of one content.
  if (exercise.content)
    add_any_content(answer);
  else
    answer.quantities["k"] = exercise.colors;
  answer.quantities["order"] = answer.order;
  answer.quantities["sum"] = Rational(answer.sum);
  answer.quantities["orbits"] = Rational(answer.orbits);
  return answer;
}

const Answer& AnswerCache::answer_to(const Exercise& exercise) {
  constexpr std::size_t most_answers = 1000;  // the students choose the exercise if there is no rubric
  const auto same = [&](const std::shared_ptr<const Answer>& answer) { return answer->exercise == exercise; };
  if (const auto known = std::ranges::find_if(answers_, same); known != answers_.end()) return **known;
  auto answer = std::make_shared<const Answer>(coursework::answer_to(exercise));
  if (answers_.size() == most_answers) answers_.clear();
  return *answers_.emplace_back(std::move(answer));
}

}  // namespace eightfold::coursework
