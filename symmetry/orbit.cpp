#include "eightfold/symmetry/orbit.hpp"

#include <algorithm>
#include <stdexcept>

namespace eightfold {

Placement image(Symmetry g, const Placement& placement) {
  if (!is_permutation(placement))
    throw std::invalid_argument("the symmetries act on permutations only: one queen in each row and column");
  Placement result = placement;  // has the number of rows; every row is overwritten
  for (int row = 0; row < placement.rows(); ++row) {
    const Square queen = image(g, {row, placement[row]}, placement.rows());
    result.move_queen(queen.row, queen.column);
  }
  return result;
}

Subgroup stabilizer_of(const Placement& placement, Subgroup group) {
  SymmetrySet fixing;
  for (const Symmetry g : group.elements())
    if (image(g, placement) == placement) fixing.insert(g);
  return Subgroup(fixing);
}

std::vector<Image> distinct_images(const Placement& placement, Subgroup group) {
  std::vector<Image> orbit;
  for (const Symmetry g : group.elements()) {
    const Placement moved = image(g, placement);
    const bool known =
        std::any_of(orbit.begin(), orbit.end(), [&](const Image& i) { return i.placement == moved; });
    if (!known) orbit.push_back({moved, g});
  }
  return orbit;
}

Image least_image(const Placement& placement, Subgroup group) {
  Image least{placement, Symmetry::identity};
  for (const Symmetry g : group.elements())
    if (const Placement moved = image(g, placement); moved < least.placement) least = {moved, g};
  return least;
}

Placement canonical_form(const Placement& placement, Subgroup group) {
  return least_image(placement, group).placement;
}

bool is_canonical(const Placement& placement, Subgroup group) {
  const auto elements = group.elements();
  return std::none_of(elements.begin(), elements.end(),
                      [&](Symmetry g) { return image(g, placement) < placement; });
}

bool is_degenerate(const Placement& placement, Subgroup group) {
  return stabilizer_of(placement, group).order() > 1;
}

}  // namespace eightfold
