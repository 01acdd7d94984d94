#include "symmetry/internal/matrices.hpp"

#include <gtest/gtest.h>

#include <Eigen/LU>

#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

TEST(Matrices, multiply_as_the_symmetries_compose) {
  for (const Symmetry g : all_symmetries)
    for (const Symmetry h : all_symmetries)
      EXPECT_TRUE(matrix_of(g * h) == matrix_of(g) * matrix_of(h)) << g << " * " << h;
}

TEST(Matrices, are_different_for_different_symmetries) {
  for (const Symmetry g : all_symmetries)
    for (const Symmetry h : all_symmetries)
      EXPECT_EQ(matrix_of(g) == matrix_of(h), g == h) << g << " and " << h;
}

TEST(Matrices, are_orthogonal) {
  for (const Symmetry g : all_symmetries)
    EXPECT_TRUE(matrix_of(g) * matrix_of(g).transpose() == Eigen::Matrix2i::Identity()) << g;
}

TEST(Matrices, have_determinant_1_for_rotations_and_minus_1_for_reflections) {
  for (const Symmetry g : all_symmetries)
    EXPECT_EQ(matrix_of(g).determinant(), index_of(g) <= index_of(Symmetry::rotate270) ? 1 : -1) << g;
}

TEST(Matrices, have_the_trace_of_their_angle) {
  EXPECT_EQ(matrix_of(Symmetry::identity).trace(), 2);
  EXPECT_EQ(matrix_of(Symmetry::rotate90).trace(), 0);
  EXPECT_EQ(matrix_of(Symmetry::rotate180).trace(), -2);
  EXPECT_EQ(matrix_of(Symmetry::rotate270).trace(), 0);
}

TEST(Matrices, agree_with_the_coordinate_table) {
  for (int n = 1; n <= 6; ++n)
    for (const Symmetry g : all_symmetries)
      for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column) {
          const Square square{row, column};
          const Eigen::Vector2i moved = matrix_of(g) * doubled_vector_from_center(square, n);
          EXPECT_TRUE(moved == doubled_vector_from_center(image(g, square, n), n))
              << g << " of " << square << ", n = " << n;
        }
}

TEST(DoubledVectorFromCenter, is_0_in_the_middle_and_counts_rows_downwards) {
  EXPECT_TRUE(doubled_vector_from_center({1, 1}, 3) == Eigen::Vector2i(0, 0));
  EXPECT_TRUE(doubled_vector_from_center({2, 0}, 3) == Eigen::Vector2i(2, -2));
  EXPECT_TRUE(doubled_vector_from_center({0, 2}, 4) == Eigen::Vector2i(-3, 1));
}

}  // namespace
}  // namespace eightfold
