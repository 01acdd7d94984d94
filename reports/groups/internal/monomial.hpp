#pragma once

#include <string>

#include "eightfold/symmetry/cycle_index.hpp"

namespace eightfold::reports {

/// "a1^2 a4", or "1" for no points.
std::string monomial_of(const CycleType& type);

}  // namespace eightfold::reports
