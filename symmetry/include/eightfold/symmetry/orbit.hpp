#pragma once

#include <vector>

#include "eightfold/core/placement.hpp"
#include "eightfold/symmetry/subgroup.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace eightfold {

/// The image of a placement on the rows() × rows() board. Throws std::invalid_argument unless
/// is_permutation(placement): only permutations have eight images with one queen in each row.
[[nodiscard]] Placement image(Symmetry g, const Placement& placement);

// These functions throw std::invalid_argument unless the placement is a permutation. `group` is the acting
// group, by default the whole group of the square.

/// An image of a placement, and its witness: the first symmetry, in the order of all_symmetries, with this
/// image.
struct Image {
  Placement placement;
  Symmetry witness = Symmetry::identity;
  friend bool operator==(const Image&, const Image&) = default;
};

/// An orbit, given by its canonical member. Its type is the class of the stabilizer in the full group of the
/// square, also if a subgroup acts; its size is group order / stabilizer order.
struct Orbit {
  Placement representative;
  Subgroup stabilizer = full_group;
  int size = 0;
};

/// The symmetries of the group that fix the placement.
[[nodiscard]] Subgroup stabilizer_of(const Placement& placement, Subgroup group = full_group);

/// The distinct images in the order of their witnesses, the placement itself first. Their number is group
/// order / stabilizer order.
[[nodiscard]] std::vector<Image> distinct_images(const Placement& placement, Subgroup group = full_group);

/// The lexicographically least image. Two placements are in the same orbit if and only if their canonical
/// forms are equal; their least images also compare the witnesses, which may differ.
[[nodiscard]] Placement canonical_form(const Placement& placement, Subgroup group = full_group);

/// The canonical form with its witness.
[[nodiscard]] Image least_image(const Placement& placement, Subgroup group = full_group);

/// True if no image is lexicographically less than the placement.
[[nodiscard]] bool is_canonical(const Placement& placement, Subgroup group = full_group);

/// True if a symmetry of the group other than the identity fixes the placement.
[[nodiscard]] bool is_degenerate(const Placement& placement, Subgroup group = full_group);

}  // namespace eightfold
