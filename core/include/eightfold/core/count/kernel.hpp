#pragma once

#include <span>
#include <string_view>

namespace eightfold {

/// A kernel is the vectorized code compiled for one instruction set. `automatic` is the best that the
/// processor supports; `scalar` is compiled without vector instructions.
enum class Kernel { automatic, avx512, avx2, sse4, sve, neon, rvv, vsx, wasm, scalar };

/// "auto", "avx512", "avx2", …, "scalar"; "unknown" for a value that is not one of the enumeration.
[[nodiscard]] std::string_view name_of(Kernel kernel);

/// The kernels that this processor supports, best first; ends with `scalar`, which WebAssembly does not have.
[[nodiscard]] std::span<const Kernel> available_kernels();

}  // namespace eightfold
