#pragma once

#include <Eigen/Core>

#include "eightfold/core/placement.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold {

/// The integer matrix of the symmetry. It maps the vector (row, column) from the center of the board, with
/// rows downwards, to its image. Computed as a product of one rotation and one reflection, independently of
/// the coordinate table in symmetry.hpp. The determinant is 1 for rotations and -1 for reflections.
const Eigen::Matrix2i& matrix_of(Symmetry g);

/// Twice the vector from the center of the board to the square: an integer vector for any n.
Eigen::Vector2i doubled_vector_from_center(Square square, int n);

}  // namespace eightfold
