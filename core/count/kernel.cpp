// Highway compiles each kernel for one or more targets, and CMakeLists.txt requests all that the compiler
// supports (HWY_COMPILE_ALL_ATTAINABLE). Code without vector instructions is one of them even if the compiler
// may use vectors everywhere, as on Arm or with -march=native. It is HWY_EMU128, or HWY_SCALAR from compilers
// that miscompile that (GCC before 12.3).
#include "eightfold/core/count/kernel.hpp"

#include <hwy/targets.h>

#include <array>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/run/dispatch.hpp"

namespace eightfold {
namespace {

struct Entry {
  Kernel kernel;
  std::string_view name;
  std::int64_t targets;
};

// Best first on each architecture.
constexpr auto table = std::to_array<Entry>({
    {Kernel::avx512, "avx512", HWY_AVX3 | HWY_AVX3_DL},
    {Kernel::avx2, "avx2", HWY_AVX2},
    {Kernel::sse4, "sse4", HWY_SSE4},
    {Kernel::sve, "sve", HWY_SVE | HWY_SVE_256 | HWY_SVE2 | HWY_SVE2_128},
    {Kernel::neon, "neon", HWY_NEON},
    {Kernel::rvv, "rvv", HWY_RVV},
    {Kernel::vsx, "vsx", HWY_PPC8},
    {Kernel::wasm, "wasm", HWY_WASM | HWY_WASM_EMU256},
    {Kernel::scalar, "scalar", HWY_SCALAR | HWY_EMU128},
});

// The compiled targets that this processor supports: those that Highway detects, and those that the compiler
// assumes of every processor.
std::int64_t supported_targets() { return HWY_TARGETS & (hwy::SupportedTargets() | HWY_ENABLED_BASELINE); }

}  // namespace

std::string_view name_of(Kernel kernel) {
  if (kernel == Kernel::automatic) return "auto";
  for (const Entry& entry : table)
    if (entry.kernel == kernel) return entry.name;
  return "unknown";
}

std::span<const Kernel> available_kernels() {
  static const std::vector<Kernel> kernels = [] {
    std::vector<Kernel> found;
    for (const Entry& entry : table)
      if ((supported_targets() & entry.targets) != 0) found.push_back(entry.kernel);
    return found;
  }();
  return kernels;
}

Kernel resolve(Kernel kernel) {
  if (kernel == Kernel::automatic) return available_kernels().front();
  for (const Kernel available : available_kernels())
    if (available == kernel) return kernel;
  throw std::invalid_argument("this processor does not support the " + std::string(name_of(kernel)) +
                              " kernel");
}

std::int64_t highway_targets(Kernel kernel) {
  for (const Entry& entry : table)
    if (entry.kernel == kernel) return entry.targets;
  return 0;
}

std::size_t dispatch_index(Kernel kernel) {
  const std::int64_t targets = supported_targets() & highway_targets(resolve(kernel));
  constexpr bool one_target = (HWY_TARGETS & (HWY_TARGETS - 1)) == 0;
  if (one_target) return 0;  // the table has one entry then
  hwy::ChosenTarget chosen;
  chosen.Update(targets);
  return chosen.GetIndex();
}

Kernel kernel_of_target(std::int64_t highway_target) {
  for (const Entry& entry : table)
    if ((entry.targets & highway_target) != 0) return entry.kernel;
  return Kernel::automatic;
}

}  // namespace eightfold
