#include "core/internal/constraints.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <stdexcept>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/count/estimate.hpp"
#include "eightfold/core/rank.hpp"
#include "eightfold/core/search_tree.hpp"
#include "eightfold/core/solutions.hpp"
#include "eightfold/core/verify.hpp"
#include "tests/core/constrained_boards.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

void expect_all_by_definition(int n, const std::string& characters) {
  for (const test::Drawing& drawing : test::all_drawings(n, characters))
    for (const Rule rule : all_rules) {
      test::expect_solutions_by_definition(drawing, rule);
      ASSERT_FALSE(::testing::Test::HasFailure()) << name_of(rule) << '\n' << test::text_of(drawing);
    }
}

TEST(ConstrainedBoards, of_up_to_2_rows_have_the_solutions_by_definition) {
  for (int n = 0; n <= 2; ++n) expect_all_by_definition(n, ".Q#!");
}

TEST(ConstrainedBoards, of_3_rows_have_the_solutions_by_definition) { expect_all_by_definition(3, ".Q#"); }

// With a product of popcounts far below 2^64, and every square of the first rows required.
TEST(ConstrainedBoards, of_32_rows_are_counted) {
  Board board = Board::square(32);
  for (int row = 0; row < 32; ++row)
    for (int column = 0; column < 32; ++column)
      if (column / 2 != row / 2) board.block({row, column});
  EXPECT_EQ(count_solutions({.n = 32, .board = board, .rule = Rule::rooks}).solutions, 65536U);
  EXPECT_TRUE(has_countable_rooks(board));
  EXPECT_FALSE(has_countable_rooks(Board::square(21)));
  EXPECT_EQ(count_solutions({.n = 32, .board = board}).solutions, 0U);
}

TEST(ConstrainedBoards, must_have_the_size_of_the_count) {
  EXPECT_THROW(count_solutions({.n = 7, .board = Board::square(8)}), std::invalid_argument);
  EXPECT_THROW(count_solutions({.n = 8, .board = Board(7, 8)}), std::invalid_argument);
  EXPECT_THROW(estimate_solutions({.n = 16, .board = Board::square(17)}), std::invalid_argument);
  EXPECT_THROW(SolutionRanks(Board(7, 8)), std::invalid_argument);
  EXPECT_THROW(SolutionRanks(Board::square(29)), std::invalid_argument);
}

TEST(ConstrainedBoards, without_constraints_are_as_without_a_board) {
  for (int n = 0; n <= 9; ++n)
    for (const Rule rule : all_rules)
      EXPECT_EQ(count_solutions({.n = n, .board = Board::square(n), .rule = rule}).statistics,
                count_solutions({.n = n, .rule = rule}).statistics);
}

TEST(ConstrainedBoards, of_fewer_rows_than_columns_have_partial_solutions) {
  for (const Rule rule : all_rules) {
    Board board(3, 7);
    board.require({2, 0});
    board.block({0, 1});
    auto expected = test::solutions_of(Board(3, 7), {}, rule);
    std::erase_if(expected, [](const Placement& s) { return s[2] != 0 || s[0] == 1; });
    EXPECT_EQ(test::solutions_of(board, {}, rule), expected) << rule;
    EXPECT_FALSE(expected.empty());
    EXPECT_EQ(walk_search_tree(board, rule).solutions, expected.size());
    for (const int row : {0, 1}) board.block({row, 6});
    EXPECT_EQ(find_contradiction(board, rule), std::nullopt) << "a column may be empty";
  }
}

TEST(FreeSquares, are_allowed) {
  Board board = Board::square(6);
  board.block({1, 3});
  board.require({2, 5});
  EXPECT_EQ(free_squares({0}, board), (std::vector<Square>{{1, 2}, {1, 4}, {1, 5}}));
  EXPECT_EQ(free_squares({0, 2}, board), (std::vector<Square>{{2, 5}}));
}

TEST(ConstrainedSolutions, have_each_piece_on_an_allowed_square) {
  Board board = Board::square(8);
  board.block({1, 4});
  board.require({7, 3});
  std::vector<Placement> accepted = test::solutions_of(Board::square(8));
  std::erase_if(accepted, [&](const Placement& s) { return !is_solution(s, board); });
  EXPECT_EQ(accepted, test::solutions_of(board));
  EXPECT_TRUE(is_solution({0, 4, 7, 5, 2, 6, 1, 3}, Board::square(8)));
  EXPECT_FALSE(is_solution({0, 4, 7, 5, 2, 6, 1, 3}, board)) << "on a blocked square";
}

TEST(Contradictions, are_the_first_of_their_kind) {
  using enum Contradiction::Kind;
  Board board = Board::square(6);
  for (int column = 0; column < 6; ++column) board.block({4, column});
  EXPECT_EQ(find_contradiction(board), (Contradiction{row, {4, 0}, {}}));
  board.require({0, 0});
  board.require({3, 3});
  board.require({3, 4});
  EXPECT_EQ(find_contradiction(board), (Contradiction{attack, {0, 0}, {3, 3}}));
  EXPECT_EQ(find_contradiction(board, Rule::rooks), (Contradiction{attack, {3, 3}, {3, 4}}));
  board.require({4, 1});
  EXPECT_EQ(find_contradiction(board), (Contradiction{blocked, {4, 1}, {}}));
}

TEST(SearchSquares, are_those_that_no_required_queen_attacks) {
  Board board = Board::square(6);
  board.require({5, 0});
  const SearchSquares corner = search_squares(board, Rule::queens);
  EXPECT_EQ(corner.allowed[0], 0b011110U);
  EXPECT_EQ(corner.allowed[4], 0b111100U);
  EXPECT_EQ(corner.prefix, Placement());
}

// Three queens leave one square in row 4, and that one leaves one in rows 0 and 1.
TEST(SearchSquares, are_those_that_unit_propagation_leaves) {
  Board board = Board::square(6);
  board.require({5, 4});
  board.require({2, 5});
  board.require({3, 0});
  EXPECT_EQ(search_squares(board, Rule::queens).prefix, (Placement{1, 3, 5, 0, 2, 4}));
}

// A column with one allowed square, in row 2, and then a row with one.
TEST(SearchSquares, are_the_only_ones_of_their_columns) {
  Board board = Board::square(4);
  for (const int row : {0, 1, 3}) board.block({row, 0});
  EXPECT_EQ(search_squares(board, Rule::queens).prefix, (Placement{1, 3, 0, 2}));
  EXPECT_EQ(search_squares(board, Rule::rooks).allowed[2], 1U);
  for (const int row : {0, 1, 3}) board.block({row, 3});
  EXPECT_FALSE(search_squares(board, Rule::rooks).is_feasible) << "two such columns in one row";
}

TEST(SearchSquares, below_a_prefix_alone_are_all) {
  const SearchSquares squares = search_squares(with_prefix(Board::square(8), {0, 4}), Rule::queens);
  EXPECT_EQ(squares.prefix, (Placement{0, 4}));
  EXPECT_EQ(squares.allowed[2], 0xffU);
}

TEST(ConstrainedCounts, of_a_corner_visit_as_many_boards_in_the_last_row_as_in_the_first) {
  for (const Engine engine : {Engine::backtrack, Engine::lanes}) {
    Board last = Board::square(11);
    last.require({10, 0});
    const CountResult first =
        count_solutions({.n = 11, .board = with_prefix(Board::square(11), {0}), .engine = engine});
    const CountResult result = count_solutions({.n = 11, .board = last, .engine = engine});
    EXPECT_EQ(result.solutions, first.solutions);
    EXPECT_EQ(result.statistics, first.statistics) << name_of(engine);
  }
}

TEST(ConstrainedCounts, visit_half_of_the_first_row_if_the_board_is_mirror_symmetric) {
  Board board = Board::square(8);
  board.block({3, 2});
  const std::uint64_t whole = count_solutions({.n = 8, .board = board}).statistics.boards;
  board.block({3, 5});
  const std::uint64_t half = count_solutions({.n = 8, .board = board}).statistics.boards;
  EXPECT_EQ(2 * half + 1, walk_search_tree(board).statistics.boards);
  EXPECT_LT(half, whole / 2 + 1);
}

TEST(ConstrainedCounts, are_not_by_halves) {
  Board first = Board::square(14);
  first.require({0, 0});
  Board last = Board::square(14);
  last.require({13, 0});
  Board corner = Board::square(14);
  corner.block({0, 0});
  for (const Board& board : {first, last, corner}) {
    EXPECT_EQ(count_solutions({.n = 14, .board = board}).engine, Engine::lanes);
    EXPECT_THROW(count_solutions({.n = 14, .board = board, .engine = Engine::halves}), std::invalid_argument);
  }
}

TEST(ConstrainedCounts, are_estimated) {
  Board board = Board::square(16);
  board.require({8, 3});
  board.block({0, 0});
  const std::uint64_t exact = count_solutions({.n = 16, .board = board}).solutions;
  const CountEstimate estimate = estimate_solutions({.n = 16, .board = board, .samples = 8});
  EXPECT_NEAR(estimate.solutions, static_cast<double>(exact), 4 * estimate.standard_error);
  EXPECT_LT(estimate.standard_error, 0.1 * estimate.solutions);
  EXPECT_EQ(estimate.full_count.engine, Engine::lanes);
  EXPECT_EQ(estimate.full_count.timed_n, 16);
  EXPECT_FALSE(estimate.is_exact);
}

TEST(ConstrainedCounts, are_exact_if_the_sample_contains_every_board) {
  for (const int n : {16, 17, 20}) {
    Board board = Board::square(n);
    for (const Square square : {Square{0, 1}, {2, 0}, {n - 1, 4}, {n - 2, 7}}) board.require(square);
    for (int row = 4; row < n - 2; ++row) board.block({row, n - 1 - row % 3});
    const std::uint64_t exact =
        count_solutions({.n = n, .board = board, .engine = Engine::backtrack}).solutions;
    for (const int threads : {1, 2}) {
      const CountEstimate estimate =
          estimate_solutions({.n = n, .board = board, .samples = 4}, {.threads = threads});
      EXPECT_EQ(estimate.is_exact, n < 20);
      EXPECT_EQ(estimate.samples == 1, n < 20);
      EXPECT_NEAR(estimate.solutions, static_cast<double>(exact), 4 * estimate.standard_error) << n;
    }
    board.require({8, 4});
    board.require({8, 3});
    const CountEstimate none = estimate_solutions({.n = n, .board = board});
    EXPECT_TRUE(none.is_exact);
    EXPECT_EQ(none.solutions, 0);
    EXPECT_EQ(none.full_count.processor_seconds, 0);
  }
}

// Beyond 9 rows, ranks are found by counting. By definition, these are the solutions of the whole list that
// meet the constraints.
TEST(ConstrainedRanks, are_the_positions_in_the_list) {
  RandomNumbers random(5);
  for (int n = 10; n <= 12; ++n) {
    const std::vector<Placement> all = test::solutions_of(Board::square(n));
    for (int board_number = 0; board_number < 12; ++board_number) {
      Board board = Board::square(n);
      std::vector<Square> blocked;
      for (int i = 0; i < n; ++i) {
        const auto row = static_cast<int>(random.below(static_cast<std::uint64_t>(n)));
        blocked.push_back({row, static_cast<int>(random.below(static_cast<std::uint64_t>(n)))});
        if (board_number % 3 == 0) blocked.push_back({row, n - 1 - blocked.back().column});
      }
      for (const Square square : blocked) board.block(square);
      std::vector<Placement> list = all;
      std::erase_if(list, [&](const Placement& s) {
        return std::ranges::any_of(blocked, [&](Square square) { return s[square.row] == square.column; });
      });
      EXPECT_EQ(test::solutions_of(board), list);
      for (const Engine engine : {Engine::backtrack, Engine::lanes})
        EXPECT_EQ(count_solutions({.n = n, .board = board, .engine = engine}).solutions, list.size());
      SolutionRanks ranks(board);
      for (std::size_t rank = 0; rank < list.size(); rank += 1 + list.size() / 5) {
        EXPECT_EQ(ranks.at(rank), list[rank]);
        EXPECT_EQ(ranks.rank_of(list[rank]), rank);
      }
      EXPECT_EQ(ranks.size(), list.size());
      EXPECT_THROW(ranks.at(list.size()), std::out_of_range);
    }
  }
}

}  // namespace
}  // namespace eightfold
