#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <functional>
#include <vector>

#include "eightfold/core/search_tree.hpp"
#include "eightfold/core/verify.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

TEST(LargerCounts, of_solutions_are_as_published) {
  for (int n = 11; n <= 14; ++n)
    EXPECT_EQ(walk_search_tree(Board::square(n)).solutions, test::published_counts(n).all) << "n = " << n;
}

TEST(LargerCounts, of_the_other_rules_are_as_published) {
  for (const auto& [rule, n] :
       {std::pair(Rule::superqueens, 12), std::pair(Rule::superqueens, 13), std::pair(Rule::torus, 13),
        std::pair(Rule::torus, 14), std::pair(Rule::rooks, 9)})
    EXPECT_EQ(walk_search_tree(Board::square(n), rule).solutions, test::published_relative(rule, n).all)
        << name_of(rule) << ", n = " << n;
}

TEST(LargerCounts, of_visited_boards_are_the_profiles_that_oeis_A319284_gives) {
  const std::vector<std::uint64_t> eleven = {1,     11,    90,    536,   2468,  8492,
                                             21362, 37248, 44148, 34774, 15116, 2680};
  const std::vector<std::uint64_t> twelve = {1,      12,     110,    756,    4080,  16852, 52856,
                                             120104, 195270, 222720, 160964, 68264, 14200};
  EXPECT_EQ(walk_search_tree(Board::square(11)).boards_by_depth, eleven);
  EXPECT_EQ(walk_search_tree(Board::square(12)).boards_by_depth, twelve);
}

TEST(LargerCounts, belong_to_solutions_in_strictly_increasing_order) {
  for (const int n : {11, 12}) {
    const Board board = Board::square(n);
    const auto solutions = test::solutions_of(board);
    EXPECT_TRUE(std::ranges::is_sorted(solutions, std::ranges::less_equal{})) << "n = " << n;
    EXPECT_TRUE(std::ranges::all_of(solutions, [&](const Placement& s) { return is_solution(s, board); }))
        << "n = " << n;
  }
}

}  // namespace
}  // namespace eightfold
