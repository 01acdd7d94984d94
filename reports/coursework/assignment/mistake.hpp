#pragma once

#include <vector>

#include "core/random.hpp"
#include "reports/coursework/assignment/assignment.hpp"

namespace eightfold::coursework {

/// One entry for each orbit, in no order, less a mistake of a kind that these orbits allow. There must be two
/// orbits, or a placement that isn't alone in its orbit.
ListMistake plant_in_list(const Exercise& exercise, const std::vector<Orbit>& orbits, RandomNumbers& random);

/// A mistake that shows by reasoning alone, without a look at the solutions. The group must not be trivial.
TableMistake plant_in_table(const Exercise& exercise, const CheckedOrbitCount& orbits, RandomNumbers& random);

}  // namespace eightfold::coursework
