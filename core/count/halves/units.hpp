#pragma once

#include <memory>

#include "core/count/units.hpp"

namespace eightfold::halves {

/// All n-queens solutions in units, 0 <= n <= max_n: one for each row split of each frame, frame by frame.
/// `threads` make the tables, as for for_each_unit.
std::unique_ptr<CountUnits> units(int n, int threads = 0);

}  // namespace eightfold::halves
