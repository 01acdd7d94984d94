#pragma once

#include <nlohmann/json_fwd.hpp>

#include "eightfold/symmetry/subgroup.hpp"

namespace eightfold::reports {

/// The names of symmetries as an array.
nlohmann::ordered_json names_of_elements(SymmetrySet set);

/// A group that acts: its name, order and elements.
nlohmann::ordered_json group_json(Subgroup group);

}  // namespace eightfold::reports
