// Properties of the description of any placement, and boards at the limit of the width. The texts of
// placements of each kind are in data/goldens.
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>

#include "eightfold/reports/solutions/show_report.hpp"
#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/reports/sized_placements.hpp"
#include "tests/support/generators.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::reports {
namespace {

std::string shown(const SizedPlacement& placement, const Style& style = {}) {
  return show_text(show_report(placement, {.words = "vector", .notation = "vector"}), style);
}

RC_GTEST_PROP(ShowText, draws_a_board_that_the_reader_accepts, ()) {
  const auto placement = *rc::gen::mapcat(test::number(1, 13), test::sized_placement);
  std::string drawing = shown(placement);
  drawing.erase(drawing.find("\n\n"));
  std::replace(drawing.begin(), drawing.end(), '*', '.');
  RC_ASSERT(parse_placement(drawing) == placement);
}

RC_GTEST_PROP(ShowText, is_plain_text_never_wider_than_the_style_to_which_color_adds_only_colors, ()) {
  const auto placement = *rc::gen::mapcat(test::number(0, 32), test::sized_placement);
  const int width = *rc::gen::inRange(20, 120);
  for (const bool unicode : {false, true})
    for (const bool color : {false, true}) {
      const std::string text = shown(placement, {color, unicode, width});
      for (const std::string& line : test::lines_of(text))
        RC_ASSERT(width_of(line) <= static_cast<std::size_t>(width));
      if (!color) RC_ASSERT(bool(test::is_plain_text(text)));
    }
  RC_ASSERT(test::without_color(shown(placement, {true})) == shown(placement));
}

TEST(ShowText, omits_a_board_that_is_too_wide) {
  Placement diagonal;
  for (int row = 0; row < 32; ++row) diagonal.push_back(row);
  const auto text = [&](int width) { return shown({diagonal, 32}, {.unicode = true, .width = width}); };
  EXPECT_EQ(text(67).find("♛"), std::string::npos);
  EXPECT_NE(text(68).find("♛"), std::string::npos);
  EXPECT_TRUE(test::mentions(
      text(80), {"┌───────────────────────────────┬──", "│ mirror in the anti-diagonal   │ [0 1 2 "}));
}

TEST(ShowText, states_the_width_of_an_omitted_board) {
  for (const bool unicode : {false, true})
    for (const bool color : {false, true}) {
      const int needed = unicode ? (color ? 69 : 68) : 63;
      const auto text = [&](int width) { return shown({{0, 4, 7}, 32}, {color, unicode, width}); };
      EXPECT_TRUE(
          text(needed - 1).starts_with("The board needs " + std::to_string(needed) + " columns.\n\n["));
      EXPECT_EQ(text(needed - 1).find("marked"), std::string::npos);
      EXPECT_EQ(text(needed).find("The board needs"), std::string::npos);
      EXPECT_NE(text(needed).find("marked"), std::string::npos);
    }
  EXPECT_TRUE(
      shown({{0, 2}, 12}, {.unicode = true, .width = 20}).starts_with("The board needs 28\n  columns.\n\n"));
  EXPECT_EQ(shown({{}, 0}, {.unicode = true, .width = 20}).find("needs"), std::string::npos);
}

// "counterclockwise" is the longest word of the table.
TEST(ShowText, folds_the_names_of_the_symmetries_beside_their_images) {
  for (const bool unicode : {false, true})
    for (int width = 40; width <= 60; ++width)
      for (const std::string& line : test::lines_of(shown({{1, 0, 2}, 3}, {false, unicode, width})))
        EXPECT_LE(width_of(line), static_cast<std::size_t>(width)) << line;
}

}  // namespace
}  // namespace eightfold::reports
