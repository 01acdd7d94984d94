#include "tests/symmetry/constrained_orbits.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <stdexcept>

#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/canonical_solutions.hpp"
#include "eightfold/symmetry/completeness_tree.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "symmetry/internal/canonical_list.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::test {
namespace {

using Orbits = std::map<Placement, SymmetrySet>;  // the stabilizers by least image

Orbits plain_orbits(const std::vector<Placement>& solutions, Subgroup group) {
  Orbits orbits;
  for (const Placement& solution : solutions) {
    SymmetrySet stabilizer;
    bool is_least = true;
    for (const Symmetry g : group.elements()) {
      const Placement image = moved(g, solution);
      is_least = is_least && solution <= image;
      if (image == solution) stabilizer.insert(g);
    }
    if (is_least) orbits[solution] = stabilizer;
  }
  return orbits;
}

std::uint64_t number_fixed_by(Symmetry g, const std::vector<Placement>& solutions) {
  return static_cast<std::uint64_t>(
      std::ranges::count_if(solutions, [&](const Placement& s) { return moved(g, s) == s; }));
}

void expect_orbit(const Orbit& orbit, const Orbits& expected, Subgroup group) {
  const auto found = expected.find(orbit.representative);
  ASSERT_NE(found, expected.end()) << orbit.representative;
  EXPECT_EQ(orbit.stabilizer.elements(), found->second);
  EXPECT_EQ(orbit.size, group.order() / orbit.stabilizer.order());
}

// The solutions of the tree, whose reasons are checked square by square.
std::vector<Placement> solutions_of_tree(const CompletenessParams& params, const Drawing& drawing) {
  std::vector<Placement> found;
  for_each_completeness_node(params, [&](const CompletenessNode& node) {
    if (node.prefix.rows() == params.n) found.push_back(node.prefix);
    for (std::size_t column = 0; column < node.squares.size(); ++column) {
      const Square square = {node.prefix.rows(), static_cast<int>(column)};
      bool is_attacked = false;
      for (int row = 0; row < square.row; ++row)
        is_attacked = is_attacked || can_move(params.rule, params.n, {row, node.prefix[row]}, square);
      const std::string& drawn = drawing[static_cast<std::size_t>(square.row)];
      const bool is_required_elsewhere = (drawn.find('Q') != std::string::npos && drawn[column] != 'Q') ||
                                         drawn.find('!') != std::string::npos;
      const bool is_excluded = drawn[column] == '#' || drawn[column] == '!' || is_required_elsewhere ||
                               std::ranges::count(drawn, 'Q') > 1;
      const auto kind = node.squares[column].kind;
      EXPECT_EQ(kind == SquareReason::Kind::attacked, is_attacked);
      EXPECT_EQ(kind == SquareReason::Kind::excluded, is_excluded && !is_attacked);
    }
    return true;
  });
  return found;
}

void expect_turns(const Board& board, const std::vector<Placement>& solutions) {
  const int n = board.columns();
  for (const Turn turn : {Turn::half, Turn::quarter}) {
    std::vector<Placement> fixed;
    for_each_symmetric_solution({n, turn, board}, [&](const Placement& solution) {
      fixed.push_back(solution);
      return true;
    });
    std::vector<Placement> expected = solutions;
    std::erase_if(expected, [&](const Placement& s) {
      return moved(turn == Turn::half ? Symmetry::rotate180 : Symmetry::rotate90, s) != s;
    });
    EXPECT_EQ(fixed, expected);
  }
  EXPECT_EQ(count_solutions_by_symmetry({.n = n, .board = board}).counts,
            (SolutionCounts{solutions.size(), number_fixed_by(Symmetry::rotate180, solutions),
                            number_fixed_by(Symmetry::rotate90, solutions)}));
}

}  // namespace

Subgroup plain_preserving_subgroup(const Drawing& drawing, Subgroup group) {
  SymmetrySet preserving;
  for (const Symmetry g : group.elements())
    if (moved(g, drawing) == drawing) preserving.insert(g);
  return Subgroup(preserving);
}

void expect_orbits_by_definition(const Drawing& drawing, Rule rule, Subgroup group) {
  const Board board = board_of(drawing);
  const int n = board.columns();
  const std::vector<Placement> solutions = plain_solutions(drawing, rule);
  const Orbits orbits = plain_orbits(solutions, group);
  std::vector<Placement> canonical;
  OrbitCounts counts;
  counts.placements = solutions.size();
  for (const auto& [representative, stabilizer] : orbits) {
    canonical.push_back(representative);
    counts.add({representative, Subgroup(stabilizer), group.order() / stabilizer.size()});
  }

  std::vector<Placement> found;
  list_canonical_solutions({.n = n, .group = group, .rule = rule, .board = board},
                           [&](std::span<const Orbit> part) {
                             for (const Orbit& orbit : part) {
                               expect_orbit(orbit, orbits, group);
                               found.push_back(orbit.representative);
                             }
                             return true;
                           });
  EXPECT_EQ(found, canonical);

  const CheckedOrbitCount classified = classify_solutions({n, rule, group, board});
  EXPECT_EQ(classified.counts, counts);
  EXPECT_TRUE(classified.agrees());
  for (const Symmetry g : group.elements())
    EXPECT_EQ(classified.fixed_points[g], number_fixed_by(g, solutions)) << g;

  for (const bool every_solution : {false, true})
    EXPECT_EQ(solutions_of_tree({n, rule, group, every_solution, {}, {}, board}, drawing),
              every_solution ? solutions : canonical);
  if (rule == Rule::queens) expect_turns(board, solutions);
}

void expect_refusal(const Board& board, Subgroup group) {
  const int n = board.columns();
  const auto visit = [](const auto&) { return true; };
  EXPECT_THROW(for_each_canonical_solution({.n = n, .group = group, .board = board}, visit),
               std::invalid_argument);
  for (const Rule rule : {Rule::queens, Rule::rooks})
    EXPECT_THROW(classify_solutions({n, rule, group, board}), std::invalid_argument);
  EXPECT_THROW(for_each_completeness_node({.n = n, .group = group, .board = board}, visit),
               std::invalid_argument);
}

}  // namespace eightfold::test
