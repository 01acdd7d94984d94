#pragma once

#include <cstddef>
#include <cstdint>

#include "eightfold/core/count/kernel.hpp"

// How kernels map to the targets of Highway.
namespace eightfold {

/// The kernel itself, or the best available one for `automatic`. Throws std::invalid_argument if the
/// processor lacks it.
Kernel resolve(Kernel kernel);

/// The Highway target bits of a kernel; 0 for `automatic`.
std::int64_t highway_targets(Kernel kernel);

/// The kernel's index in a HWY_DISPATCH_TABLE. Throws std::invalid_argument if the processor lacks it.
std::size_t dispatch_index(Kernel kernel);

/// The kernel of a Highway target, as compiled code reports it.
Kernel kernel_of_target(std::int64_t highway_target);

}  // namespace eightfold
