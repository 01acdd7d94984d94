#include "eightfold/core/search_tree.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

using BoardsOfDepths = std::vector<std::uint64_t>;

TEST(SearchTree, of_eight_queens_has_2057_boards) {
  const SearchTree tree = walk_search_tree(Board::square(8));
  EXPECT_EQ(tree.boards_by_depth, (BoardsOfDepths{1, 8, 42, 140, 344, 568, 550, 312, 92}));
  EXPECT_EQ(tree.statistics.boards, 2057U);
  EXPECT_EQ(tree.solutions, 92U);
}

TEST(SearchTree, of_no_queens_is_its_root) {
  const SearchTree tree = walk_search_tree(Board::square(0));
  EXPECT_EQ(tree.boards_by_depth, BoardsOfDepths{1});
  EXPECT_EQ(tree.statistics.boards, 1U);
  EXPECT_EQ(tree.solutions, 1U);
}

TEST(SearchTree, has_an_entry_for_a_depth_without_boards) {
  const SearchTree tree = walk_search_tree(Board::square(3));
  EXPECT_EQ(tree.boards_by_depth, (BoardsOfDepths{1, 3, 2, 0}));
  EXPECT_EQ(tree.statistics.boards, 6U);
  EXPECT_EQ(tree.solutions, 0U);
}

TEST(SearchTree, has_the_profile_that_oeis_A319284_gives) {
  const std::vector<BoardsOfDepths> profiles = {{1},
                                                {1, 1},
                                                {1, 2, 0},
                                                {1, 3, 2, 0},
                                                {1, 4, 6, 4, 2},
                                                {1, 5, 12, 14, 12, 10},
                                                {1, 6, 20, 36, 46, 40, 4},
                                                {1, 7, 30, 76, 140, 164, 94, 40},
                                                {1, 8, 42, 140, 344, 568, 550, 312, 92},
                                                {1, 9, 56, 234, 732, 1614, 2292, 2038, 1066, 352},
                                                {1, 10, 72, 364, 1400, 3916, 7552, 9632, 7828, 4040, 724}};
  for (int n = 0; n <= 10; ++n) {
    const SearchTree tree = walk_search_tree(Board::square(n));
    EXPECT_EQ(tree.boards_by_depth, profiles[static_cast<unsigned>(n)]) << "n = " << n;
    EXPECT_EQ(tree.solutions, test::published_counts(n).all) << "n = " << n;
  }
}

TEST(SearchTree, of_a_board_with_fewer_rows_is_the_top_of_the_square_boards) {
  const auto square = walk_search_tree(Board::square(9)).boards_by_depth;
  for (int rows = 0; rows <= 9; ++rows) {
    const SearchTree tree = walk_search_tree(Board(rows, 9));
    EXPECT_EQ(tree.boards_by_depth, BoardsOfDepths(square.begin(), square.begin() + rows + 1));
    EXPECT_EQ(tree.solutions, tree.boards_by_depth.back());
  }
}

}  // namespace
}  // namespace eightfold
