#include "core/run/visit_progress.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "eightfold/core/search_tree.hpp"
#include "eightfold/core/solutions.hpp"
#include "tests/support/placements.hpp"

namespace eightfold {
namespace {

TEST(ShareBefore, increases_from_0_to_1_along_the_list) {
  for (const Rule rule : {Rule::queens, Rule::rooks, Rule::torus, Rule::superqueens})
    for (const int n : {5, 7}) {
      double before = -1;
      for (const Placement& placement : Solutions(Board::square(n), {}, rule)) {
        const double share = share_before(placement, Board::square(n), rule);
        EXPECT_GT(share, before);
        EXPECT_LT(share, 1);
        before = share;
      }
    }
}

TEST(ShareBefore, is_exact_for_rooks) {
  const auto all = test::all_permutations(5);
  for (std::size_t i = 0; i < all.size(); ++i)
    EXPECT_NEAR(share_before(all[i], Board::square(5), Rule::rooks), static_cast<double>(i) / 120, 1e-12);
}

TEST(ShareBefore, of_the_first_solution_is_near_0_and_of_the_last_near_1) {
  for (int n = 6; n <= 9; ++n) {
    const auto solutions = test::solutions_of(Board::square(n));
    EXPECT_LT(share_before(solutions.front(), Board::square(n)), 0.2) << n;
    EXPECT_GT(share_before(solutions.back(), Board::square(n)), 0.75) << n;
  }
}

TEST(VisitProgress, of_a_search_tree_is_reported_in_order) {
  std::vector<double> heard;
  const auto listener = [&](double done) { heard.push_back(done); };
  EXPECT_EQ(walk_search_tree(Board::square(9), Rule::rooks, {.on_progress = listener}).solutions, 362'880U);
  ASSERT_EQ(heard.size(), 362'880U / 4096);
  EXPECT_TRUE(std::ranges::is_sorted(heard));
  EXPECT_GT(heard.front(), 0);
  EXPECT_GT(heard.back(), 0.98);
  EXPECT_LT(heard.back(), 1);
}

TEST(VisitProgress, needs_no_listener) { EXPECT_EQ(walk_search_tree(Board::square(10)).solutions, 724U); }

}  // namespace
}  // namespace eightfold
