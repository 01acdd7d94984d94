#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace eightfold {

/// A kernel: one compilation of the vectorized code for one instruction set. `automatic` is the best that the
/// processor has.
enum class Kernel { automatic, avx512, avx2, sse4, scalar };

/// "auto", "avx512", "avx2", "sse4", "scalar".
std::string_view name_of(Kernel kernel);

/// The kernels that this processor runs, the best first; `scalar` is always there.
std::span<const Kernel> available_kernels();

/// The kernel itself, or the best available for `automatic`. Throws std::invalid_argument if the processor
/// lacks it.
Kernel resolve(Kernel kernel);

/// Highway's target bits for a kernel.
std::int64_t highway_targets(Kernel kernel);

/// The kernel's index in a HWY_DISPATCH_TABLE. Throws std::invalid_argument if the processor lacks it.
std::size_t dispatch_index(Kernel kernel);

/// The kernel that a Highway target belongs to: what compiled code says of itself.
Kernel kernel_of_target(std::int64_t highway_target);

}  // namespace eightfold
