#pragma once

#include <Eigen/Core>

#include "core/placement.hpp"
#include "symmetry/symmetry.hpp"

namespace eightfold {

/// The symmetry as an integer matrix about the board's center: it takes the vector (row, column), measured
/// from the center with rows downwards, to its image. Built as products of one rotation and one mirror,
/// independently of the coordinate table in symmetry.hpp; determinant 1 for rotations, -1 for mirrors.
const Eigen::Matrix2i& matrix_of(Symmetry g);

/// Twice the vector from the board's center to the square: whole numbers for any n.
Eigen::Vector2i doubled_vector_from_center(Square square, int n);

}  // namespace eightfold
