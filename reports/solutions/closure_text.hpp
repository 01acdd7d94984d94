#pragma once

#include <string>

#include "reports/notation/placement_reader.hpp"
#include "symmetry/closure.hpp"

namespace eightfold::reports {

/// The reasons why a list of placements is not a union of orbits, with a line for every duplicate and every
/// missing image.
std::string closure_text(const PlacementList& list, const ClosureFlaws& flaws, Subgroup group);

}  // namespace eightfold::reports
