#include "eightfold/core/count/kernel.hpp"

#include <hwy/targets.h>

#include <array>
#include <stdexcept>
#include <string>
#include <vector>

namespace eightfold {
namespace {

struct Entry {
  Kernel kernel;
  std::string_view name;
  std::int64_t targets;
};

constexpr std::array<Entry, 4> table = {{
    {Kernel::avx512, "avx512", HWY_AVX3 | HWY_AVX3_DL},
    {Kernel::avx2, "avx2", HWY_AVX2},
    {Kernel::sse4, "sse4", HWY_SSE4},
    {Kernel::scalar, "scalar", HWY_SCALAR},
}};

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
      if (entry.kernel == Kernel::scalar || (hwy::SupportedTargets() & entry.targets) != 0)
        found.push_back(entry.kernel);
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
  return HWY_SCALAR;
}

std::size_t dispatch_index(Kernel kernel) {
  hwy::ChosenTarget target;
  target.Update(hwy::SupportedTargets() & highway_targets(resolve(kernel)));
  return target.GetIndex();
}

Kernel kernel_of_target(std::int64_t highway_target) {
  for (const Entry& entry : table)
    if ((entry.targets & highway_target) != 0) return entry.kernel;
  return Kernel::automatic;
}

}  // namespace eightfold
