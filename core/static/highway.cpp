// What core calls of Highway's library, linked to the program. Distributions have Highway as a shared library
// only; a static program cannot load it, and loading it takes 3 ms. The sets of instructions are those that
// Highway 1.0.3 requires for each of its targets; x86-64-v2 to v4 are the levels of the x86-64 psABI, without
// AES and carry-less multiplication.
#include <hwy/aligned_allocator.h>
#include <hwy/targets.h>

#include <cstdint>
#include <cstdlib>

#if HWY_ARCH_X86
#define EIGHTFOLD_HAS(feature) \
  (__builtin_cpu_supports(feature) != 0)  // GCC 12 or newer; it takes literals only
#endif

namespace hwy {

std::int64_t SupportedTargets() {
  std::int64_t targets = HWY_SCALAR | HWY_EMU128;
#if HWY_ARCH_X86
  __builtin_cpu_init();
  if (!EIGHTFOLD_HAS("x86-64-v2")) return targets;
  targets |= HWY_SSSE3;
  if (!EIGHTFOLD_HAS("pclmul") || !EIGHTFOLD_HAS("aes")) return targets;
  targets |= HWY_SSE4;
  if (!EIGHTFOLD_HAS("x86-64-v3")) return targets;
  targets |= HWY_AVX2;
  if (!EIGHTFOLD_HAS("x86-64-v4")) return targets;
  targets |= HWY_AVX3;
  if (EIGHTFOLD_HAS("avx512vnni") && EIGHTFOLD_HAS("vpclmulqdq") && EIGHTFOLD_HAS("avx512vbmi") &&
      EIGHTFOLD_HAS("avx512vbmi2") && EIGHTFOLD_HAS("vaes") && EIGHTFOLD_HAS("avx512vpopcntdq") &&
      EIGHTFOLD_HAS("avx512bitalg") && EIGHTFOLD_HAS("gfni"))
    targets |= HWY_AVX3_DL;
#endif
  return targets;
}

// Highway's table of a function starts with a call of this. core selects the entry itself (count/kernel.cpp).
ChosenTarget& GetChosenTarget() {
  static ChosenTarget chosen;
  return chosen;
}

// Callers pass neither an allocator nor its data.
void* AllocateAlignedBytes(std::size_t size, AllocPtr, void*) {
  const std::size_t blocks = size / HWY_ALIGNMENT + 1;
  return std::aligned_alloc(HWY_ALIGNMENT, blocks * HWY_ALIGNMENT);
}

void FreeAlignedBytes(const void* bytes, FreePtr, void*) { std::free(const_cast<void*>(bytes)); }

}  // namespace hwy
