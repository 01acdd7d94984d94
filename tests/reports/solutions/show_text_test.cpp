#include "eightfold/reports/solutions/show_text.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <string>
#include <string_view>

#include "tests/reports/plain_text.hpp"
#include "tests/reports/sized_placements.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

std::string shown(const SizedPlacement& placement, std::string_view notation = "vector") {
  return show_text(placement, notation, {});
}

TEST(ShowText, describes_a_solution_completely) {
  EXPECT_EQ(
      shown({{2, 0, 3, 1}, 4}, "pairs"),
      ". . Q .\n"
      "Q . . .\n"
      ". . . Q\n"
      ". Q . .\n"
      "\n"
      "[2 0 3 1]: 4 queens on the 4x4 board, read as pairs\n"
      "A solution: no two queens attack each other.\n"
      "\n"
      "symmetry                       image\n"
      "identity                       [2 0 3 1]\n"
      "clockwise quarter turn         [2 0 3 1]  same as the identity\n"
      "half turn                      [2 0 3 1]  same as the identity\n"
      "counterclockwise quarter turn  [2 0 3 1]  same as the identity\n"
      "left-right mirror              [1 3 0 2]  canonical\n"
      "top-bottom mirror              [1 3 0 2]  same as the left-right mirror\n"
      "mirror in the main diagonal    [1 3 0 2]  same as the left-right mirror\n"
      "mirror in the anti-diagonal    [1 3 0 2]  same as the left-right mirror\n"
      "\n"
      "stabilizer      rotation group: identity, clockwise quarter turn, half turn, counterclockwise quarter "
      "turn\n"
      "orbit           2 placements fixed by the quarter turns\n"
      "canonical form  [1 3 0 2] by the left-right mirror\n");
}

TEST(ShowText, marks_the_free_squares_of_the_next_row_of_a_partial_placement) {
  EXPECT_EQ(shown({{0, 2}, 5}),
            "Q . . . .\n"
            ". . Q . .\n"
            ". . . . *\n"
            ". . . . .\n"
            ". . . . .\n"
            "\n"
            "[0 2]: 2 queens on the 5x5 board, read as vector\n"
            "No two queens attack each other so far.\n"
            "Free squares of rank 3, marked * (a1 is at the bottom left): e3\n");
}

TEST(ShowText, reports_a_row_without_a_free_square) {
  EXPECT_TRUE(mentions(shown({{0, 2}, 4}), {"so far.\nRank 2 (a1 is at the bottom left) has no free square, "
                                            "so no solution begins with this placement.\n",
                                            ". . Q .\n. . . .\n. . . .\n"}));
}

TEST(ShowText, names_every_pair_of_queens_that_attack_each_other) {
  EXPECT_TRUE(mentions(shown({{1, 3, 3, 0}, 4}),
                       {"Not a solution: 2 pairs of queens attack each other (a1 is at the bottom left):\n"
                        "  b4 and d2, on the same diagonal\n"
                        "  d3 and d2, in the same column\n"}));
  EXPECT_TRUE(
      mentions(shown({{0, 1}, 4}), {"Not a solution: two queens attack each other",
                                    "  a4 and b3, on the same diagonal\n", "Free squares of rank 2"}));
}

TEST(ShowText, lists_twelve_attacks_and_counts_the_rest) {
  const std::string text = shown({{0, 1, 2, 3, 4, 5, 6, 7}, 8});
  EXPECT_TRUE(
      mentions(text, {"Not a solution: 28 pairs", "  b7 and g2, on the same diagonal\n  and 16 more\n"}));
  EXPECT_FALSE(mentions(text, {"b7 and h1"}));
}

TEST(ShowText, shows_images_of_a_permutation_that_is_not_a_solution) {
  EXPECT_TRUE(mentions(shown({{1, 2, 0}, 3}),
                       {"Not a solution", "clockwise quarter turn         [0 2 1]  canonical\n",
                        "stabilizer      anti-diagonal mirror group: identity, mirror in the anti-diagonal\n",
                        "orbit           4 placements fixed by one diagonal mirror\n",
                        "canonical form  [0 2 1] by the clockwise quarter turn\n"}));
}

TEST(ShowText, states_why_a_placement_with_a_repeated_column_has_no_images) {
  const std::string text = shown({{3, 0, 2, 0}, 4});
  EXPECT_TRUE(mentions(text, {"No images: a3 and a1 are in one column, so a quarter turn"}));
  EXPECT_FALSE(mentions(text, {"stabilizer"}));
}

TEST(ShowText, describes_the_empty_board_and_the_single_queen) {
  EXPECT_TRUE(shown({{}, 0}).starts_with("[]: 0 queens on the 0x0 board, read as vector\nA solution"));
  EXPECT_TRUE(shown({{0}, 1}).starts_with("Q\n\n[0]: 1 queen on the 1x1 board, read as vector\nA solution"));
  for (const SizedPlacement& smallest : {SizedPlacement{{}, 0}, SizedPlacement{{0}, 1}})
    EXPECT_TRUE(mentions(shown(smallest), {"orbit           1 placement fixed by all eight symmetries\n"}));
}

TEST(ShowText, marks_the_whole_first_row_without_queens) {
  EXPECT_TRUE(shown({{}, 3}).starts_with("* * *\n. . .\n. . .\n\n[]: 0 queens on the 3x3 board"));
}

TEST(ShowText, states_that_sicp_draws_the_transpose) {
  EXPECT_TRUE(
      mentions(shown({{1, 3, 0, 2}, 4}, "sicp"), {"read as sicp\nSICP lists the columns of a board"}));
  EXPECT_FALSE(mentions(shown({{1, 3, 0, 2}, 4}, "pairs"), {"SICP"}));
}

TEST(ShowText, colors_queens_under_attack_red_and_free_squares_green) {
  const std::string text = show_text({{0, 1, 4}, 5}, "vector", {true});
  EXPECT_TRUE(
      text.starts_with("\x1b[31mQ\x1b[0m . . . .\n. \x1b[31mQ\x1b[0m . . .\n. . . . \x1b[1mQ\x1b[0m\n"));
  EXPECT_TRUE(mentions(text, {"\x1b[31mNot a solution"}));
  EXPECT_TRUE(mentions(show_text({{0, 2}, 5}, "vector", {true}), {". . . . \x1b[32m*\x1b[0m\n"}));
}

TEST(ShowText, names_the_attack_lines_of_every_rule) {
  const auto under = [](const SizedPlacement& placement, Rule rule) {
    return show_text(placement, "vector", {}, rule);
  };
  EXPECT_TRUE(mentions(under({{0, 2, 4, 1, 3}, 5}, Rule::torus),
                       {"5 queens on the 5x5 torus, read as vector\nA solution: no two queens attack"}));
  EXPECT_TRUE(mentions(under({{1, 3, 0, 2}, 4}, Rule::torus),
                       {"Not a solution: 2 pairs of queens", "b4 and c1, on the same wrapped diagonal\n"}));
  EXPECT_TRUE(mentions(under({{0, 1, 1, 3}, 4}, Rule::torus),
                       {"a4 and b3, on the same diagonal\n", "b3 and b2, in the same column\n"}));
  EXPECT_TRUE(
      mentions(under({{1, 3, 0, 2}, 4}, Rule::superqueens),
               {"4 superqueens on the 4x4 board", "Not a solution: 4 pairs of superqueens attack each other",
                "b4 and d3, a knight's move apart\n"}));
  EXPECT_TRUE(
      mentions(under({{0, 2}, 5}, Rule::superqueens), {"two superqueens attack", "c4, a knight's move"}));
  EXPECT_TRUE(mentions(
      under({{0, 1, 2}, 3}, Rule::rooks),
      {"3 rooks on the 3x3 board", "A solution: no two rooks attack", "fixed by both diagonal mirrors\n"}));
  EXPECT_TRUE(mentions(under({{0, 0, 2}, 3}, Rule::rooks),
                       {"two rooks attack each other", "in the same column\n", "put two rooks in one row"}));
  EXPECT_TRUE(mentions(under({{0}, 3}, Rule::rooks),
                       {"Q . .\n. * *\n", "1 rook on", "No two rooks attack each other so far."}));
  EXPECT_TRUE(mentions(under({{0}, 4}, Rule::torus),
                       {"Free squares of rank 3, marked * (a1 is at the bottom left): c3\n"}));
}

RC_GTEST_PROP(ShowText, is_plain_text_with_or_without_colors, ()) {
  const auto placement = *rc::gen::mapcat(test::number(0, 13), test::sized_placement);
  const std::string text = shown(placement);
  RC_ASSERT(test::is_plain_text(text) == true);
  RC_ASSERT(test::without_color(show_text(placement, "vector", {true})) == text);
}

RC_GTEST_PROP(ShowText, draws_a_board_that_the_reader_accepts, ()) {
  const auto placement = *rc::gen::mapcat(test::number(1, 13), test::sized_placement);
  std::string drawing = shown(placement);
  drawing.erase(drawing.find("\n\n"));
  std::replace(drawing.begin(), drawing.end(), '*', '.');
  RC_ASSERT(parse_placement(drawing) == placement);
}

}  // namespace
}  // namespace eightfold::reports
