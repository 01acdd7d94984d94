#include "eightfold/reports/pictures/piece_sheet_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>
#include <vector>

#include "tests/reports/pictures/drawn_picture.hpp"
#include "tests/support/golden.hpp"

namespace eightfold::reports {
namespace {

PieceBoard board_of(const std::string& rule, int rows, int columns) {
  return {*piece_rule_named(rule), rows, columns};
}

TEST(PieceSheetPicture, of_bishops_is_the_golden_one) {
  PieceSheetPicture sheet = {.board = board_of("bishops", 2, 5),
                             .boards = {{{{0, 0}, {0, 4}}, "1", "orbit of 2", "left-right mirror group"},
                                        {{{0, 1}, {1, 3}}, "2", "orbit of 4"}},
                             .title = "Bishops",
                             .subtitle = "two of them"};
  sheet.board.required = {{1, 3}};
  sheet.board.blocked = {{0, 2}};
  const std::string svg = piece_sheet_picture(sheet);
  EXPECT_EQ(test::xmllint_errors(svg), "");
  test::expect_golden("piece-sheet-bishops-2-5.svg", svg);
}

TEST(PieceSheetPicture, shows_every_board_above_its_caption_without_overlap) {
  for (const auto& [rows, columns] : {std::pair(1, 1), {1, 32}, {32, 1}, {3, 5}, {8, 10}, {32, 31}})
    for (const std::size_t boards : {1U, 2U, 7U, 40U}) {
      const std::vector<Square> corner = {{rows - 1, columns - 1}};
      const PieceSheetPicture sheet = {.board = board_of("kings", rows, columns),
                                       .boards = std::vector<PieceSheetBoard>(boards, {corner, "caption"})};
      const test::DrawnPicture picture = test::read_picture(piece_sheet_picture(sheet));
      EXPECT_EQ(picture.width, size_of(sheet).width);
      EXPECT_EQ(picture.height, size_of(sheet).height);
      ASSERT_EQ(picture.boards.size(), boards);
      std::vector<test::DrawnText> captions;
      std::ranges::copy_if(picture.texts, std::back_inserter(captions),
                           [](const test::DrawnText& text) { return text.text == "caption"; });
      for (std::size_t i = 0; i < boards; ++i) {
        const auto& [left, top, square, pieces] = picture.boards[i];
        const double right = left + columns * square;
        const double bottom = top + rows * square;
        EXPECT_EQ(test::squares_of(picture.boards[i]), corner);
        EXPECT_GT(left, 0);
        EXPECT_LT(right, picture.view_width);
        EXPECT_GT(captions.at(i).y, bottom);
        EXPECT_NEAR(captions[i].x, (left + right) / 2, 0.1);
        EXPECT_LT(captions[i].y, picture.view_height);
        for (std::size_t j = 0; j < i; ++j)
          EXPECT_TRUE(picture.boards[j].left + columns * square < left || captions[j].y < top)
              << rows << "×" << columns << ", board " << i << " of " << boards;
      }
    }
}

TEST(PieceSheetPicture, names_the_squares_of_its_boards_in_its_description) {
  const std::string svg = piece_sheet_picture(
      {.board = board_of("knights", 4, 6), .boards = {{{{0, 0}, {3, 5}}, "1", "orbit of 2"}, {{}, "2"}}});
  EXPECT_NE(svg.find("1, orbit of 2: a4 f1\n2: \n"), std::string::npos) << svg.substr(0, 400);
}

}  // namespace
}  // namespace eightfold::reports
