#pragma once

#include <cstdint>

#include "eightfold/core/enum_array.hpp"
#include "eightfold/core/export.hpp"
#include "eightfold/symmetry/subgroup.hpp"

namespace EIGHTFOLD_API eightfold {

/// The number of orbits of each type. The type of an orbit is the class of its stabilizers.
using OrbitsByType = EnumArray<SubgroupClass, std::uint64_t, struct OrbitsByTypeTag>;

}  // namespace eightfold
