#pragma once

#include <cstddef>
#include <memory>

#include "core/count/units.hpp"

namespace eightfold::lanes {

/// CountUnits::divisor() of these units.
inline constexpr std::uint64_t unit_divisor = 3;

/// All n-queens solutions in units, 0 <= n <= 32: one for each way to place the queens of the first rows
/// within each tie class; so many rows as there must be for `enough` units, or else for the most.
std::unique_ptr<CountUnits> units(int n, std::size_t enough);

}  // namespace eightfold::lanes
