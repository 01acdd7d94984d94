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
  EXPECT_EQ(shown({{2, 0, 3, 1}, 4}, "pairs"),
            ". . Q .\n"
            "Q . . .\n"
            ". . . Q\n"
            ". Q . .\n"
            "\n"
            "[2 0 3 1]: 4 queens on the 4x4 board, read as pairs\n"
            "A solution: no two queens attack each other.\n"
            "\n"
            "symmetry         image\n"
            "identity         [2 0 3 1]\n"
            "rotate90         [2 0 3 1]  same as identity\n"
            "rotate180        [2 0 3 1]  same as identity\n"
            "rotate270        [2 0 3 1]  same as identity\n"
            "flip_horizontal  [1 3 0 2]  canonical\n"
            "flip_vertical    [1 3 0 2]  same as flip_horizontal\n"
            "transpose        [1 3 0 2]  same as flip_horizontal\n"
            "anti_transpose   [1 3 0 2]  same as flip_horizontal\n"
            "\n"
            "stabilizer      {identity, rotate90, rotate180, rotate270}\n"
            "orbit           2 placements of type quarter_turn\n"
            "canonical form  [1 3 0 2] by flip_horizontal\n");
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
            "Free squares of row 3, marked *: (3 5)\n");
}

TEST(ShowText, reports_a_row_without_a_free_square) {
  EXPECT_TRUE(mentions(shown({{0, 2}, 4}),
                       {"so far.\nRow 3 has no free square, so no solution begins with this placement.\n",
                        ". . Q .\n. . . .\n. . . .\n"}));
}

TEST(ShowText, names_every_pair_of_queens_that_attack_each_other) {
  EXPECT_TRUE(mentions(shown({{1, 3, 3, 0}, 4}),
                       {"Not a solution: 2 pairs of queens attack each other, (row column) from 1:\n"
                        "  (1 2) and (3 4), on the same diagonal\n"
                        "  (2 4) and (3 4), in the same column\n"}));
  EXPECT_TRUE(
      mentions(shown({{0, 1}, 4}), {"Not a solution: two queens attack each other",
                                    "  (1 1) and (2 2), on the same diagonal\n", "Free squares of row 3"}));
}

TEST(ShowText, lists_twelve_attacks_and_counts_the_rest) {
  const std::string text = shown({{0, 1, 2, 3, 4, 5, 6, 7}, 8});
  EXPECT_TRUE(mentions(
      text, {"Not a solution: 28 pairs", "  (2 2) and (7 7), on the same diagonal\n  and 16 more\n"}));
  EXPECT_FALSE(mentions(text, {"(2 2) and (8 8)"}));
}

TEST(ShowText, shows_images_of_a_permutation_that_is_not_a_solution) {
  EXPECT_TRUE(mentions(shown({{1, 2, 0}, 3}), {"Not a solution", "rotate90         [0 2 1]  canonical\n",
                                               "stabilizer      {identity, anti_transpose}\n",
                                               "orbit           4 placements of type diagonal_flip\n",
                                               "canonical form  [0 2 1] by rotate90\n"}));
}

TEST(ShowText, states_why_a_placement_with_a_repeated_column_has_no_images) {
  const std::string text = shown({{3, 0, 2, 0}, 4});
  EXPECT_TRUE(mentions(text, {"No images: rows 2 and 4 share column 1, so a quarter turn"}));
  EXPECT_FALSE(mentions(text, {"stabilizer"}));
}

TEST(ShowText, describes_the_empty_board_and_the_single_queen) {
  EXPECT_TRUE(shown({{}, 0}).starts_with("[]: 0 queens on the 0x0 board, read as vector\nA solution"));
  EXPECT_TRUE(shown({{0}, 1}).starts_with("Q\n\n[0]: 1 queen on the 1x1 board, read as vector\nA solution"));
  for (const SizedPlacement& smallest : {SizedPlacement{{}, 0}, SizedPlacement{{0}, 1}})
    EXPECT_TRUE(mentions(shown(smallest), {"orbit           1 placement of type full\n"}));
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
  EXPECT_TRUE(
      mentions(under({{1, 3, 0, 2}, 4}, Rule::torus),
               {"Not a solution: 2 pairs of queens", "(1 2) and (4 3), on the same wrapped diagonal\n"}));
  EXPECT_TRUE(mentions(under({{0, 1, 1, 3}, 4}, Rule::torus),
                       {"(1 1) and (2 2), on the same diagonal\n", "(2 2) and (3 2), in the same column\n"}));
  EXPECT_TRUE(
      mentions(under({{1, 3, 0, 2}, 4}, Rule::superqueens),
               {"4 superqueens on the 4x4 board", "Not a solution: 4 pairs of superqueens attack each other",
                "(1 2) and (2 4), a knight's move apart\n"}));
  EXPECT_TRUE(
      mentions(under({{0, 2}, 5}, Rule::superqueens), {"two superqueens attack", "(2 3), a knight's move"}));
  EXPECT_TRUE(
      mentions(under({{0, 1, 2}, 3}, Rule::rooks),
               {"3 rooks on the 3x3 board", "A solution: no two rooks attack", "type diagonal_klein\n"}));
  EXPECT_TRUE(mentions(under({{0, 0, 2}, 3}, Rule::rooks),
                       {"two rooks attack each other", "in the same column\n", "put two rooks in one row"}));
  EXPECT_TRUE(mentions(under({{0}, 3}, Rule::rooks),
                       {"Q . .\n. * *\n", "1 rook on", "No two rooks attack each other so far."}));
  EXPECT_TRUE(mentions(under({{0}, 4}, Rule::torus), {"Free squares of row 2, marked *: (2 3)\n"}));
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
