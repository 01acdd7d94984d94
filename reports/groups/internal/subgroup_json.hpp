#pragma once

#include <nlohmann/json_fwd.hpp>

#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::reports {

/// The name, order, class, normality and elements of a subgroup.
nlohmann::ordered_json subgroup_json(Subgroup group);

}  // namespace eightfold::reports
