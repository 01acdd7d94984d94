#pragma once

#include "core/placement.hpp"
#include "symmetry/symmetry.hpp"

namespace eightfold {

/// The placement whose queens stand where the symmetry takes this one's. Only a permutation has eight images
/// with one queen a row: throws std::invalid_argument unless is_permutation(placement). The board is rows() ×
/// rows().
Placement image(Symmetry g, const Placement& placement);

}  // namespace eightfold
