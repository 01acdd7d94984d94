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
#include "eightfold/symmetry/symmetric_units.hpp"
#include "symmetry/internal/canonical_list.hpp"
#include "symmetry/internal/canonical_prefixes.hpp"
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

// The parts of a list that is cut, by both searches.
void expect_parts(CanonicalSearchParams params, const std::vector<Placement>& canonical) {
  const auto cuts = canonical_prefixes(params.n, 6, params.group, params.board);
  std::vector<Placement> found;
  std::vector<Placement> found_plainly;
  for (std::size_t i = 0; i < cuts.size(); ++i) {
    params.from = i == 0 ? Placement() : cuts[i];
    params.until = i + 1 < cuts.size() ? std::optional(cuts[i + 1]) : std::nullopt;
    const auto into = [](std::vector<Placement>& list) {
      return [&list](const Orbit& orbit) {
        list.push_back(orbit.representative);
        return true;
      };
    };
    for_each_canonical_solution(params, into(found));
    for_each_canonical_solution_plainly(params, into(found_plainly));
  }
  EXPECT_EQ(found, canonical);
  EXPECT_EQ(found_plainly, canonical);
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
    std::erase_if(expected, [&](const Placement& s) { return moved(symmetry_of(turn), s) != s; });
    EXPECT_EQ(fixed, expected);
    const auto units = symmetric_units(board, turn, 6, {});
    const auto search = units->counter(Kernel::automatic);
    const auto plain = units->plain_counter();
    CheckedCount sum;
    for (std::size_t unit = 0; unit < units->size(); ++unit) {
      const CheckedCount count = search->count(unit, unit + 1);
      EXPECT_EQ(plain->count(unit, unit + 1).value(), count.value());
      sum.add(count);
    }
    EXPECT_EQ(sum.value(), expected.size());
  }
  EXPECT_EQ(count_solutions_by_symmetry({.n = n, .board = board}).counts,
            (SolutionCounts{solutions.size(), number_fixed_by(Symmetry::rotate180, solutions),
                            number_fixed_by(Symmetry::rotate90, solutions)}));
}

// Required and blocked squares, one bit for each, row by row.
struct SquareSets {
  unsigned required = 0;
  unsigned blocked = 0;
};

Drawing drawing_of(const SquareSets& sets, int n) {
  const auto rows = static_cast<std::size_t>(n);
  Drawing drawing(rows, std::string(rows, '.'));
  for (std::size_t square = 0; square < rows * rows; ++square) {
    const bool is_required = (sets.required >> square & 1) != 0;
    const bool is_blocked = (sets.blocked >> square & 1) != 0;
    drawing[square / rows][square % rows] = is_required ? is_blocked ? '!' : 'Q' : is_blocked ? '#' : '.';
  }
  return drawing;
}

// By definition: a piece that is alone in its row may be on a square that is not blocked, if no other square
// of the row is required.
unsigned plain_allowed(const SquareSets& sets, int n) {
  unsigned allowed = 0;
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column) {
      const unsigned square = 1U << (row * n + column);
      const unsigned required_in_row = sets.required & ((1U << n) - 1) << (row * n);
      if ((sets.blocked & square) == 0 && (required_in_row & ~square) == 0) allowed |= square;
    }
  return allowed;
}

unsigned allowed_of(const Board& board) {
  unsigned allowed = 0;
  for (int row = 0; row < board.rows(); ++row) allowed |= board.allowed(row) << (row * board.columns());
  return allowed;
}

// The squares to which the group moves each square, each set once.
std::vector<unsigned> orbits_of_squares(Subgroup group, int n) {
  std::vector<unsigned> orbits;
  for (int square = 0; square < n * n; ++square) {
    unsigned orbit = 0;
    for (const Symmetry g : group.elements()) {
      const Drawing image = moved(g, drawing_of({1U << square, 0}, n));
      for (int to = 0; to < n * n; ++to)
        if (image == drawing_of({1U << to, 0}, n)) orbit |= 1U << to;
    }
    if (std::ranges::find(orbits, orbit) == orbits.end()) orbits.push_back(orbit);
  }
  return orbits;
}

// All pairs that the group preserves. Under the trivial group, one for each set of allowed squares.
std::vector<SquareSets> pairs_of(Subgroup group, int n) {
  std::vector<SquareSets> pairs = {{}};
  for (const unsigned orbit : orbits_of_squares(group, n)) {
    const std::size_t before = pairs.size();
    for (std::size_t i = 0; i < before; ++i) {
      const auto [required, blocked] = pairs[i];
      pairs.push_back({required, blocked | orbit});
      if (group.order() == 1) continue;
      pairs.push_back({required | orbit, blocked});
      pairs.push_back({required | orbit, blocked | orbit});
    }
  }
  return pairs;
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
  if (rule != Rule::queens) return;
  expect_turns(board, solutions);
  expect_parts({.n = n, .group = group, .board = board}, canonical);
}

// There are 4^(n²) pairs, 4,294,967,296 for n = 4, but a search reads only the allowed squares of a board,
// which are these in each row:
//
// - without a required square, those that are not blocked;
// - with one, this one, or none if it is blocked, whatever else is blocked in the row;
// - with several, none.
//
// So pairs with the same allowed squares are the same to a search, and one of them is tried. Every set of
// allowed squares occurs without required ones, which is all that the trivial group needs. Another group
// preserves the required and the blocked squares, but need not preserve the allowed ones: a required square
// excludes its row, but not its column. So all pairs of unions of its orbits of squares are made.
void expect_all_pairs_by_definition(int n) {
  for (const Subgroup group : all_subgroups()) {
    std::vector<bool> is_tried(std::size_t{1} << (n * n));
    for (const SquareSets& sets : pairs_of(group, n)) {
      const unsigned allowed = plain_allowed(sets, n);
      if (is_tried[allowed]) continue;
      is_tried[allowed] = true;
      const Drawing drawing = drawing_of(sets, n);
      ASSERT_EQ(allowed_of(board_of(drawing)), allowed) << text_of(drawing);
      for (const Rule rule : all_rules) {
        expect_orbits_by_definition(drawing, rule, group);
        ASSERT_FALSE(::testing::Test::HasFailure()) << rule << ", " << group << '\n' << text_of(drawing);
      }
    }
  }
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
