#pragma once

#include "core/count/units.hpp"
#include "symmetry/symmetric_solutions.hpp"

namespace eightfold {

/// The solutions that a turn leaves as they are (fixed_solutions.hpp) in units; n as for counting them there.
/// There are `enough` units if the search has as many branches. Throws std::invalid_argument for n out of
/// range.
std::unique_ptr<CountUnits> symmetric_units(int n, Turn turn, std::size_t enough);

}  // namespace eightfold
