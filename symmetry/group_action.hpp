#pragma once

#include <vector>

namespace eightfold {

/// Where each of the points 0 to n-1 goes.
using Permutation = std::vector<int>;

/// A finite group as it permutes points. Each element of the group is listed, even where two of them permute
/// alike.
struct GroupAction {
  int points = 0;
  std::vector<Permutation> elements;  ///< the identity first
};

inline constexpr int most_cyclic_points = 300;
inline constexpr int largest_cell_board = 100;

/// The n rotations of n points in a circle; with no points the identity alone. All of these throw
/// std::invalid_argument outside their range, here 0 <= n <= 300.
GroupAction cyclic_action(int n);

/// The n rotations and n reflections of n points in a circle; with no points the identity alone.
/// 0 <= n <= 300.
GroupAction dihedral_action(int n);

/// The eight symmetries of the square on the n×n cells of a board, row by row. 0 <= n <= 100.
GroupAction square_cells_action(int n);

/// The 24 rotations of the cube on its six faces: all products of two quarter turns, as matrices.
GroupAction cube_faces_action();

}  // namespace eightfold
