#pragma once

#include <array>
#include <vector>

#include "eightfold/symmetry/group_action.hpp"

namespace eightfold {

/// A polyhedron by its faces, each with its vertices in counterclockwise order seen from outside.
struct Polyhedron {
  int vertices = 0;
  std::vector<std::vector<int>> faces;
  /// By increasing pair of vertices, the lesser one first.
  [[nodiscard]] std::vector<std::array<int, 2>> edges() const;
};

/// The octahedron's vertices are the faces of the cube in order, and its faces are the cube's vertices; the
/// same for the icosahedron and the dodecahedron.
[[nodiscard]] Polyhedron polyhedron_of(Solid solid);

}  // namespace eightfold
