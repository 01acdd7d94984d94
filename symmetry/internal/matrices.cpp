#include "symmetry/internal/matrices.hpp"

namespace eightfold {

const Eigen::Matrix2i& matrix_of(Symmetry g) {
  static const EnumArray<Symmetry, Eigen::Matrix2i> matrices = [] {
    const Eigen::Matrix2i one = Eigen::Matrix2i::Identity();
    // A clockwise quarter turn maps "up" (-1, 0) to "right" (0, 1), and "right" to "down" (1, 0).
    const Eigen::Matrix2i turn = (Eigen::Matrix2i() << 0, 1, -1, 0).finished();
    // The left-right mirror keeps the row and negates the column.
    const Eigen::Matrix2i mirror = (Eigen::Matrix2i() << 1, 0, 0, -1).finished();
    // The other reflections are the mirror followed by a turn; with a quarter turn it is the anti-transpose.
    const Eigen::Matrix2i half_turn = turn * turn;
    const Eigen::Matrix2i back_turn = half_turn * turn;
    return EnumArray<Symmetry, Eigen::Matrix2i>(
        {one, turn, half_turn, back_turn, mirror, half_turn * mirror, back_turn * mirror, turn * mirror});
  }();
  return matrices[g];
}

Eigen::Vector2i doubled_vector_from_center(Square square, int n) {
  return {2 * square.row - (n - 1), 2 * square.column - (n - 1)};
}

}  // namespace eightfold
