#include "eightfold/core/search_tree.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <numeric>
#include <vector>

#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

using BoardsOfDepths = std::vector<std::uint64_t>;

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
    const BoardsOfDepths& profile = profiles[static_cast<unsigned>(n)];
    EXPECT_EQ(tree.boards_by_depth, profile) << "n = " << n;
    EXPECT_EQ(tree.statistics.boards, std::accumulate(profile.begin(), profile.end(), std::uint64_t{0}));
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
