#include "eightfold/symmetry/group_action.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

#include "eightfold/symmetry/symmetry.hpp"
#include "symmetry/internal/at.hpp"

namespace eightfold {
namespace {

void check(int n, int greatest) {
  if (n < 0 || n > greatest)
    throw std::invalid_argument("the group is defined for n = 0 to " + std::to_string(greatest) + ", not " +
                                std::to_string(n));
}

// The symmetries of the square on points that have a number for each position.
template <typename Image>
GroupAction of_square(int points, Image image) {
  GroupAction action{points, {}};
  for (const Symmetry g : all_symmetries)
    action.elements.push_back(permutation(points, [&](int point) { return image(g, point); }));
  return action;
}

GroupAction of_grid(int side) {
  return of_square(side * side, [side](Symmetry g, int point) {
    const auto [row, column] = image(g, {point / side, point % side}, side);
    return row * side + column;
  });
}

}  // namespace

CycleType cycle_type_of(const Permutation& permutation) {
  CycleType type;
  std::vector<bool> seen(permutation.size(), false);
  for (std::size_t start = 0; start < permutation.size(); ++start) {
    if (seen[start]) continue;
    int length = 0;
    std::size_t point = start;
    do {
      seen[point] = true;
      ++length;
      const int to = permutation[point];
      point = static_cast<std::size_t>(to);
      if (to < 0 || point >= permutation.size() || (seen[point] && point != start))
        throw std::invalid_argument("not a permutation: the images must be the points, each once");
    } while (point != start);
    ++type[length];
  }
  return type;
}

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
  return of_grid(n);
}

GroupAction square_corners_action(int n) {
  check(n, largest_cell_board - 1);
  return of_grid(n + 1);
}

GroupAction square_edges_action(int n) {
  check(n, largest_edge_board);
  // The edge is given by its ends, and its number by the lesser one.
  const int horizontal = n * (n + 1);
  return of_square(2 * horizontal, [n, horizontal](Symmetry g, int edge) {
    const bool is_horizontal = edge < horizontal;
    const int row = is_horizontal ? edge / n : (edge - horizontal) / (n + 1);
    const int column = is_horizontal ? edge % n : (edge - horizontal) % (n + 1);
    const auto a = image(g, {row, column}, n + 1);
    const auto b = image(g, {is_horizontal ? row : row + 1, is_horizontal ? column + 1 : column}, n + 1);
    const int top = std::min(a.row, b.row);
    const int left = std::min(a.column, b.column);
    return a.row == b.row ? top * n + left : horizontal + top * (n + 1) + left;
  });
}

}  // namespace eightfold
