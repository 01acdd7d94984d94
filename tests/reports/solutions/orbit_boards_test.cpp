#include <gtest/gtest.h>

#include <algorithm>

#include "reports/text/internal/layout.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/reports/solutions/whole_report.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

std::string drawn_report(int n, const Style& style, bool members = false) {
  return test::whole_report(
      {.n = n, .format = OrbitReportFormat::boards, .members = members, .style = style});
}

TEST(OrbitBoards, has_the_published_numbers_of_boards_and_queens) {
  for (int n = 4; n <= 9; ++n)
    for (const bool members : {false, true}) {
      const auto published = test::published_counts(n);
      const std::string text = drawn_report(n, {}, members);
      const auto queens =
          std::count(text.begin(), text.begin() + static_cast<long>(text.find("\ntype")), 'Q');
      const auto boards = members ? published.all.value() : published.fundamental.value();
      EXPECT_EQ(static_cast<std::uint64_t>(queens), boards * static_cast<std::uint64_t>(n)) << n;
      EXPECT_TRUE(mentions(text, {std::to_string(published.fundamental.value()) + "  size "}));
    }
}

TEST(OrbitBoards, mark_required_and_blocked_squares) {
  Board board = Board::square(4);
  board.require({0, 1});
  board.block({3, 3});
  for (const bool members : {false, true})
    EXPECT_TRUE(mentions(test::whole_report({.n = 4,
                                             .group = Subgroup::named("trivial").value(),
                                             .format = OrbitReportFormat::boards,
                                             .members = members,
                                             .board = board}),
                         {". q . .", ". . . Q", ". . Q #"}));
}

TEST(OrbitBoards, are_a_table_if_a_board_does_not_fit) {
  for (const auto& [width, fits] : {std::pair{14, false}, std::pair{15, true}, std::pair{0, true}})
    EXPECT_EQ(drawn_report(8, {.width = width}).find(". . .") != std::string::npos, fits) << width;
}

TEST(OrbitBoards, is_plain_text_within_the_width_with_or_without_colors) {
  for (int n = 0; n <= 7; ++n)
    for (const bool members : {false, true})
      for (const int width : {20, 33, 80}) {
        const std::string text = drawn_report(n, {.width = width}, members);
        EXPECT_TRUE(test::is_plain_text(text));
        EXPECT_EQ(test::without_color(drawn_report(n, {.color = true, .width = width}, members)), text);
        for (const bool color : {false, true})
          for (const std::string& line : test::lines_of(drawn_report(n, {color, true, width}, members)))
            EXPECT_LE(width_of(line), static_cast<std::size_t>(width)) << line;
      }
}

}  // namespace
}  // namespace eightfold::reports
