#pragma once

#include "eightfold/core/export.hpp"
#include "eightfold/core/placement.hpp"
#include "eightfold/symmetry/symmetry.hpp"

namespace EIGHTFOLD_API eightfold {

/// The image of a placement on the rows() × rows() board. Throws std::invalid_argument unless
/// is_permutation(placement): only permutations have eight images with one queen in each row.
[[nodiscard]] Placement image(Symmetry g, const Placement& placement);

}  // namespace eightfold
