#include "eightfold/reports/pictures/solutions_sheet.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "eightfold/core/solutions.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "tests/reports/pictures/drawn_picture.hpp"

namespace eightfold::reports {
namespace {

Board without_corners(int n) {
  Board board = Board::square(n);
  board.block({0, 0});
  board.block({n - 1, n - 1});
  return board;
}

// The solutions that a sheet of all boards, or of the least ones of their orbits, must show.
std::vector<Placement> expected_on(const Board& board, bool all) {
  std::vector<Placement> expected;
  const Subgroup group = preserving_subgroup(board);
  for (const Placement& solution : Solutions(Board::square(board.columns()))) {
    bool fits = true;
    for (int row = 0; row < solution.rows(); ++row) fits = fits && !board.is_blocked({row, solution[row]});
    if (fits && (all || least_image(solution, group).placement == solution)) expected.push_back(solution);
  }
  return expected;
}

TEST(SolutionsSheet, shows_the_solutions_on_a_constrained_board) {
  for (const int n : {4, 5, 6, 8})
    for (const bool all : {false, true}) {
      const Board board = without_corners(n);
      const SheetPicture sheet =
          solutions_sheet({.n = n, .group = preserving_subgroup(board), .all = all, .board = board});
      std::vector<Placement> shown;
      for (const SheetBoard& shown_board : sheet.boards) shown.push_back(shown_board.placement);
      EXPECT_EQ(shown, expected_on(board, all)) << n;
    }
}

TEST(SolutionsSheet, marks_the_squares_and_names_them) {
  const Board board = without_corners(5);
  const SheetPicture sheet = solutions_sheet({.n = 5, .group = preserving_subgroup(board), .board = board});
  EXPECT_EQ(sheet.title, "5-queens solutions (a5 and e1 blocked)");
  EXPECT_NE(sheet_picture(sheet).find("class=\"blocked\" d=\"M0 0h1v1h-1zM4 4h1v1h-1z\""), std::string::npos);
  const OrbitRowsPicture rows =
      solution_orbit_rows({5, Rule::queens, preserving_subgroup(board), board}, std::nullopt);
  EXPECT_TRUE(rows.count.agrees());
  EXPECT_EQ(rows.count.counts.placements, expected_on(board, true).size());
  EXPECT_NE(orbit_rows_picture(rows).find("class=\"blocked\""), std::string::npos);
  EXPECT_EQ(test::read_picture(orbit_rows_picture(rows)).title,
            "5-queens solutions (a5 and e1 blocked) by orbit");
}

}  // namespace
}  // namespace eightfold::reports
