#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <vector>

#include "eightfold/reports/solutions/tree_report.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

std::string tree_of(int n, const Style& style = {}) {
  return tree_text(walk_search_tree(Board::square(n)), style);
}

TEST(TreeText, counts_the_boards_of_four_queens_by_depth) { test::expect_golden("tree-4.txt", tree_of(4)); }

TEST(TreeText, counts_2057_boards_and_92_solutions_for_eight_queens) {
  EXPECT_TRUE(test::mentions(tree_of(8), {"    total            2,057\nsolutions               92\n"}));
}

TEST(TreeText, has_only_the_empty_board_for_no_queens) {
  EXPECT_TRUE(test::mentions(tree_of(0), {"boards\n        0                1\n    total                1\n"
                                          "solutions                1\n"}));
}

TEST(TreeText, names_the_pieces_of_every_rule) {
  const auto tree_under = [](Rule rule, int n) {
    return tree_text(walk_search_tree(Board::square(n), rule), {}, rule);
  };
  EXPECT_EQ(tree_under(Rule::superqueens, 3),
            "The search tree of the 3-superqueens puzzle\n"
            "\n"
            "superqueens           boards\n"
            "          0                1\n"
            "          1                3\n"
            "          2                0\n"
            "          3                0\n"
            "      total                4\n"
            "  solutions                0\n");
  EXPECT_TRUE(tree_under(Rule::torus, 5)
                  .starts_with("The search tree of the 5-queens puzzle on the torus\n\n"
                               "   queens           boards\n"));
  EXPECT_TRUE(test::mentions(tree_under(Rule::rooks, 4),
                             {"4-rooks puzzle\n\n    rooks  ", "total               65\n"}));
}

TEST(TreeText, indents_a_title_that_is_broken) {
  EXPECT_TRUE(tree_of(4, {.width = 28}).starts_with("The search tree of the\n  4-queens puzzle\n\n"))
      << tree_of(4, {.width = 28});
}

TEST(TreeJson, has_the_size_of_the_board_and_its_counts) {
  const auto document = nlohmann::json::parse(tree_json(walk_search_tree(Board::square(4))));
  EXPECT_EQ(document["n"], 4);
  EXPECT_EQ(document["rule"], "queens");
  EXPECT_EQ(document["boards_by_depth"], (std::vector<int>{1, 4, 6, 4, 2}));
  EXPECT_EQ(document["boards"], 17);
  EXPECT_EQ(document["solutions"], 2);
}

}  // namespace
}  // namespace eightfold::reports
