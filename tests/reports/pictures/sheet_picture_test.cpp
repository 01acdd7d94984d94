#include "eightfold/reports/pictures/sheet_picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "tests/reports/pictures/drawn_picture.hpp"
#include "tests/support/placements.hpp"

namespace eightfold::reports {
namespace {

using test::DrawnPicture;

SheetPicture sheet_of(int n) {
  SheetPicture sheet = {.board = Board::square(n), .title = "Solutions", .subtitle = "all solutions"};
  for (const Placement& solution : test::solutions_of(Board::square(n)))
    sheet.boards.push_back({solution, std::to_string(sheet.boards.size() + 1)});
  return sheet;
}

DrawnPicture drawn_sheet(const SheetPicture& sheet) { return test::read_picture(sheet_picture(sheet)); }

TEST(SheetPicture, shows_every_board_in_order) {
  for (const int n : {1, 4, 5, 6, 7, 8}) {
    const SheetPicture sheet = sheet_of(n);
    const DrawnPicture picture = drawn_sheet(sheet);
    ASSERT_EQ(picture.boards.size(), sheet.boards.size());
    for (std::size_t i = 0; i < sheet.boards.size(); ++i) {
      Placement shown;
      for (const Square queen : test::squares_of(picture.boards[i])) shown.push_back(queen.column);
      EXPECT_EQ(shown, sheet.boards[i].placement);
      EXPECT_TRUE(picture.has_text(std::to_string(i + 1)));
    }
  }
}

TEST(SheetPicture, arranges_boards_without_overlap_on_the_paper) {
  for (int boards = 1; boards <= 40; ++boards)
    for (const int n : {1, 8, 32}) {
      const SheetPicture sheet = {.board = Board::square(n),
                                  .boards = std::vector<SheetBoard>(static_cast<unsigned>(boards))};
      const DrawnPicture picture = drawn_sheet(sheet);
      for (std::size_t i = 0; i < picture.boards.size(); ++i) {
        const auto& board = picture.boards[i];
        const double side = n * board.square;
        EXPECT_GT(board.left, 0);
        EXPECT_LT(board.left + side, picture.view_width);
        EXPECT_LT(board.top + side, picture.view_height);
        for (std::size_t j = 0; j < i; ++j) {
          const auto& other = picture.boards[j];
          EXPECT_TRUE(other.left + side < board.left || other.top + side < board.top) << boards << ' ' << n;
        }
      }
    }
}

TEST(SheetPicture, has_the_requested_number_of_columns) {
  for (const int columns : {1, 2, 5, 10, 12, 100}) {
    SheetPicture sheet = sheet_of(6);
    sheet.boards.resize(10, sheet.boards[0]);
    sheet.columns = columns;
    std::set<double> lefts;
    for (const auto& board : drawn_sheet(sheet).boards) lefts.insert(board.left);
    EXPECT_EQ(lefts.size(), static_cast<std::size_t>(std::min(columns, 10)));
  }
}

TEST(SheetPicture, adds_up_to_two_columns_to_fill_the_last_row) {
  const auto columns = [](std::size_t boards) {
    std::set<double> lefts;
    for (const auto& board :
         drawn_sheet({.board = Board::square(8), .boards = std::vector<SheetBoard>(boards)}).boards)
      lefts.insert(board.left);
    return lefts.size();
  };
  EXPECT_EQ(columns(1), 1U);
  EXPECT_EQ(columns(2), 2U);
  EXPECT_EQ(columns(4), 4U);
  EXPECT_EQ(columns(6), 3U);
  EXPECT_EQ(columns(12), 4U);
  EXPECT_EQ(columns(92), 12U);
}

SheetPicture many(int n, std::size_t boards) {
  return {.board = Board::square(n),
          .boards = std::vector<SheetBoard>(boards, {{}, "1000", "orbit of 8", "half_turn"})};
}

TEST(SheetPicture, of_many_boards_is_about_as_wide_as_high) {
  for (const int n : {4, 8, 12, 32})
    for (const std::size_t boards : {92U, 500U, 777U, 1000U}) {
      const auto [width, height] = size_of(many(n, boards));
      EXPECT_LT(width, 1.34 * height) << n << ' ' << boards;
      EXPECT_LT(height, 1.34 * width) << n << ' ' << boards;
      EXPECT_LE(std::max(width, height), 16384) << n << ' ' << boards;
    }
}

TEST(SheetPicture, has_the_size_that_size_of_returns) {
  for (const std::size_t boards : {0U, 1U, 12U, 50U})
    for (const std::optional<int> width : {std::optional<int>(), std::optional<int>(16384)}) {
      SheetPicture sheet = many(8, boards);
      sheet.width = width;
      const DrawnPicture picture = drawn_sheet(sheet);
      EXPECT_EQ(size_of(sheet).width, picture.width);
      EXPECT_EQ(size_of(sheet).height, picture.height);
    }
}

TEST(SheetPicture, has_captions_of_one_size_and_wraps_remarks_that_do_not_fit) {
  for (const int columns : {2, 4, 12}) {
    SheetPicture sheet = sheet_of(8);
    sheet.boards.resize(24);
    sheet.columns = columns;
    for (SheetBoard& board : sheet.boards) board.detail = "orbit of 8";
    sheet.boards[5].remark = "half_turn";
    const DrawnPicture picture = drawn_sheet(sheet);
    std::set<double> sizes;
    for (const auto& text : picture.texts)
      if (text.css_class == "faint" && text.text != sheet.subtitle) sizes.insert(text.size);
    EXPECT_EQ(sizes.size(), 1U) << columns;
    EXPECT_EQ(picture.has_text("orbit of 8, half_turn"), columns < 12);
    EXPECT_EQ(picture.has_text("half_turn"), columns == 12);
  }
}

TEST(SheetPicture, without_boards_has_its_title_and_subtitle) {
  const DrawnPicture picture =
      drawn_sheet({.board = Board::square(3), .title = "3-queens solutions", .subtitle = "no solutions"});
  EXPECT_TRUE(picture.boards.empty());
  EXPECT_EQ(picture.title, "3-queens solutions");
  EXPECT_TRUE(picture.has_text("3-queens solutions"));
  EXPECT_TRUE(picture.has_text("no solutions"));
}

TEST(SheetPicture, of_the_empty_placement_has_its_caption) {
  const DrawnPicture picture = drawn_sheet({.boards = {{{}, "1", "orbit of 1", "full"}}});
  EXPECT_TRUE(picture.has_text("1"));
  EXPECT_TRUE(picture.has_text("orbit of 1, full"));
}

TEST(SheetPicture, lists_its_boards_in_its_description) {
  EXPECT_EQ(drawn_sheet(sheet_of(4)).description, "all solutions\n1: [1 3 0 2]\n2: [2 0 3 1]\n");
}

}  // namespace
}  // namespace eightfold::reports
