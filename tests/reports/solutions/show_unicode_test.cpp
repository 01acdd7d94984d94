// The output of `show` in Unicode.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "eightfold/reports/solutions/show_text.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/reports/sized_placements.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

std::string unicode_shown(const SizedPlacement& placement, int width = 80, bool color = false) {
  return show_text(placement, "vector", {color, true, width});
}

TEST(ShowUnicode, draws_the_board_and_its_eight_images) {
  test::expect_golden("show-unicode.txt", unicode_shown({{2, 0, 3, 1}, 4}, 60));
}

TEST(ShowUnicode, names_squares_by_file_and_rank) {
  EXPECT_TRUE(mentions(unicode_shown({{1, 3, 3, 0}, 4}),
                       {"Not a solution: 2 pairs of queens attack each other:\n"
                        "  b4 and d2, on the same diagonal\n"
                        "  d3 and d2, in the same column\n"
                        "No images: d3 and d2 are in one column, so a quarter turn would put two queens\n"
                        "  in one row.\n"}));
  EXPECT_TRUE(
      mentions(unicode_shown({{0, 2}, 5}), {"3 │· · · · ○│", "Free squares of rank 3, marked ○: e3\n"}));
  EXPECT_TRUE(mentions(unicode_shown({{0, 2}, 4}),
                       {"Rank 2 has no free square, so no solution begins with this placement.\n"}));
}

TEST(ShowUnicode, lists_vectors_if_two_boards_do_not_fit_side_by_side) {
  const std::string text = unicode_shown({{0, 4, 7, 5, 2, 6, 1, 3}, 8}, 35);
  EXPECT_TRUE(mentions(
      text, {"8 │♛ ·", "\nsymmetry\n  image\n", "\nleft-right mirror              [7 3\n  0 2 5 1 6 4]\n"}));
  EXPECT_EQ(text.find("┌", text.find("└")), std::string::npos) << text;
}

TEST(ShowUnicode, omits_a_board_that_is_too_wide) {
  Placement diagonal;
  for (int row = 0; row < 32; ++row) diagonal.push_back(row);
  EXPECT_EQ(unicode_shown({diagonal, 32}, 67).find("♛"), std::string::npos);
  EXPECT_NE(unicode_shown({diagonal, 32}, 68).find("♛"), std::string::npos);
  EXPECT_TRUE(mentions(unicode_shown({diagonal, 32}, 80),
                       {"┌───────────────────────────────┬──", "│ mirror in the anti-diagonal   │ [0 1 2 "}));
}

TEST(ShowUnicode, states_the_width_of_an_omitted_board) {
  const SizedPlacement begun = {{0, 4, 7}, 32};
  for (const bool unicode : {false, true})
    for (const bool color : {false, true}) {
      const int needed = unicode ? (color ? 69 : 68) : 63;
      const auto text = [&](int width) { return show_text(begun, "vector", {color, unicode, width}); };
      EXPECT_TRUE(
          text(needed - 1).starts_with("The board needs " + std::to_string(needed) + " columns.\n\n["));
      EXPECT_EQ(text(needed - 1).find("marked"), std::string::npos);
      EXPECT_EQ(text(needed).find("The board needs"), std::string::npos);
      EXPECT_NE(text(needed).find("marked"), std::string::npos);
    }
  EXPECT_TRUE(unicode_shown({{0, 2}, 12}, 20).starts_with("The board needs 28\n  columns.\n\n"));
  EXPECT_EQ(unicode_shown({{}, 0}, 20).find("needs"), std::string::npos);
}

// "counterclockwise" is the longest word of the table.
TEST(ShowUnicode, folds_the_names_of_the_symmetries_beside_their_images) {
  for (const bool unicode : {false, true})
    for (int width = 40; width <= 60; ++width)
      for (const std::string& line :
           test::lines_of(show_text({{1, 0, 2}, 3}, "vector", {false, unicode, width})))
        EXPECT_LE(width_of(line), static_cast<std::size_t>(width)) << line;
}

RC_GTEST_PROP(ShowUnicode, is_never_wider_than_the_style, ()) {
  const auto placement = *rc::gen::mapcat(test::number(0, 32), test::sized_placement);
  const int width = *rc::gen::inRange(20, 120);
  const std::string text = unicode_shown(placement, width);
  RC_ASSERT(test::is_plain_text(text) == true);
  for (const bool unicode : {false, true})
    for (const bool color : {false, true})
      for (const std::string& line : test::lines_of(show_text(placement, "vector", {color, unicode, width})))
        RC_ASSERT(width_of(line) <= static_cast<std::size_t>(width));
}

}  // namespace
}  // namespace eightfold::reports
