#include "tests/reports/coursework/verify/correct_quantities.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <numeric>
#include <set>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::test {
namespace {

using coursework::Problem;
using coursework::Rational;

// Follows each point until it returns.
template <typename Image>
int cycles(int points, Image image) {
  std::set<int> seen;
  int number = 0;
  for (int start = 0; start < points; ++start) {
    if (seen.contains(start)) continue;
    ++number;
    for (int at = start; seen.insert(at).second;) at = image(at);
  }
  return number;
}

Rational fixed(int colors, int cycles) {
  Rational number = 1;
  for (int i = 0; i < cycles; ++i) number *= colors;
  return number;
}

// Fixed points of the eight symmetries, and the mean over each subgroup.
void add_square(CorrectQuantities& right, const EnumArray<Symmetry, Rational>& fixed_points) {
  for (const Symmetry g : all_symmetries) {
    const Rational& number = fixed_points[g];
    right.quantities[fmt::format("fixed_{}", name_of(g))] = number;
    right.claims[fmt::format("fixed_points.{}", name_of(g))] = number;
    right.claims[fmt::format("fixed_points.{}", conjugacy_class_name(g))] = number;
  }
  for (const Subgroup group : all_subgroups()) {
    Rational rotations = 0;
    Rational reflections = 0;
    for (const Symmetry g : group.elements()) (index_of(g) < 4 ? rotations : reflections) += fixed_points[g];
    const Rational sum = rotations + reflections;
    right.quantities[fmt::format("orbits_{}", name_of(group))] = sum / group.order();
    if (group != right.exercise.group) continue;
    right.quantities["rotations_sum"] = rotations;
    right.quantities["reflections_sum"] = reflections;
    right.quantities["sum"] = sum;
  }
  right.quantities["points"] = fixed_points[Symmetry::identity];
}

void add_order(CorrectQuantities& right, int order) {
  right.quantities["order"] = order;
  right.quantities["orbits"] = right.quantities.at("sum") / order;
  right.claims["burnside_sum"] = right.quantities.at("sum");
  right.claims["orbit_count"] = right.quantities.at("orbits");
}

// By factorials: (n²)! / (n² - n)! and n!.
void add_orders_of_pieces(CorrectQuantities& right) {
  const auto factorial = [](int k) {
    Integer product = 1;
    for (int i = 2; i <= k; ++i) product *= i;
    return product;
  };
  const int n = right.exercise.n;
  right.quantities["ordered_placements"] = Rational(factorial(n * n), factorial(n * n - n));
  right.quantities["orders_of_pieces"] = factorial(n);
}

}  // namespace

CorrectQuantities correct_queens(int n, std::string_view group) {
  CorrectQuantities right;
  right.exercise.n = n;
  right.exercise.group = Subgroup::named(group).value();
  const PublishedCounts& counts = published_counts(n);
  const Rational all = counts.all.value();
  const Rational half = counts.half_turn.value();
  const Rational quarter = counts.quarter_turn.value();
  const Rational mirrored = n <= 1 ? 1 : 0;
  right.quantities = {{"n", n}, {"Q", all}, {"H", half}, {"R", quarter}};
  add_square(right, EnumArray<Symmetry, Rational>(
                        {all, quarter, half, quarter, mirrored, mirrored, mirrored, mirrored}));
  add_order(right, right.exercise.group.order());
  add_orders_of_pieces(right);
  if (0 < n && n < 14) right.quantities["smaller_board"] = Rational(count_solutions({.n = n - 1}).solutions);
  right.claims["solution_count"] = all;
  right.claims["fundamental_count"] = counts.fundamental.value();
  return right;
}

CorrectQuantities correct_pieces(Rule rule, int n, std::string_view group) {
  CorrectQuantities right;
  right.exercise.n = n;
  right.exercise.rule = rule;
  right.exercise.group = Subgroup::named(group).value();
  EnumArray<Symmetry, Rational> fixed_points;
  std::vector<int> columns(static_cast<std::size_t>(n));
  std::iota(columns.begin(), columns.end(), 0);
  do {
    if (!is_solution(Placement(columns), Board::square(n), rule)) continue;
    for (const Symmetry g : all_symmetries) {
      bool is_fixed = true;
      for (int row = 0; row < n; ++row) {
        const Square to = image(g, {row, columns[static_cast<std::size_t>(row)]}, n);
        is_fixed = is_fixed && columns[static_cast<std::size_t>(to.row)] == to.column;
      }
      if (is_fixed) fixed_points[g] += 1;
    }
  } while (std::ranges::next_permutation(columns).found);
  right.quantities = {{"n", n},
                      {"Q", fixed_points[Symmetry::identity]},
                      {"H", fixed_points[Symmetry::rotate180]},
                      {"R", fixed_points[Symmetry::rotate90]}};
  add_square(right, fixed_points);
  add_order(right, right.exercise.group.order());
  add_orders_of_pieces(right);
  if (n > 0) right.quantities["smaller_board"] = correct_pieces(rule, n - 1, group).claims["solution_count"];
  right.claims["solution_count"] = fixed_points[Symmetry::identity];
  right.claims["fundamental_count"] = right.quantities.at("orbits_full");
  return right;
}

CorrectQuantities correct_cells(int n, int colors, std::string_view group) {
  CorrectQuantities right;
  right.exercise.group = Subgroup::named(group).value();
  right.exercise.problem = Problem::square_cells;
  right.exercise.n = n;
  right.exercise.colors = colors;
  EnumArray<Symmetry, Rational> fixed_points;
  for (const Symmetry g : all_symmetries)
    fixed_points[g] = fixed(colors, cycles(n * n, [&](int cell) {
                              const Square to = image(g, {cell / n, cell % n}, n);
                              return to.row * n + to.column;
                            }));
  right.quantities = {{"n", n}, {"k", colors}, {"colorings", fixed_points[Symmetry::identity]}};
  add_square(right, fixed_points);
  add_order(right, right.exercise.group.order());
  right.claims["coloring_count"] = right.quantities.at("orbits");
  return right;
}

CorrectQuantities correct_beads(int n, int colors, bool reflections) {
  CorrectQuantities right;
  right.exercise.problem = Problem::beads;
  right.exercise.n = n;
  right.exercise.colors = colors;
  right.exercise.reflections = reflections;
  Rational rotations_sum = 0;
  Rational reflections_sum = 0;
  const int turns = std::max(n, 1);  // without beads, the group has only the identity
  reflections = reflections && n > 0;
  for (int by = 0; by < turns; ++by) {
    const Rational turned = fixed(colors, cycles(n, [&](int bead) { return (bead + by) % n; }));
    const Rational mirrored = fixed(colors, cycles(n, [&](int bead) { return (by - bead + n) % n; }));
    rotations_sum += turned;
    reflections_sum += mirrored;
    right.claims[fmt::format("fixed_points.rotate_by_{}", by)] = turned;
    if (!reflections) continue;
    right.claims[fmt::format("fixed_points.reflect_{}", by)] = mirrored;
    right.claims[n % 2 == 1    ? "fixed_points.through_bead_and_gap"
                 : by % 2 == 0 ? "fixed_points.through_two_beads"
                               : "fixed_points.through_two_gaps"] = mirrored;
  }
  const Rational chains = fixed(colors, n);
  const Rational necklaces = rotations_sum / turns;
  const Rational bracelets = (rotations_sum + reflections_sum) / (2 * turns);
  right.quantities = {{"n", n},
                      {"k", colors},
                      {"chains", chains},
                      {"points", chains},
                      {"rotations_sum", rotations_sum},
                      {"reflections_sum", reflections ? reflections_sum : Rational(0)},
                      {"necklaces", necklaces},
                      {"bracelets", bracelets},
                      {"sum", reflections ? Rational(rotations_sum + reflections_sum) : rotations_sum}};
  add_order(right, reflections ? 2 * turns : turns);
  right.claims["fixed_points.identity"] = chains;
  right.claims["necklace_count"] = necklaces;
  right.claims["bracelet_count"] = bracelets;
  return right;
}

CorrectQuantities correct_cube(int colors) {
  // Faces in the order top, bottom, front, right, back, left; one rotation of each class, and the number of
  // rotations in the class.
  struct Rotations {
    std::string_view name;
    int elements;
    std::array<int, 6> image;
  };
  constexpr std::array<Rotations, 5> classes = {{
      {"identity", 1, {0, 1, 2, 3, 4, 5}},
      {"face_quarter_turn", 6, {0, 1, 3, 4, 5, 2}},
      {"face_half_turn", 3, {0, 1, 4, 5, 2, 3}},
      {"edge_half_turn", 6, {2, 4, 0, 5, 1, 3}},  // swaps top and front, bottom and back, right and left
      {"vertex_turn", 8, {2, 4, 3, 0, 5, 1}},     // top to front to right, bottom to back to left
  }};
  CorrectQuantities right;
  right.exercise.problem = Problem::cube_faces;
  right.exercise.colors = colors;
  Rational sum = 0;
  for (const auto& [name, elements, image] : classes) {
    const Rational number = fixed(
        colors, cycles(6, [&, faces = image](int face) { return faces.at(static_cast<std::size_t>(face)); }));
    sum += elements * number;
    right.quantities[fmt::format("fixed_{}", name)] = number;
    right.claims[fmt::format("fixed_points.{}", name)] = number;
  }
  right.quantities["k"] = colors;
  right.quantities["colorings"] = right.quantities.at("fixed_identity");
  right.quantities["points"] = right.quantities.at("fixed_identity");
  right.quantities["sum"] = sum;
  add_order(right, 24);
  right.claims["coloring_count"] = right.quantities.at("orbits");
  return right;
}

std::string exercise_lines(const coursework::Exercise& exercise) {
  const Problem problem = exercise.problem;
  const std::string_view group = problem == Problem::cube_faces || !exercise.reflections ? "rotations"
                                 : problem == Problem::beads                             ? "full"
                                                             : name_of(exercise.group);
  std::string text = fmt::format("problem: {}\ngroup: {}\n", name_of(problem), group);
  if (problem != Problem::cube_faces) text += fmt::format("n: {}\n", exercise.n);
  text += problem == Problem::queens ? fmt::format("rule: {}\n", name_of(exercise.rule))
                                     : fmt::format("colors: {}\n", exercise.colors);
  return text;
}

}  // namespace eightfold::test
