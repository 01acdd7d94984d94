#include "tests/reports/coursework/verify/correct_quantities.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <map>
#include <numeric>
#include <optional>
#include <set>
#include <utility>
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

using Points = std::vector<int>;

// The colorings that do not change: with a content, of all that have it, one by one.
template <typename Image>
Rational fixed(int colors, int points, const std::optional<Content>& content, Image image) {
  if (!content) return fixed(colors, cycles(points, image));
  Points coloring;
  for (std::size_t color = 0; color < content->size(); ++color)
    coloring.insert(coloring.end(), static_cast<std::size_t>((*content)[color]), static_cast<int>(color));
  Points images;
  for (int point = 0; point < points; ++point) images.push_back(image(point));
  int number = 0;
  do {
    bool is_fixed = true;
    for (std::size_t point = 0; is_fixed && point < images.size(); ++point)
      is_fixed = coloring[point] == coloring[static_cast<std::size_t>(images[point])];
    if (is_fixed) ++number;
  } while (std::ranges::next_permutation(coloring).found);
  return number;
}

// Every product of the generators.
std::set<Points> generated(const std::vector<Points>& generators) {
  Points identity(generators.front().size());
  std::iota(identity.begin(), identity.end(), 0);
  std::set<Points> elements = {identity};
  std::vector<Points> last = {identity};
  while (!last.empty()) {
    std::vector<Points> next;
    for (const Points& element : last)
      for (const Points& generator : generators) {
        Points product;
        for (const int point : element) product.push_back(generator[static_cast<std::size_t>(point)]);
        if (elements.insert(product).second) next.push_back(std::move(product));
      }
    last = std::move(next);
  }
  return elements;
}

// The action on pairs of points.
Points on_pairs(const Points& element, const std::vector<std::pair<int, int>>& pairs) {
  Points images;
  for (const auto& [a, b] : pairs) {
    const auto to = std::minmax(element[static_cast<std::size_t>(a)], element[static_cast<std::size_t>(b)]);
    images.push_back(static_cast<int>(std::ranges::find(pairs, std::pair<int, int>(to)) - pairs.begin()));
  }
  return images;
}

std::string type_of(const Points& element) {
  std::map<int, int> numbers;
  std::set<int> seen;
  for (const int start : element) {
    int length = 0;
    for (int at = start; seen.insert(at).second; ++length) at = element[static_cast<std::size_t>(at)];
    if (length > 0) ++numbers[length];
  }
  std::string text;
  for (const auto& [length, number] : numbers)
    text += fmt::format("{}a{}{}", text.empty() ? "" : " ", length,
                        number == 1 ? "" : fmt::format("^{}", number));
  return text;
}

Rational orbits_under(const std::set<Points>& group, int colors, const std::optional<Content>& content) {
  Rational sum = 0;
  for (const Points& element : group)
    sum += fixed(colors, static_cast<int>(element.size()), content,
                 [&](int point) { return element[static_cast<std::size_t>(point)]; });
  return sum / group.size();
}

// With a content, the number of colors is not a quantity, but the numbers without it are.
void add_content(CorrectQuantities& right, const CorrectQuantities& any) {
  right.quantities.erase("k");
  right.quantities["any_content_points"] = any.quantities.at("points");
  for (const std::string name : {"orbits", "necklaces", "bracelets"})
    if (const auto found = any.quantities.find(name); found != any.quantities.end())
      right.quantities["any_content_" + name] = found->second;
}

// The cube's corners as bits of their number: two quarter turns, and the reflection that changes one bit.
const std::vector<Points>& cube_corners() {
  static const std::vector<Points> generators = [] {
    std::vector<Points> all(3);
    for (int corner = 0; corner < 8; ++corner) {
      const int x = corner & 1;
      const int y = corner >> 1 & 1;
      const int z = corner >> 2;
      all[0].push_back((1 - y) | x << 1 | z << 2);
      all[1].push_back(x | (1 - z) << 1 | y << 2);
      all[2].push_back(corner ^ 1);
    }
    return all;
  }();
  return generators;
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

CorrectQuantities correct_cells(int n, int colors, std::string_view group,
                                const std::optional<Content>& content) {
  CorrectQuantities right;
  right.exercise.group = Subgroup::named(group).value();
  right.exercise.problem = Problem::square_cells;
  right.exercise.n = n;
  right.exercise.colors = colors;
  right.exercise.content = content;
  EnumArray<Symmetry, Rational> fixed_points;
  for (const Symmetry g : all_symmetries)
    fixed_points[g] = fixed(colors, n * n, content, [&](int cell) {
      const Square to = image(g, {cell / n, cell % n}, n);
      return to.row * n + to.column;
    });
  right.quantities = {{"n", n}, {"k", colors}, {"colorings", fixed_points[Symmetry::identity]}};
  add_square(right, fixed_points);
  add_order(right, right.exercise.group.order());
  right.claims["coloring_count"] = right.quantities.at("orbits");
  if (content) add_content(right, correct_cells(n, colors, group));
  return right;
}

CorrectQuantities correct_beads(int n, int colors, bool reflections, const std::optional<Content>& content) {
  CorrectQuantities right;
  right.exercise.problem = Problem::beads;
  right.exercise.n = n;
  right.exercise.colors = colors;
  right.exercise.reflections = reflections;
  right.exercise.content = content;
  const bool with_reflections = reflections;
  Rational rotations_sum = 0;
  Rational reflections_sum = 0;
  const int turns = std::max(n, 1);  // without beads, the group has only the identity
  reflections = reflections && n > 0;
  for (int by = 0; by < turns; ++by) {
    const Rational turned = fixed(colors, n, content, [&](int bead) { return (bead + by) % n; });
    const Rational mirrored = fixed(colors, n, content, [&](int bead) { return (by - bead + n) % n; });
    rotations_sum += turned;
    reflections_sum += mirrored;
    right.claims[fmt::format("fixed_points.rotate_by_{}", by)] = turned;
    const std::string axis = n % 2 == 1    ? "through_bead_and_gap"
                             : by % 2 == 0 ? "through_two_beads"
                                           : "through_two_gaps";
    if (n > 0) right.quantities["fixed_" + axis] = mirrored;
    if (!reflections) continue;
    right.claims[fmt::format("fixed_points.reflect_{}", by)] = mirrored;
    right.claims["fixed_points." + axis] = mirrored;
  }
  const Rational chains = fixed(colors, n, content, [](int bead) { return bead; });
  const Rational necklaces = rotations_sum / turns;
  const Rational bracelets = (rotations_sum + reflections_sum) / (2 * turns);
  right.quantities.merge(coursework::Quantities{
      {"n", n},
      {"k", colors},
      {"chains", chains},
      {"points", chains},
      {"rotations_sum", rotations_sum},
      {"reflections_sum", reflections ? reflections_sum : Rational(0)},
      {"necklaces", necklaces},
      {"bracelets", bracelets},
      {"sum", reflections ? Rational(rotations_sum + reflections_sum) : rotations_sum}});
  add_order(right, reflections ? 2 * turns : turns);
  right.claims["fixed_points.identity"] = chains;
  right.claims["necklace_count"] = necklaces;
  right.claims["bracelet_count"] = bracelets;
  if (content) {
    add_content(right, correct_beads(n, colors, with_reflections));
    right.quantities.erase("any_content_orbits");
  }
  return right;
}

CorrectQuantities correct_cube(int colors, const std::optional<Content>& content) {
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
  right.exercise.content = content;
  Rational sum = 0;
  std::vector<Points> generators = {{1, 0, 2, 3, 4, 5}};  // the reflection that swaps top and bottom
  for (const auto& [name, elements, image] : classes) {
    const Rational number = fixed(colors, 6, content, [&, faces = image](int face) {
      return faces.at(static_cast<std::size_t>(face));
    });
    generators.emplace_back(image.begin(), image.end());
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
  right.quantities["orbits_rotations"] = right.quantities.at("orbits");
  right.quantities["orbits_with_reflections"] = orbits_under(generated(generators), colors, content);
  if (content) add_content(right, correct_cube(colors));
  return right;
}

const std::map<std::string, std::set<std::vector<int>>>& acting_groups() {
  static const std::map<std::string, std::set<Points>> all = [] {
    std::vector<std::pair<int, int>> edges;
    for (int a = 0; a < 8; ++a)
      for (int b = a + 1; b < 8; ++b)
        if ((a ^ b) == 1 || (a ^ b) == 2 || (a ^ b) == 4) edges.emplace_back(a, b);
    const std::vector<std::pair<int, int>> of_four = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
    std::vector<Points> cube_edges;
    std::vector<Points> graph_edges;
    for (const Points& corners : cube_corners()) cube_edges.push_back(on_pairs(corners, edges));
    for (const Points& vertices : {Points{1, 0, 2, 3}, Points{1, 2, 3, 0}})
      graph_edges.push_back(on_pairs(vertices, of_four));
    return std::map<std::string, std::set<Points>>{
        {"cube-edges", generated({cube_edges[0], cube_edges[1]})},
        {"cube-edges full", generated(cube_edges)},
        {"cube-vertices", generated({cube_corners()[0], cube_corners()[1]})},
        {"cube-vertices full", generated(cube_corners())},
        {"graph-edges 4", generated(graph_edges)},
        {"symmetric 5", generated({{1, 0, 2, 3, 4}, {1, 2, 3, 4, 0}})},
        {"alternating 4", generated({{1, 2, 0, 3}, {0, 2, 3, 1}})},
        {"matrix 2 3", generated({{3, 4, 5, 0, 1, 2}, {1, 0, 2, 4, 3, 5}, {1, 2, 0, 4, 5, 3}})},
        {"cyclic 3 x symmetric 2", generated({{1, 2, 0, 3, 4}, {0, 1, 2, 4, 3}})},
        {"symmetric 2 wr cyclic 3", generated({{1, 0, 2, 3, 4, 5}, {2, 3, 4, 5, 0, 1}})}};
  }();
  return all;
}

CorrectQuantities correct_colorings(const std::string& acting, int colors,
                                    const std::optional<Content>& content) {
  CorrectQuantities right;
  right.exercise.problem = Problem::colorings;
  right.exercise.colors = colors;
  right.exercise.content = content;
  right.exercise.acting = acting;
  const std::set<Points>& group = acting_groups().at(acting);
  Rational sum = 0;
  for (const Points& element : group) {
    const Rational number = fixed(colors, static_cast<int>(element.size()), content,
                                  [&](int point) { return element[static_cast<std::size_t>(point)]; });
    sum += number;
    right.claims["fixed_points." + type_of(element)] = number;
    if (element == *group.begin()) right.quantities["fixed_identity"] = number;  // the least permutation
  }
  const Rational& points = right.quantities.at("fixed_identity");
  right.quantities.merge(
      coursework::Quantities{{"k", colors}, {"colorings", points}, {"points", points}, {"sum", sum}});
  add_order(right, static_cast<int>(group.size()));
  right.claims["fixed_points.identity"] = points;
  right.claims["coloring_count"] = right.quantities.at("orbits");
  const std::string part = acting.substr(0, acting.find(' '));
  if (acting_groups().contains(part + " full")) {
    right.quantities["orbits_rotations"] = orbits_under(acting_groups().at(part), colors, content);
    right.quantities["orbits_with_reflections"] =
        orbits_under(acting_groups().at(part + " full"), colors, content);
  }
  if (content) add_content(right, correct_colorings(acting, colors));
  return right;
}

std::string exercise_lines(const coursework::Exercise& exercise) {
  const Problem problem = exercise.problem;
  const std::string_view group = problem == Problem::colorings ? std::string_view(exercise.acting)
                                 : problem == Problem::cube_faces || !exercise.reflections ? "rotations"
                                 : problem == Problem::beads                               ? "full"
                                                             : name_of(exercise.group);
  std::string text = fmt::format("problem: {}\ngroup: {}\n", name_of(problem), group);
  if (problem < Problem::cube_faces) text += fmt::format("n: {}\n", exercise.n);
  text += problem == Problem::queens ? fmt::format("rule: {}\n", name_of(exercise.rule))
          : exercise.content         ? fmt::format("content: {}\n", fmt::join(*exercise.content, ","))
                                     : fmt::format("colors: {}\n", exercise.colors);
  return text;
}

}  // namespace eightfold::test
