// Compares the answers with sets that this file enumerates and moves by each element.
#include "reports/coursework/verify/internal/answer.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <vector>

#include "core/internal/random.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/symmetry/chain.hpp"
#include "tests/reports/coursework/verify/correct_quantities.hpp"
#include "tests/support/drawings.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using Points = std::vector<int>;

// The image of each point under each element, the identity first.
using Group = std::vector<Points>;

// The fixed points of each element and the number of orbits, by enumeration.
struct Enumerated {
  std::vector<int> fixed;
  int orbits = 0;
};

Points moved(const Points& coloring, const Points& element) {
  Points image(coloring.size());
  for (std::size_t point = 0; point < coloring.size(); ++point)
    image[static_cast<std::size_t>(element[point])] = coloring[point];
  return image;
}

Enumerated enumerate(const std::set<Points>& colorings, const Group& group) {
  Enumerated enumerated{std::vector<int>(group.size()), 0};
  std::set<Points> seen;
  for (const Points& coloring : colorings) {
    const bool is_new = !seen.contains(coloring);
    if (is_new) ++enumerated.orbits;
    for (std::size_t g = 0; g < group.size(); ++g) {
      const Points image = moved(coloring, group[g]);
      if (is_new) seen.insert(image);
      if (image == coloring) ++enumerated.fixed[g];
    }
  }
  return enumerated;
}

std::set<Points> all_colorings(std::size_t points, int colors) {
  std::set<Points> all;
  Points coloring(points, 0);
  for (;;) {
    if (colors > 0 || points == 0) all.insert(coloring);
    std::size_t at = 0;
    while (at < points && ++coloring[at] >= colors) coloring[at++] = 0;
    if (at == points) return all;
  }
}

// The colorings by the number of points of each color.
std::map<Content, std::set<Points>> by_content(const std::set<Points>& colorings, int colors) {
  std::map<Content, std::set<Points>> found;
  for (const Points& coloring : colorings) {
    Content content(static_cast<std::size_t>(colors), 0);
    for (const int color : coloring) ++content[static_cast<std::size_t>(color)];
    found[content].insert(coloring);
  }
  return found;
}

// The cells of a board, moved square by square.
Group cells(Subgroup group, int n) {
  Group moves;
  for (const Symmetry g : group.elements()) {
    Points& move = moves.emplace_back();
    for (int cell = 0; cell < n * n; ++cell) {
      const Square to = image(g, {cell / n, cell % n}, n);
      move.push_back(to.row * n + to.column);
    }
  }
  return moves;
}

std::vector<Integer> integers(const std::vector<int>& numbers) { return {numbers.begin(), numbers.end()}; }

// With every content; with `in_order`, the elements are in the order of the answer.
void expect_enumerated_contents(Exercise exercise, std::size_t points, const Group& group,
                                bool in_order = true) {
  std::size_t sum = 0;
  const std::set<Points> all = all_colorings(points, exercise.colors);
  for (const auto& [content, colorings] : by_content(all, exercise.colors)) {
    exercise.content = content;
    const Answer answer = answer_to(exercise);
    std::vector<Integer> fixed = answer.fixed;
    const Enumerated enumerated = enumerate(colorings, group);
    std::vector<Integer> expected = integers(enumerated.fixed);
    if (!in_order) std::ranges::sort(fixed);
    if (!in_order) std::ranges::sort(expected);
    EXPECT_EQ(fixed, expected) << describe(exercise);
    EXPECT_EQ(answer.orbits, enumerated.orbits) << describe(exercise);
    EXPECT_EQ(answer.points, colorings.size()) << describe(exercise);
    sum += colorings.size();
  }
  EXPECT_EQ(sum, all.size());
}

TEST(Answer, is_that_of_queens_moved_square_by_square) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= 6; ++n) {
      std::set<Points> boards;  // a queen is a cell colored 1
      std::vector<int> columns(static_cast<std::size_t>(n));
      std::iota(columns.begin(), columns.end(), 0);
      do {
        if (!is_solution(Placement(columns), Board::square(n), rule)) continue;
        Points board(static_cast<std::size_t>(n * n), 0);
        for (int row = 0; row < n; ++row)
          board[static_cast<std::size_t>(row * n + columns[static_cast<std::size_t>(row)])] = 1;
        boards.insert(board);
      } while (std::next_permutation(columns.begin(), columns.end()));
      for (const Subgroup group : all_subgroups()) {
        Exercise exercise;
        exercise.n = n;
        exercise.rule = rule;
        exercise.group = group;
        const Answer answer = answer_to(exercise);
        const Enumerated enumerated = enumerate(boards, cells(group, n));
        EXPECT_EQ(answer.fixed, integers(enumerated.fixed)) << describe(exercise);
        EXPECT_EQ(answer.orbits, enumerated.orbits) << describe(exercise);
        EXPECT_EQ(answer.points, boards.size()) << describe(exercise);
        const auto& types = answer.orbits_by_type;
        EXPECT_EQ(std::accumulate(types.begin(), types.end(), std::uint64_t{0}),
                  static_cast<std::uint64_t>(enumerated.orbits));
        EXPECT_EQ(answer.fundamental, enumerate(boards, cells(full_group, n)).orbits) << describe(exercise);
      }
    }
}

TEST(Answer, on_a_board_with_constraints_is_that_of_its_solutions_moved_one_by_one) {
  RandomNumbers random(38);
  for (int i = 0; i < 200; ++i) {
    const Rule rule = all_rules[random.below(all_rules.size())];
    const test::Drawing drawing = test::random_drawing(static_cast<int>(1 + random.below(6)), rule, random);
    const std::vector<Placement> solutions = test::plain_solutions(drawing, rule);
    Exercise exercise;
    exercise.n = static_cast<int>(drawing.size());
    exercise.rule = rule;
    exercise.board = test::board_of(drawing);
    for (const Subgroup group : all_subgroups()) {
      if (!std::ranges::all_of(group.elements(),
                               [&](Symmetry g) { return test::moved(g, drawing) == drawing; }))
        continue;
      exercise.group = group;
      const Answer answer = answer_to(exercise);
      std::set<Placement> representatives;
      std::vector<int> fixed;
      for (const Symmetry g : group.elements())
        fixed.push_back(static_cast<int>(std::ranges::count_if(
            solutions, [&](const Placement& solution) { return test::moved(g, solution) == solution; })));
      for (const Placement& solution : solutions) {
        Placement least = solution;
        for (const Symmetry g : group.elements()) least = std::min(least, test::moved(g, solution));
        representatives.insert(least);
      }
      EXPECT_EQ(answer.fixed, integers(fixed)) << describe(exercise);
      EXPECT_EQ(answer.orbits, representatives.size()) << describe(exercise);
      EXPECT_EQ(answer.points, solutions.size()) << describe(exercise);
    }
  }
}

TEST(Answer, is_the_published_one_for_large_boards) {
  // OEIS A000170 and A002562; 27: Preußer and Engelhardt (2016).
  Exercise exercise;
  exercise.n = 20;
  EXPECT_EQ(answer_to(exercise).points, Integer(39029188884));
  EXPECT_EQ(answer_to(exercise).orbits, Integer(4878666808));
  exercise.n = 27;
  EXPECT_EQ(answer_to(exercise).points, Integer(234907967154122528));
  EXPECT_EQ(answer_to(exercise).orbits, Integer(29363495934315694));
}

TEST(Answer, rejects_boards_without_known_counts) {
  Exercise exercise;
  exercise.n = 28;
  EXPECT_TRUE(
      test::mentions(test::message_of<reports::ParseError>([&] { answer_to(exercise); }), {"n: 28", "27"}));
  exercise.rule = Rule::rooks;
  exercise.n = 9;
  EXPECT_TRUE(
      test::mentions(test::message_of<reports::ParseError>([&] { answer_to(exercise); }), {"n: 9", "8"}));
}

TEST(Answer, is_that_of_enumerated_chains) {
  for (int beads = 0; beads <= 7; ++beads)
    for (int colors = 0; colors <= 3; ++colors)
      for (const bool reflections : {false, true}) {
        Exercise exercise;
        exercise.problem = Problem::beads;
        exercise.n = beads;
        exercise.colors = colors;
        exercise.reflections = reflections;
        Group group;
        for (int k = 0; k < std::max(beads, 1); ++k) {
          Points& move = group.emplace_back();
          for (int bead = 0; bead < beads; ++bead) move.push_back((bead + k) % beads);
        }
        for (int k = 0; reflections && k < beads; ++k) {
          Points& move = group.emplace_back();
          for (int bead = 0; bead < beads; ++bead) move.push_back((k - bead + beads) % beads);
        }
        const Enumerated enumerated =
            enumerate(all_colorings(static_cast<std::size_t>(beads), colors), group);
        const Answer answer = answer_to(exercise);
        EXPECT_EQ(answer.fixed, integers(enumerated.fixed)) << describe(exercise);
        EXPECT_EQ(answer.orbits, enumerated.orbits) << describe(exercise);
        int necklaces = 0;
        int bracelets = 0;
        for_each_chain({ChainKind::necklaces, {beads, colors}}, [&](auto) { return ++necklaces > 0; });
        for_each_chain({ChainKind::bracelets, {beads, colors}}, [&](auto) { return ++bracelets > 0; });
        EXPECT_EQ(answer.necklaces, necklaces) << describe(exercise);
        EXPECT_EQ(answer.bracelets, bracelets) << describe(exercise);
        if (beads <= 6) expect_enumerated_contents(exercise, static_cast<std::size_t>(beads), group);
      }
}

TEST(Answer, is_that_of_enumerated_colored_squares) {
  for (int n = 0; n <= 3; ++n)
    for (const Subgroup group : all_subgroups()) {
      Exercise exercise;
      exercise.problem = Problem::square_cells;
      exercise.n = n;
      exercise.colors = 2;
      exercise.group = group;
      const Enumerated enumerated =
          enumerate(all_colorings(static_cast<std::size_t>(n * n), 2), cells(group, n));
      const Answer answer = answer_to(exercise);
      EXPECT_EQ(answer.fixed, integers(enumerated.fixed)) << describe(exercise);
      EXPECT_EQ(answer.orbits, enumerated.orbits) << describe(exercise);
      expect_enumerated_contents(exercise, static_cast<std::size_t>(n * n), cells(group, n));
    }
}

TEST(Answer, is_that_of_enumerated_cubes) {
  // Faces: top, bottom, north, south, east, west. A quarter turn about the vertical axis and one about the
  // axis from east to west generate all rotations.
  const Group generators = {{0, 1, 4, 5, 3, 2}, {2, 3, 1, 0, 4, 5}};
  std::set<Points> rotations = {{0, 1, 2, 3, 4, 5}};
  for (std::size_t before = 0; before != rotations.size();) {
    before = rotations.size();
    for (const Points& r : std::set<Points>(rotations))
      for (const Points& g : generators) rotations.insert(moved(r, g));
  }
  ASSERT_EQ(rotations.size(), 24U);
  const std::vector<int> published = {0, 1, 10, 57, 240, 800};  // OEIS A047780
  for (int colors = 0; colors < 6; ++colors) {
    Exercise exercise;
    exercise.problem = Problem::cube_faces;
    exercise.colors = colors;
    const Answer answer = answer_to(exercise);
    EXPECT_EQ(answer.orbits, published[static_cast<std::size_t>(colors)]);
    if (colors > 3) continue;
    const Enumerated enumerated = enumerate(all_colorings(6, colors), {rotations.begin(), rotations.end()});
    EXPECT_EQ(answer.orbits, enumerated.orbits);
    auto fixed = enumerated.fixed;
    auto found = answer.fixed;
    EXPECT_EQ(found[0], answer.points) << "the identity comes first";
    std::sort(fixed.begin(), fixed.end());
    std::sort(found.begin(), found.end());
    EXPECT_EQ(found, integers(fixed));
    expect_enumerated_contents(exercise, 6, {rotations.begin(), rotations.end()}, false);
  }
}

TEST(Answer, is_that_of_the_enumerated_colorings_of_other_groups) {
  for (const auto& [acting, elements] : test::acting_groups()) {
    const Group group(elements.begin(), elements.end());
    const std::size_t points = group.front().size();
    for (int colors = 0; colors <= (points > 8 ? 2 : 3); ++colors) {
      const Exercise exercise = complete({.problem = Problem::colorings, .colors = colors, .group = acting});
      const Answer answer = answer_to(exercise);
      EXPECT_EQ(answer.order, elements.size()) << acting;
      EXPECT_EQ(answer.orbits, enumerate(all_colorings(points, colors), group).orbits) << describe(exercise);
      expect_enumerated_contents(exercise, points, group, false);
    }
  }
}

TEST(Answer, is_the_published_one_for_colorings) {
  const auto orbits = [](const std::string& acting, int colors) {
    return answer_to(complete({.problem = Problem::colorings, .colors = colors, .group = acting})).orbits;
  };
  EXPECT_EQ(orbits("graph-edges 5", 2), 34) << "OEIS A000088";
  EXPECT_EQ(orbits("graph-edges 7", 2), 1044) << "OEIS A000088";
  EXPECT_EQ(orbits("matrix 3 3", 2), 36) << "OEIS A002724";
  EXPECT_EQ(orbits("cube-edges", 2), 218) << "OEIS A060530";
  EXPECT_EQ(orbits("cube-vertices", 2), 23) << "OEIS A000543";
  EXPECT_EQ(orbits("dihedral 20", 2), 27012) << "OEIS A000029";
}

TEST(Answer, distinguishes_the_turns_of_a_cube) {
  Exercise exercise;
  exercise.problem = Problem::cube_faces;
  exercise.colors = 2;
  const Answer answer = answer_to(exercise);
  // Cycles of faces: 6; 2 + 1 (of four); 2 + 2; three pairs; two threes.
  const std::map<std::string, int> fixed = {{"identity", 64},
                                            {"face_quarter_turn", 8},
                                            {"face_half_turn", 16},
                                            {"edge_half_turn", 8},
                                            {"vertex_turn", 4}};
  for (const TallyKey& key : tally_keys(exercise))
    for (const int element : key.elements)
      EXPECT_EQ(answer.fixed[static_cast<std::size_t>(element)], fixed.at(key.name)) << key.name;
}

}  // namespace
}  // namespace eightfold::coursework
