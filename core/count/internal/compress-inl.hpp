// Included once for each Highway target.
#if defined(EIGHTFOLD_COMPRESS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef EIGHTFOLD_COMPRESS_INL
#undef EIGHTFOLD_COMPRESS_INL
#else
#define EIGHTFOLD_COMPRESS_INL
#endif

#include <hwy/highway.h>

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

HWY_BEFORE_NAMESPACE();
namespace eightfold::HWY_NAMESPACE {

#if HWY_TARGET == HWY_AVX2
// For each mask of eight lanes, the set lanes in order, then lane 0.
inline constexpr auto set_lanes = [] {
  std::array<std::array<std::int32_t, 8>, 256> lanes{};
  for (std::size_t mask = 0; mask < lanes.size(); ++mask)
    for (std::size_t lane = 0, count = 0; lane < 8; ++lane)
      if ((mask >> lane & 1) != 0) lanes[mask][count++] = static_cast<std::int32_t>(lane);
  return lanes;
}();
#endif

/// Stores the lanes of the mask consecutively and returns their number. May write up to a whole vector.
/// Without a native instruction, Highway 1.0.3's Compress copies a table to the stack. A permutation from a
/// table is used with AVX2, and scalar stores elsewhere.
template <class D>
HWY_INLINE std::size_t compress_store(D d, hwy::HWY_NAMESPACE::Vec<D> values,
                                      hwy::HWY_NAMESPACE::Mask<D> mask, std::uint32_t* out) {
  namespace hn = hwy::HWY_NAMESPACE;
#if HWY_TARGET <= HWY_AVX3
  hn::StoreU(hn::Compress(values, mask), d, out);
  return hn::CountTrue(d, mask);
#else
  std::array<std::uint8_t, 8> bits{};
  hn::StoreMaskBits(d, mask, bits.data());
#if HWY_TARGET == HWY_AVX2
  if constexpr (hn::MaxLanes(d) == 8) {
    hn::StoreU(hn::TableLookupLanes(values, hn::SetTableIndices(d, set_lanes[bits[0]].data())), d, out);
    return static_cast<std::size_t>(std::popcount(bits[0]));
  }
#endif
  std::array<std::uint32_t, hn::MaxLanes(d)> all;
  hn::StoreU(values, d, all.data());
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
