// Divides both lists of half-boards by a diagonal. Included once for each Highway target.
#if defined(EIGHTFOLD_PRUNE_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef EIGHTFOLD_PRUNE_INL
#undef EIGHTFOLD_PRUNE_INL
#else
#define EIGHTFOLD_PRUNE_INL
#endif

#include <hwy/highway.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/count/internal/compress-inl.hpp"
#include "core/count/internal/halves/join.hpp"
#include "core/count/internal/halves/lists-inl.hpp"

HWY_BEFORE_NAMESPACE();
namespace eightfold::halves::HWY_NAMESPACE {

// How many of a sample of boards occupy each central diagonal.
using DiagonalCounts = std::array<std::uint32_t, CentralDiagonals::count>;

// Counts the bits of up to 255 sets. set(i) has 16 bits.
template <class Set>
inline DiagonalCounts count_diagonals(std::size_t samples, Set set) {
  // A byte for each diagonal.
  const auto spread = [](std::uint64_t byte) {
    const std::uint64_t bits = byte * 0x0101010101010101U & 0x8040201008040201U;
    return (bits + 0x7f7f7f7f7f7f7f7fU) >> 7 & 0x0101010101010101U;
  };
  std::array<std::uint64_t, 2> counters{};
  for (std::size_t i = 0; i < samples; ++i) {
    const std::uint32_t diagonals = set(i);
    counters[0] += spread(diagonals & 0xff);
    counters[1] += spread(diagonals >> 8 & 0xff);
  }
  DiagonalCounts counts{};
  for (std::size_t k = 0; k < counts.size(); ++k)
    counts[k] = static_cast<std::uint32_t>(counters[k / 8] >> (k % 8 * 8) & 0xff);
  return counts;
}

// The boards at equal distances in a list are the sample.
inline constexpr std::size_t samples = 128;

inline DiagonalCounts count_diagonals(const Western& western, std::size_t first, std::size_t last,
                                      CentralDiagonals central) {
  return count_diagonals(samples, [&](std::size_t i) {
    const std::size_t board = first + i * (last - first) / samples;
    return (western.falling[board] >> central.western & 0xff) |
           (western.rising[board] >> central.western & 0xff) << 8;
  });
}

inline DiagonalCounts count_diagonals(const EasternHalves& eastern) {
  return count_diagonals(samples, [&](std::size_t i) {
    const std::uint32_t pair = eastern.pairs[i * eastern.batches.back().pairs_end / samples];
    return pair == EasternHalves::padding ? 0 : pair >> EasternHalves::diagonals_shift;
  });
}

// Moves the boards on a diagonal to the front of the range, in place. Returns their number. Of a long range,
// some boards wait in `spare`, and groups of the others are read from the end that has less space between
// what is read and what is written. The order is the same on every kernel.
inline std::size_t partition(Western& boards, std::size_t first, std::size_t last, Crossings diagonal,
                             Western& spare) {
  constexpr std::size_t group = 512;
  constexpr std::size_t waiting = 3 * group;
  const Halfwords d;
  make_room(boards.falling, last);
  make_room(boards.rising, last);
  make_room(spare.falling, 2 * waiting);
  make_room(spare.rising, 2 * waiting);
  struct Place {
    std::uint32_t* falling;
    std::uint32_t* rising;
  };
  const auto place = [](Western& western, std::size_t board) {
    return Place{western.falling.data() + board, western.rising.data() + board};
  };
  const auto copy = [](Place from, std::size_t count, Place to) {
    std::copy_n(from.falling, count, to.falling);
    std::copy_n(from.rising, count, to.rising);
  };
  const Place wait = place(spare, 0);
  const Place off = place(spare, waiting);
  const auto falling_bit = hn::Set(d, diagonal.falling);
  const auto rising_bit = hn::Set(d, diagonal.rising);
  std::size_t on_end = first;
  std::size_t off_begin = last;
  const auto divide = [&](Place in, std::size_t count) HWY_ATTR {
    // The last vectors may overwrite what follows the space.
    const auto [falling_end, rising_end] = place(boards, off_begin);
    const auto falling_after = hn::LoadU(d, falling_end);
    const auto rising_after = hn::LoadU(d, rising_end);
    const Place on = place(boards, on_end);
    std::size_t on_count = 0;
    std::size_t off_count = 0;
    for (std::size_t i = 0; i < count; i += lanes(d)) {
      const auto within = hn::FirstN(d, count - i);
      const auto falling = hn::LoadU(d, in.falling + i);
      const auto rising = hn::LoadU(d, in.rising + i);
      const auto shared = hn::OrAnd(hn::And(falling, falling_bit), rising, rising_bit);
      const auto is_off = hn::And(within, hn::Eq(shared, hn::Zero(d)));
      const auto is_on = hn::AndNot(is_off, within);
      compress_store(d, falling, is_off, off.falling + off_count);
      off_count += compress_store(d, rising, is_off, off.rising + off_count);
      compress_store(d, falling, is_on, on.falling + on_count);
      on_count += compress_store(d, rising, is_on, on.rising + on_count);
    }
    hn::StoreU(falling_after, d, falling_end);
    hn::StoreU(rising_after, d, rising_end);
    on_end += on_count;
    off_begin -= off_count;
    copy(off, off_count, place(boards, off_begin));
  };

  if (last - first <= waiting) {
    divide(place(boards, first), last - first);
    return on_end - first;
  }
  copy(place(boards, first), waiting, wait);
  std::size_t begin = first + waiting;
  std::size_t end = last;
  while (begin < end) {
    const std::size_t count = std::min(group, end - begin);
    if (off_begin - end < group) {
      end -= count;
      divide(place(boards, end), count);
    } else {
      divide(place(boards, begin), count);
      begin += count;
    }
  }
  divide(wait, waiting);
  return on_end - first;
}

// Copies the elements in [begin, end) without any of the bits. Returns the new end of `rest`.
inline std::size_t copy_without(std::uint32_t bits, const std::vector<std::uint32_t>& all, std::size_t begin,
                                std::size_t end, std::vector<std::uint32_t>& rest, std::size_t rest_end) {
  const Halfwords d;
  const std::uint32_t* const in = all.data();
  std::uint32_t* const out = rest.data();
  const auto none_of = hn::Set(d, bits);
  for (std::size_t i = begin; i < end; i += lanes(d)) {
    const auto elements = hn::LoadU(d, in + i);
    const auto stay = hn::And(hn::Eq(hn::And(elements, none_of), hn::Zero(d)), hn::FirstN(d, end - i));
    rest_end += compress_store(d, elements, stay, out + rest_end);
  }
  return rest_end;
}

// Removes the quarter boards of a batch that occur in none of its pairs. `end` is that of the batch.
inline void keep_paired(EasternHalves& halves, const EasternHalves::Batch& begin, EasternHalves::Batch& end) {
  using Occurs = std::array<std::uint8_t, EasternQuarters::most + 1>;
  Occurs norths{};
  Occurs souths{};
  for (std::size_t i = begin.pairs_end; i < end.pairs_end; ++i) {
    norths[halves.pairs[i] & 0xff] = 1;
    souths[halves.pairs[i] >> 8 & 0xff] = 1;
  }
  const auto keep = [](const Occurs& occurs, std::vector<std::uint32_t>& boards, std::size_t first,
                       std::size_t& last) {
    std::size_t kept = first;
    for (std::size_t i = first; i < last; ++i) {
      boards[kept] = boards[i];
      kept += occurs[boards[i] & 0xff];
    }
    last = kept;
  };
  keep(norths, halves.norths, begin.norths_end, end.norths_end);
  keep(souths, halves.souths, begin.souths_end, end.souths_end);
}

// The half-boards that leave a central diagonal free.
inline void leave_free(const EasternHalves& all, int diagonal, EasternHalves& rest) {
  rest.batches.clear();
  rest.size = 0;
  make_room(rest.norths, all.batches.back().norths_end);
  make_room(rest.souths, all.batches.back().souths_end);
  make_room(rest.pairs, all.batches.back().pairs_end);
  const std::uint32_t bit = std::uint32_t{1}
                            << (EasternHalves::diagonals_shift + CentralDiagonals::in_east(diagonal));
  EasternHalves::Batch all_begin;
  EasternHalves::Batch begin;
  for (const EasternHalves::Batch& batch : all.batches) {
    EasternHalves::Batch end = begin;
    end.pairs_end =
        copy_without(bit, all.pairs, all_begin.pairs_end, batch.pairs_end, rest.pairs, begin.pairs_end);
    const std::size_t pairs = end.pairs_end - begin.pairs_end;
    if (pairs != 0) {
      end.norths_end = copy_without(bit, all.norths, all_begin.norths_end, batch.norths_end, rest.norths,
                                    begin.norths_end);
      end.souths_end = copy_without(bit, all.souths, all_begin.souths_end, batch.souths_end, rest.souths,
                                    begin.souths_end);
      // Where there are more pairs, most quarter boards occur in one.
      if (pairs < end.norths_end - begin.norths_end + end.souths_end - begin.souths_end)
        keep_paired(rest, begin, end);
      rest.size += pairs;
      end.pairs_end = rest.pad(end.pairs_end);
    }
    rest.batches.push_back(end);
    all_begin = batch;
    begin = end;
  }
}

}  // namespace eightfold::halves::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
