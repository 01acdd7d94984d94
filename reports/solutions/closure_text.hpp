#pragma once

#include <string>

#include "reports/notation/placement_reader.hpp"
#include "symmetry/closure.hpp"

namespace eightfold::reports {

/// Why a user's list is no union of orbits: a line for each duplicate and each missing image, every one of
/// them.
std::string closure_text(const PlacementList& list, const ClosureFlaws& flaws, Subgroup group);

}  // namespace eightfold::reports
