// The search under the other rules.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <ranges>
#include <stdexcept>
#include <utility>
#include <vector>

#include "eightfold/core/search_tree.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/core/verify.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

std::vector<Placement> only_solutions(std::vector<Placement> placements, Board board, Rule rule) {
  std::erase_if(placements, [&](const Placement& placement) { return !is_solution(placement, board, rule); });
  return placements;
}

bool begins_with(const Placement& placement, const Placement& prefix) {
  return std::ranges::equal(placement.columns().first(prefix.columns().size()), prefix.columns());
}

std::uint64_t listed(Rule rule, int n) {
  return static_cast<std::uint64_t>(std::ranges::distance(Solutions(Board::square(n), {}, rule)));
}

void expect_published(Rule rule, int largest) {
  for (int n = 1; n <= largest; ++n)
    EXPECT_EQ(listed(rule, n), test::published_relative(rule, n).all) << name_of(rule) << ", n = " << n;
}

TEST(Relatives, have_as_many_solutions_as_published) {
  expect_published(Rule::superqueens, 11);
  expect_published(Rule::torus, 12);
  expect_published(Rule::rooks, 8);
}

TEST(Relatives, of_no_pieces_are_the_empty_placement_and_of_one_its_only_square) {
  for (const Rule rule : all_rules) {
    EXPECT_EQ(test::solutions_of(Board::square(0), {}, rule), std::vector<Placement>(1)) << name_of(rule);
    EXPECT_EQ(test::solutions_of(Board(0, 8), {}, rule), std::vector<Placement>(1)) << name_of(rule);
    EXPECT_EQ(test::solutions_of(Board::square(1), {}, rule), (std::vector<Placement>{{0}})) << name_of(rule);
  }
}

TEST(Relatives, are_the_permutations_without_an_attack) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= 7; ++n) {
      const Board board = Board::square(n);
      EXPECT_EQ(test::solutions_of(board, {}, rule), only_solutions(test::all_permutations(n), board, rule))
          << name_of(rule) << ", n = " << n;
    }
}

TEST(Relatives, of_any_board_are_the_placements_without_an_attack) {
  for (const Rule rule : all_rules)
    for (int columns = 0; columns <= 6; ++columns)
      for (int rows = 0; rows <= columns; ++rows) {
        const Board board(rows, columns);
        EXPECT_EQ(test::solutions_of(board, {}, rule),
                  only_solutions(test::all_placements(board), board, rule))
            << name_of(rule) << ", " << board;
      }
}

TEST(Relatives, reach_column_31) {
  for (const Rule rule : all_rules)
    for (int rows = 1; rows <= 3; ++rows) {
      const Board board(rows, 32);
      EXPECT_EQ(test::solutions_of(board, {}, rule), only_solutions(test::all_placements(board), board, rule))
          << name_of(rule) << ", " << board;
    }
}

TEST(Relatives, are_solutions_in_strictly_increasing_order) {
  for (const auto& [rule, n] : {std::pair(Rule::superqueens, 11), std::pair(Rule::torus, 11)}) {
    const auto solutions = test::solutions_of(Board::square(n), {}, rule);
    EXPECT_TRUE(std::ranges::is_sorted(solutions, std::ranges::less_equal{})) << name_of(rule);
    for (const Placement& solution : solutions)
      EXPECT_TRUE(is_solution(solution, Board::square(n), rule)) << name_of(rule) << ": " << solution;
  }
}

TEST(Relatives, of_the_torus_are_closed_under_shifts) {
  const auto solutions = test::solutions_of(Board::square(11), {}, Rule::torus);
  for (Placement solution : solutions) {
    for (int row = 0; row < 11; ++row) solution.move_queen(row, (solution[row] + 1) % 11);
    EXPECT_TRUE(std::ranges::binary_search(solutions, solution)) << solution;
  }
}

RC_GTEST_PROP(Relatives, that_begin_with_a_prefix_are_those_of_the_whole_list, ()) {
  const Rule rule = *rc::gen::elementOf(all_rules);
  const auto board = *test::board(7);
  const auto prefix = *test::placement_on(Board(*test::number(0, board.rows() + 1), board.columns()));
  auto expected = test::solutions_of(board, {}, rule);
  std::erase_if(expected, [&](const Placement& solution) { return !begins_with(solution, prefix); });
  RC_CLASSIFY(!expected.empty(), "some");
  RC_ASSERT(test::solutions_of(board, prefix, rule) == expected);
}

TEST(Relatives, refuse_an_unknown_rule) {
  EXPECT_THROW(Solutions(Board::square(4), {}, static_cast<Rule>(4)), std::invalid_argument);
}

using BoardsOfDepths = std::vector<std::uint64_t>;

// The number of boards at each depth, by definition.
BoardsOfDepths boards_by_definition(int n, Rule rule) {
  BoardsOfDepths boards;
  std::vector<Placement> placements(1);
  for (int row = 0; row <= n; ++row) {
    boards.push_back(placements.size());
    std::vector<Placement> longer;
    for (Placement placement : placements)
      for (const Square square : free_squares(placement, Board::square(n), rule)) {
        placement.push_back(square.column);
        longer.push_back(placement);
        placement.pop_back();
      }
    placements = std::move(longer);
  }
  return boards;
}

TEST(SearchTreeOfRelatives, visits_the_boards_that_the_definition_allows) {
  for (const Rule rule : all_rules)
    for (int n = 0; n <= 6; ++n) {
      const SearchTree tree = walk_search_tree(Board::square(n), rule);
      EXPECT_EQ(tree.boards_by_depth, boards_by_definition(n, rule)) << name_of(rule) << ", n = " << n;
      EXPECT_EQ(tree.solutions, tree.boards_by_depth.back());
    }
}

TEST(SearchTreeOfRelatives, has_fixed_numbers_of_boards) {
  const std::vector<std::pair<Rule, BoardsOfDepths>> trees = {
      {Rule::superqueens, {1, 10, 56, 120, 180, 204, 170, 100, 32, 16, 4}},
      {Rule::torus, {1, 7, 28, 56, 70, 42, 28, 28}},
      {Rule::rooks, {1, 7, 42, 210, 840, 2520, 5040, 5040}}};
  for (const auto& [rule, boards] : trees) {
    const int n = static_cast<int>(boards.size()) - 1;
    EXPECT_EQ(walk_search_tree(Board::square(n), rule).boards_by_depth, boards) << name_of(rule);
    EXPECT_EQ(boards_by_definition(n, rule), boards) << name_of(rule);
  }
}

}  // namespace
}  // namespace eightfold
