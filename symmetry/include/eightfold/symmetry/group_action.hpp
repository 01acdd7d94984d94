#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "eightfold/symmetry/content.hpp"

namespace eightfold {

/// The image of each of the points 0 to n-1.
using Permutation = std::vector<int>;

/// The cycle type of a permutation. Throws std::invalid_argument unless the images are 0 to n-1, each once.
/// O(n log n).
[[nodiscard]] CycleType cycle_type_of(const Permutation& permutation);

/// The action of a finite group on points. Every element is listed, even if two of them act alike.
struct GroupAction {
  int points = 0;
  std::vector<Permutation> elements;  ///< the identity first
};

inline constexpr int most_cyclic_points = 300;
inline constexpr int largest_cell_board = 100;
inline constexpr int largest_edge_board = 70;

/// The n rotations of n points on a circle; only the identity if n = 0. 0 <= n <= 300. This and the functions
/// below throw std::invalid_argument if n is out of range.
[[nodiscard]] GroupAction cyclic_action(int n);

/// The n rotations and n reflections of n points on a circle; only the identity if n = 0. 0 <= n <= 300.
[[nodiscard]] GroupAction dihedral_action(int n);

/// The eight symmetries of the square on the n×n cells of a board, numbered row by row. 0 <= n <= 100.
[[nodiscard]] GroupAction square_cells_action(int n);

/// The same on the (n+1)×(n+1) corners of the cells, numbered row by row. 0 <= n <= 99.
[[nodiscard]] GroupAction square_corners_action(int n);

/// The same on the 2n(n+1) edges of the cells: the horizontal ones row by row, then the vertical ones.
/// 0 <= n <= 70.
[[nodiscard]] GroupAction square_edges_action(int n);

/// The Platonic solids.
enum class Solid { tetrahedron, cube, octahedron, dodecahedron, icosahedron };
enum class SolidPart { vertices, edges, faces };
inline constexpr std::array<std::string_view, 5> solid_names = {"tetrahedron", "cube", "octahedron",
                                                                "dodecahedron", "icosahedron"};
inline constexpr std::array<std::string_view, 3> solid_part_names = {"vertices", "edges", "faces"};

/// The rotations of a solid on its vertices, edges or faces, and with `reflections` also its other
/// symmetries. The numbers of the points follow from polyhedron_of().
[[nodiscard]] GroupAction solid_action(Solid solid, SolidPart part, bool reflections = false);

}  // namespace eightfold
