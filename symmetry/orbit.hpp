#pragma once

#include <vector>

#include "core/placement.hpp"
#include "symmetry/subgroup.hpp"

namespace eightfold {

// All of these take permutations, and throw std::invalid_argument for anything else. `group` is the group
// that acts, by default the whole group of the square.

/// An image of a placement and the witness: the first symmetry, in the order of all_symmetries, that leads
/// there.
struct Image {
  Placement placement;
  Symmetry witness = Symmetry::identity;
  friend bool operator==(const Image&, const Image&) = default;
};

/// The symmetries of the group that leave the placement as it is.
Subgroup stabilizer_of(const Placement& placement, Subgroup group = {});

/// The different images, in the order of their witnesses: the placement itself first. As many as group order
/// / stabilizer order.
std::vector<Image> orbit_of(const Placement& placement, Subgroup group = {});

/// The lexicographically least image.
Image canonical_form(const Placement& placement, Subgroup group = {});

/// True if no image is lexicographically less than the placement.
bool is_canonical(const Placement& placement, Subgroup group = {});

/// True if a symmetry of the group other than the identity leaves the placement as it is.
bool is_degenerate(const Placement& placement, Subgroup group = {});

}  // namespace eightfold
