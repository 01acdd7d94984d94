#pragma once

#include <nlohmann/json_fwd.hpp>
#include <vector>

#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::reports {

/// The name, order, class, normality and elements of a subgroup.
nlohmann::ordered_json subgroup_json(Subgroup group);

/// The first element of each conjugacy class, in the order of all_symmetries.
std::vector<Symmetry> class_representatives();

}  // namespace eightfold::reports
