#include "eightfold/symmetry/group_action.hpp"

#include <Eigen/Core>
#include <algorithm>
#include <stdexcept>
#include <string>

#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold {
namespace {

void check(int n, int greatest) {
  if (n < 0 || n > greatest)
    throw std::invalid_argument("the group is defined for n = 0 to " + std::to_string(greatest) + ", not " +
                                std::to_string(n));
}

template <typename Image>
Permutation permutation(int points, Image image) {
  Permutation to;
  to.reserve(static_cast<std::size_t>(points));
  for (int point = 0; point < points; ++point) to.push_back(image(point));
  return to;
}

// All products of the generators.
std::vector<Eigen::Matrix3i> generated_by(const std::vector<Eigen::Matrix3i>& generators) {
  std::vector<Eigen::Matrix3i> group = {Eigen::Matrix3i::Identity()};
  for (std::size_t next = 0; next < group.size(); ++next)
    for (const Eigen::Matrix3i& generator : generators) {
      const Eigen::Matrix3i product = generator * group[next];
      if (std::find(group.begin(), group.end(), product) == group.end()) group.push_back(product);
    }
  return group;
}

}  // namespace

GroupAction cyclic_action(int n) {
  check(n, most_cyclic_points);
  GroupAction action{n, {}};
  for (int turn = 0; turn < std::max(n, 1); ++turn)
    action.elements.push_back(permutation(n, [&](int point) { return (point + turn) % n; }));
  return action;
}

GroupAction dihedral_action(int n) {
  GroupAction action = cyclic_action(n);
  for (int turn = 0; turn < n; ++turn)
    action.elements.push_back(permutation(n, [&](int point) { return (n - 1 - point + turn) % n; }));
  return action;
}

GroupAction square_cells_action(int n) {
  check(n, largest_cell_board);
  GroupAction action{n * n, {}};
  for (const Symmetry g : all_symmetries)
    action.elements.push_back(permutation(n * n, [&](int cell) {
      const auto [row, column] = image(g, {cell / n, cell % n}, n);
      return row * n + column;
    }));
  return action;
}

GroupAction cube_faces_action() {
  // A face is its outward unit vector. The generators are quarter turns about the z and the x axis.
  const Eigen::Matrix3i about_z = (Eigen::Matrix3i() << 0, -1, 0, 1, 0, 0, 0, 0, 1).finished();
  const Eigen::Matrix3i about_x = (Eigen::Matrix3i() << 1, 0, 0, 0, 0, -1, 0, 1, 0).finished();
  std::vector<Eigen::Vector3i> faces;
  for (int axis = 0; axis < 3; ++axis)
    for (const int side : {1, -1}) faces.emplace_back(side * Eigen::Vector3i::Unit(axis));
  GroupAction action{static_cast<int>(faces.size()), {}};
  for (const Eigen::Matrix3i& rotation : generated_by({about_z, about_x}))
    action.elements.push_back(permutation(action.points, [&](int face) {
      const Eigen::Vector3i turned = rotation * faces[static_cast<std::size_t>(face)];
      return static_cast<int>(std::find(faces.begin(), faces.end(), turned) - faces.begin());
    }));
  return action;
}

}  // namespace eightfold
