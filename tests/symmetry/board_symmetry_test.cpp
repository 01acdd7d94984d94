#include "eightfold/symmetry/board_symmetry.hpp"

#include <gtest/gtest.h>

#include <optional>
#include <span>
#include <stdexcept>
#include <vector>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/verify.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "eightfold/symmetry/symmetric_solutions.hpp"
#include "symmetry/internal/canonical_list.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/symmetry/constrained_orbits.hpp"

namespace eightfold {
namespace {

TEST(PreservingSubgroup, draws_the_board_as_it_is) {
  for (int n = 0; n <= 2; ++n)
    for (const test::Drawing& drawing : test::all_drawings(n, ".Q#!"))
      for (const Subgroup group : all_subgroups())
        EXPECT_EQ(preserving_subgroup(test::board_of(drawing), group),
                  test::plain_preserving_subgroup(drawing, group))
            << test::text_of(drawing) << group;
  for (const test::Drawing& drawing : test::all_drawings(3, ".Q"))
    EXPECT_EQ(preserving_subgroup(test::board_of(drawing)),
              test::plain_preserving_subgroup(drawing, full_group))
        << test::text_of(drawing);
}

TEST(PreservingSubgroup, is_everything_without_constraints) {
  for (int n = 0; n <= max_size; ++n) EXPECT_EQ(preserving_subgroup(Board::square(n)), full_group);
}

TEST(UnpreservedSquares, are_the_first_ones) {
  Board board = Board::square(8);
  board.block({7, 0});
  EXPECT_EQ(find_unpreserved(board, full_group), (UnpreservedSquare{Symmetry::rotate90, {7, 0}, false}));
  EXPECT_EQ(preserving_subgroup(board).elements(),
            (SymmetrySet{Symmetry::identity, Symmetry::anti_transpose}));
  EXPECT_EQ(find_unpreserved(board, preserving_subgroup(board)), std::nullopt);
  board.block({0, 7});
  board.require({3, 3});
  EXPECT_EQ(find_unpreserved(board, *Subgroup::named("half_turn")),
            (UnpreservedSquare{Symmetry::rotate180, {3, 3}, true}));
}

// A square is required and its image blocked: the two sets are different.
TEST(UnpreservedSquares, are_required_or_blocked) {
  Board board = Board::square(4);
  board.require({0, 1});
  board.block({3, 2});
  EXPECT_EQ(find_unpreserved(board, *Subgroup::named("half_turn")),
            (UnpreservedSquare{Symmetry::rotate180, {0, 1}, true}));
}

TEST(UnpreservedSquares, exist_on_square_boards_only) {
  EXPECT_THROW(find_unpreserved(Board(3, 4), full_group), std::invalid_argument);
  EXPECT_THROW(preserving_subgroup(Board(3, 4)), std::invalid_argument);
}

TEST(ConstrainedOrbits, are_those_of_groups_that_preserve_the_board) {
  Board board = Board::square(6);
  board.block({1, 2});
  test::expect_refusal(board, full_group);
  test::expect_refusal(board, *Subgroup::named("flip_vertical"));
}

TEST(ConstrainedOrbits, are_those_of_a_board_of_the_same_size) {
  const auto visit = [](const auto&) { return true; };
  EXPECT_THROW(for_each_canonical_solution({.n = 7, .board = Board::square(8)}, visit),
               std::invalid_argument);
  EXPECT_THROW(for_each_symmetric_solution({7, Turn::half, Board::square(8)}, visit), std::invalid_argument);
  EXPECT_THROW(classify_solutions({.n = 7, .rule = Rule::rooks, .board = Board(6, 7)}),
               std::invalid_argument);
}

TEST(ConstrainedOrbits, of_2_rows_are_as_by_definition) {
  for (int n = 0; n <= 2; ++n)
    for (const test::Drawing& drawing : test::all_drawings(n, ".Q#"))
      for (const Rule rule : all_rules)
        test::expect_orbits_by_definition(drawing, rule,
                                          test::plain_preserving_subgroup(drawing, full_group));
}

// The list without constraints is sorted from here on (canonical_list.hpp).
TEST(ConstrainedOrbits, of_10_queens_around_a_blocked_center_are_those_of_the_list) {
  Board board = Board::square(10);
  for (const int row : {4, 5})
    for (const int column : {4, 5}) board.block({row, column});
  std::vector<Placement> expected = test::solutions_of(Board::square(10));
  std::erase_if(expected, [&](const Placement& s) { return !is_solution(s, board) || !is_canonical(s); });
  std::vector<Placement> found;
  list_canonical_solutions(
      {.n = 10, .board = board},
      [&](std::span<const Orbit> orbits) {
        for (const Orbit& orbit : orbits) found.push_back(orbit.representative);
        return true;
      },
      {}, 1);
  EXPECT_EQ(found, expected);
  EXPECT_FALSE(found.empty());
}

// Bounds restrict the canonical list of a constrained board too, on several threads.
TEST(ConstrainedOrbits, in_a_range_are_those_of_the_list) {
  Board board = Board::square(14);
  board.require({0, 1});
  const Subgroup trivial(SymmetrySet{Symmetry::identity});
  const auto number = [&](const Placement& from, const std::optional<Placement>& until, int threads) {
    std::uint64_t orbits = 0;
    for_each_canonical_solution({.n = 14, .group = trivial, .from = from, .until = until, .board = board},
                                [&](const Orbit&) { return ++orbits > 0; }, {.threads = threads});
    return orbits;
  };
  const std::uint64_t all = number({}, {}, 2);
  EXPECT_EQ(all, count_solutions({.n = 14, .board = board}).solutions);
  EXPECT_EQ(number({}, Placement{1, 6}, 1) + number({1, 6}, {}, 1), all);
  EXPECT_EQ(number({2}, {}, 1), 0U);
}

}  // namespace
}  // namespace eightfold
