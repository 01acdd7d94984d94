#include "eightfold/core/count/internal/halves/quarter_boards.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <stdexcept>
#include <tuple>
#include <vector>

#include "tests/core/count/halves/squares.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::halves {
namespace {

// The sets of non-attacking squares that extend the given one by squares from `next` on.
void add_peaceful_sets(int side, const std::vector<Square>& squares, int next,
                       std::set<std::vector<Square>>& found) {
  if (!test::is_peaceful(squares)) return;
  found.insert(squares);
  for (int square = next; square < side * side; ++square) {
    std::vector<Square> more = squares;
    more.push_back({square / side, square % side});
    add_peaceful_sets(side, more, square + 1, found);
  }
}

TEST(QuarterBoards, are_as_many_as_there_are_sets_of_squares_without_an_attack) {
  const std::array<std::size_t, 7> expected = {1, 2, 5, 18, 87, 462, 2635};
  for (int side = 0; side <= 6; ++side)
    EXPECT_EQ(test::list_of(QuarterBoards(side, {})).size(), expected[static_cast<std::size_t>(side)])
        << "side " << side;
}

// The formula for two queens is that of OEIS A036464.
TEST(QuarterBoards, of_0_1_2_and_as_many_queens_as_rows_are_as_many_as_published) {
  for (int side = 3; side <= 8; ++side) {
    std::array<std::uint64_t, max_side + 1> by_queens{};
    for (const QuarterBoard& board : test::list_of(QuarterBoards(side, {})))
      ++by_queens[static_cast<std::size_t>(std::popcount(board.rows))];
    const auto n = static_cast<std::uint64_t>(side);
    EXPECT_EQ(by_queens[0], 1U);
    EXPECT_EQ(by_queens[1], n * n);
    EXPECT_EQ(by_queens[2], n * (n - 1) * (n - 2) * (3 * n - 1) / 6) << "side " << side;
    EXPECT_EQ(by_queens[n], test::published_counts(side).all) << "side " << side;
  }
}

TEST(QuarterBoards, are_all_sets_of_squares_without_an_attack) {
  for (int side = 0; side <= 6; ++side) {
    std::set<std::vector<Square>> found;
    for (const QuarterBoard& board : test::list_of(QuarterBoards(side, {})))
      EXPECT_TRUE(found.insert(test::squares_of(board, side)).second) << "side " << side;
    std::set<std::vector<Square>> expected;
    add_peaceful_sets(side, {}, 0, expected);
    EXPECT_EQ(found, expected) << "side " << side;
  }
}

TEST(QuarterBoards, are_grouped_by_their_rows) {
  for (int side = 0; side <= 6; ++side) {
    const QuarterBoards boards(side, {});
    EXPECT_EQ(boards.side(), side);
    ASSERT_EQ(boards.by_rows().size(), std::size_t{1} << side);
    for (std::size_t rows = 0; rows < boards.by_rows().size(); ++rows)
      for (const QuarterBoard& board : boards.by_rows()[rows]) EXPECT_EQ(board.rows, rows);
  }
}

TEST(QuarterBoards, of_the_same_rows_are_sorted_by_columns_then_by_queens_from_the_first_row_on) {
  for (int side = 0; side <= 7; ++side) {
    const QuarterBoards boards(side, {});
    const auto key = [&](const QuarterBoard& board) {
      return std::tuple(board.columns, test::squares_of(board, side));
    };
    for (const auto& same_rows : boards.by_rows())
      EXPECT_TRUE(std::ranges::is_sorted(same_rows, {}, key)) << "side " << side;
  }
}

TEST(QuarterBoards, have_the_lines_and_diagonals_of_their_queens) {
  for (int side = 0; side <= 6; ++side)
    for (const QuarterBoard& board : test::list_of(QuarterBoards(side, {}))) {
      QuarterBoard expected;
      for (const auto [y, x] : test::squares_of(board, side)) {
        expected.rows = static_cast<std::uint16_t>(expected.rows | 1 << y);
        expected.columns = static_cast<std::uint16_t>(expected.columns | 1 << x);
        expected.radial |= 1U << (x - y + side - 1);
        expected.tangential |= 1U << (x + y);
      }
      EXPECT_EQ(board.rows, expected.rows);
      EXPECT_EQ(board.columns, expected.columns);
      EXPECT_EQ(board.radial, expected.radial);
      EXPECT_EQ(board.tangential, expected.tangential);
    }
}

TEST(QuarterBoards, are_the_same_on_any_number_of_threads) {
  const auto codes = [](int threads) {
    std::vector<std::uint64_t> list;
    for (const QuarterBoard& board : test::list_of(QuarterBoards(7, {.threads = threads})))
      list.push_back(board.code);
    return list;
  };
  EXPECT_EQ(codes(2), codes(1));
  EXPECT_EQ(codes(3), codes(1));
}

TEST(QuarterBoards, have_a_side_of_0_to_11) {
  EXPECT_THROW(QuarterBoards(-1, {}), std::invalid_argument);
  EXPECT_THROW(QuarterBoards(12, {}), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold::halves
