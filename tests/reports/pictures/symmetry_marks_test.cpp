#include <gtest/gtest.h>

#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <stdexcept>

#include "eightfold/reports/pictures/board_picture.hpp"
#include "eightfold/symmetry/orbit.hpp"
#include "reports/pictures/internal/board_drawing.hpp"
#include "symmetry/internal/matrices.hpp"
#include "tests/reports/pictures/drawn_picture.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

using test::DrawnLine;
using test::DrawnPicture;

DrawnPicture drawn_marks(const Placement& placement) {
  return test::read_picture(board_picture({.shown = {placement, placement.rows()}, .symmetries = true}));
}

std::size_t arrows(const DrawnPicture& picture) {
  std::size_t count = 0;
  for (const std::string& path : picture.turns)
    count += static_cast<std::size_t>(std::count(path.begin(), path.end(), 'A'));
  return count;
}

// Whether the matrix of the symmetry fixes every point of the line.
bool is_on_mirror(Symmetry g, const DrawnLine& line, double middle_x, double middle_y) {
  const Eigen::Vector2d end(line.y1 - middle_y, line.x1 - middle_x);
  const Eigen::Vector2d other(line.y2 - middle_y, line.x2 - middle_x);
  const Eigen::Matrix2d matrix = matrix_of(g).cast<double>();
  return (matrix * end - end).norm() < 0.01 && (matrix * other - other).norm() < 0.01 &&
         (end + other).norm() < 0.01;
}

TEST(SymmetryMarks, are_those_of_the_stabilizer) {
  for (int n = 1; n <= 5; ++n)
    for (const Placement& placement : test::all_permutations(n)) {
      const DrawnPicture picture = drawn_marks(placement);
      const auto& board = picture.boards.at(0);
      const double middle_x = board.left + n * board.square / 2;
      const double middle_y = board.top + n * board.square / 2;
      const Subgroup stabilizer = stabilizer_of(placement);
      const auto mirrors = picture.lines_of("mirror");
      std::size_t expected = 0;
      for (const Symmetry g : all_symmetries) {
        const bool drawn_as_mirror = std::any_of(mirrors.begin(), mirrors.end(), [&](const DrawnLine& line) {
          return is_on_mirror(g, line, middle_x, middle_y);
        });
        const bool is_mirror = matrix_of(g).determinant() < 0 && stabilizer.contains(g);
        expected += is_mirror;
        EXPECT_TRUE(drawn_as_mirror == is_mirror || g == Symmetry::identity) << placement << g;
      }
      EXPECT_EQ(mirrors.size(), expected) << placement;
      const bool half = stabilizer.contains(Symmetry::rotate180);
      EXPECT_EQ(arrows(picture), stabilizer.contains(Symmetry::rotate90) ? 4U : half ? 2U : 0U) << placement;
    }
}

// Compares the radius of the arrows with the distance of each piece from the center, in squares. A piece
// extends 0.46 squares from its center.
TEST(SymmetryMarks, do_not_touch_the_pieces_near_the_center) {
  for (int n = 2; n <= 6; ++n)
    for (const Placement& placement : test::all_permutations(n)) {
      const DrawnPicture picture = drawn_marks(placement);
      if (picture.turns.empty()) continue;
      const std::string& path = picture.turns[0];
      const double square = picture.boards.at(0).square;
      const double radius = std::stod(path.substr(path.find('A') + 1)) / square;
      for (int row = 0; row < n; ++row) {
        const double away = std::hypot(row + 0.5 - n / 2.0, placement[row] + 0.5 - n / 2.0);
        EXPECT_GT(std::abs(away - radius), n == 2 ? 0.4 : 0.46) << placement;
      }
    }
}

TEST(SymmetryMarks, are_named_below_the_board) {
  EXPECT_TRUE(drawn_marks({2, 4, 1, 7, 0, 6, 3, 5}).has_text("Fixed by the half turn"));
  EXPECT_TRUE(drawn_marks({0, 4, 7, 5, 2, 6, 1, 3}).has_text("Fixed by the identity only"));
  EXPECT_TRUE(drawn_marks({1, 3, 0, 2}).has_text("Fixed by the quarter turns"));
  EXPECT_TRUE(drawn_marks({0, 1, 2}).has_text("Fixed by both diagonal mirrors"));
  EXPECT_TRUE(drawn_marks({0}).has_text("Fixed by all eight symmetries"));
}

TEST(SymmetryMarks, do_not_hide_attacks) {
  EXPECT_TRUE(drawn_marks({0, 1, 2}).has_text("3 pairs of queens attack each other"));
}

TEST(SymmetryMarks, need_a_full_permutation) {
  EXPECT_THROW(board_picture({.shown = {{0, 1}, 3}, .symmetries = true}), std::invalid_argument);
  EXPECT_THROW(board_picture({.shown = {{0, 0}, 2}, .symmetries = true}), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold::reports
