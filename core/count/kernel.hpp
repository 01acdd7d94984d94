#pragma once

#include <cstdint>
#include <span>
#include <string_view>

namespace eightfold {

/// A kernel is the vectorized code compiled for one instruction set. `automatic` is the best that the
/// processor supports.
enum class Kernel { automatic, avx512, avx2, sse4, scalar };

/// "auto", "avx512", "avx2", "sse4", "scalar".
std::string_view name_of(Kernel kernel);

/// The kernels that this processor supports, best first; always includes `scalar`.
std::span<const Kernel> available_kernels();

/// The kernel itself, or the best available one for `automatic`. Throws std::invalid_argument if the
/// processor lacks it.
Kernel resolve(Kernel kernel);

/// The Highway target bits of a kernel.
std::int64_t highway_targets(Kernel kernel);

/// The kernel's index in a HWY_DISPATCH_TABLE. Throws std::invalid_argument if the processor lacks it.
std::size_t dispatch_index(Kernel kernel);

/// The kernel of a Highway target, as compiled code reports it.
Kernel kernel_of_target(std::int64_t highway_target);

}  // namespace eightfold
