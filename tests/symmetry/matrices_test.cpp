#include "symmetry/internal/matrices.hpp"

#include <gtest/gtest.h>

#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

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
