// Included once for each Highway target.
#if defined(EIGHTFOLD_COMPRESS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef EIGHTFOLD_COMPRESS_INL
#undef EIGHTFOLD_COMPRESS_INL
#else
#define EIGHTFOLD_COMPRESS_INL
#endif

#include <hwy/highway.h>

#include <array>
#include <cstddef>
#include <cstdint>

HWY_BEFORE_NAMESPACE();
namespace eightfold::HWY_NAMESPACE {

/// Stores the lanes of the mask consecutively and returns their number. May write up to a whole vector.
/// Without a native instruction, Highway 1.0.3's Compress copies a table to the stack; scalar stores are used
/// there instead.
template <class D>
HWY_INLINE std::size_t compress_store(D d, hwy::HWY_NAMESPACE::Vec<D> values,
                                      hwy::HWY_NAMESPACE::Mask<D> mask, std::uint32_t* out) {
  namespace hn = hwy::HWY_NAMESPACE;
#if HWY_TARGET <= HWY_AVX3
  hn::StoreU(hn::Compress(values, mask), d, out);
  return hn::CountTrue(d, mask);
#else
  std::array<std::uint32_t, hn::MaxLanes(d)> all;
  std::array<std::uint8_t, 8> bits{};
  hn::StoreU(values, d, all.data());
  hn::StoreMaskBits(d, mask, bits.data());
  std::size_t count = 0;
  for (std::size_t i = 0; i < hn::Lanes(d); ++i) {
    out[count] = all[i];
    count += bits[i / 8] >> (i % 8) & 1;
  }
  return count;
#endif
}

}  // namespace eightfold::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
