// Lists the half-boards of a row split. Included once for each Highway target.
#if defined(EIGHTFOLD_LISTS_INL) == defined(HWY_TARGET_TOGGLE)
#ifdef EIGHTFOLD_LISTS_INL
#undef EIGHTFOLD_LISTS_INL
#else
#define EIGHTFOLD_LISTS_INL
#endif

#include <hwy/highway.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "core/count/internal/compress-inl.hpp"
#include "core/count/internal/halves/join.hpp"

HWY_BEFORE_NAMESPACE();
namespace eightfold::halves::HWY_NAMESPACE {

namespace hn = hwy::HWY_NAMESPACE;
using eightfold::HWY_NAMESPACE::compress_store;

using Halfwords = hn::CappedTag<std::uint32_t, 2 * Block::words>;

inline constexpr std::size_t batch_blocks = 192;  // fits in the first-level cache together with the tables

template <class D>
constexpr std::uint32_t lanes(D d) {
  return static_cast<std::uint32_t>(hn::Lanes(d));
}

// Makes room for `size` values and two more vectors. Existing values are kept.
template <class T>
HWY_INLINE void make_room(std::vector<T>& values, std::size_t size) {
  constexpr std::size_t more = 2 * 2 * Block::words;
  if (values.size() < size + more) values.resize(2 * size + 2 * more);
}

// The central diagonals in the bits of an element of EasternHalves.
HWY_INLINE std::uint32_t diagonals_of(CentralDiagonals central, std::uint32_t falling, std::uint32_t rising) {
  return (falling >> central.shift & 0xff) << 16 | rising >> central.shift << 24;
}

template <class D, class V>
HWY_INLINE V diagonals_of(D d, CentralDiagonals central, V falling, V rising) {
  const V low = hn::Set(d, (1U << CentralDiagonals::of_each_kind) - 1);
  const V falls = hn::And(hn::ShiftRightSame(falling, central.shift), low);
  return hn::Or(hn::ShiftLeft<16>(falls), hn::ShiftLeft<24>(hn::ShiftRightSame(rising, central.shift)));
}

// The quarter boards of one half of the board.
struct Groups {
  const CornerBoards& north;
  const CornerBoards& south;
  Lines south_columns;

  // visit(norths, souths), given the northern columns and those without a queen in a quarter
  template <class Visit>
  HWY_INLINE void visit(Lines columns, Lines occupied, Visit visit) const {
    if ((columns & occupied) != 0) return;
    const auto norths = north.with_columns(columns);
    const auto souths = south.with_columns(south_columns & ~columns & ~occupied);
    if (!norths.empty() && !souths.empty()) visit(norths, souths);
  }
};

// Appends the western half-boards with the given northern columns and queen of the middle row to the list,
// with their origins or without.
template <bool with_origins>
inline void list_western(const Groups& groups, Lines columns, const MiddleQueen& middle, bool strict,
                         Western& western) {
  const Halfwords d;
  groups.visit(columns, middle.column,
               [&](QuarterBoards::Range norths, QuarterBoards::Range souths) HWY_ATTR {
                 const std::size_t most = western.size + std::size_t{norths.size()} * souths.size();
                 make_room(western.falling, most);
                 make_room(western.rising, most);
                 if constexpr (with_origins) make_room(western.origins, most);
                 // Vector stores may alias any member, so loop-carried values are local: N = 17 takes a
                 // seventh less time.
                 std::uint32_t* const falling_out = western.falling.data();
                 std::uint32_t* const rising_out = western.rising.data();
                 [[maybe_unused]] std::uint32_t* const origins_out = western.origins.data();
                 std::size_t size = western.size;
                 const std::uint32_t* const norths_falling = groups.north.falling();
                 const std::uint32_t* const norths_rising = groups.north.rising();
                 const std::uint32_t* const souths_falling = groups.south.falling();
                 const std::uint32_t* const souths_rising = groups.south.rising();
                 const auto [middle_falling, middle_rising] = middle.crossings;
                 const auto flag = hn::Set(d, strict ? Western::strict : 0);
                 for (std::uint32_t i = norths.begin; i < norths.end; ++i) {
                   if (((norths_falling[i] & middle_falling) | (norths_rising[i] & middle_rising)) != 0)
                     continue;
                   const auto falling = hn::Set(d, norths_falling[i] | middle_falling);
                   const auto rising = hn::Set(d, norths_rising[i] | middle_rising);
                   const auto flagged = hn::Or(rising, flag);
                   for (std::uint32_t j = souths.begin; j < souths.end; j += lanes(d)) {
                     const auto south_falling = hn::LoadU(d, souths_falling + j);
                     const auto south_rising = hn::LoadU(d, souths_rising + j);
                     const auto shared = hn::OrAnd(hn::And(falling, south_falling), rising, south_rising);
                     const auto fits = hn::And(hn::Eq(shared, hn::Zero(d)), hn::FirstN(d, souths.end - j));
                     if constexpr (with_origins)
                       compress_store(d, hn::Iota(d, i << 16 | j), fits, origins_out + size);
                     compress_store(d, hn::Or(falling, south_falling), fits, falling_out + size);
                     size += compress_store(d, hn::Or(flagged, south_rising), fits, rising_out + size);
                   }
                 }
                 western.size = size;
               });
}

// Lists the eastern half-boards, batch by batch.
class EasternWriter {
 public:
  EasternWriter(const Groups& groups, CentralDiagonals central, EasternQuarters& quarters,
                EasternHalves& halves)
      : groups_(groups), central_(central), quarters_(quarters), halves_(halves) {
    quarters_.batches.clear();
    halves_.batches.clear();
    halves_.size = 0;
    begin_batch();
  }

  // Appends the half-boards with the given northern columns. Strict ones and others are in different batches.
  void add(Lines columns, bool strict) {
    if (strict != strict_) end_batch();
    strict_ = strict;
    constexpr std::uint32_t most = EasternQuarters::most;
    groups_.visit(columns, 0, [&](QuarterBoards::Range norths, QuarterBoards::Range souths) HWY_ATTR {
      for (std::uint32_t south = souths.begin; south < souths.end; south += most)
        for (std::uint32_t north = norths.begin; north < norths.end; north += most)
          add_part({north, std::min(north + most, norths.end)}, {south, std::min(south + most, souths.end)});
    });
  }

  // With the padding.
  std::size_t size() const { return pairs_; }

  // Ends the last batch.
  void finish() { end_batch(); }

 private:
  void add_part(QuarterBoards::Range norths, QuarterBoards::Range souths) {
    if (norths_ - begin_.norths_end + norths.size() > EasternQuarters::most ||
        souths_ - begin_.souths_end + souths.size() > EasternQuarters::most)
      end_batch();
    std::array<std::uint32_t, EasternQuarters::most + 2 * Block::words> souths_of_pairs;
    add_souths(souths, souths_of_pairs.data());
    make_room(halves_.pairs, pairs_ + std::size_t{norths.size()} * souths.size());
    const Halfwords d;
    // Local variables for the same reason as above.
    std::uint64_t* const codes_out = quarters_.norths.data() + begin_.norths_end;
    std::uint32_t* const norths_out = halves_.norths.data() + begin_.norths_end;
    std::uint32_t* const pairs_out = halves_.pairs.data();
    std::size_t number = norths_ - begin_.norths_end;
    std::size_t pairs = pairs_;
    const std::uint64_t* const codes = groups_.north.codes();
    const std::uint32_t* const norths_falling = groups_.north.falling();
    const std::uint32_t* const norths_rising = groups_.north.rising();
    const std::uint32_t* const souths_falling = groups_.south.falling() + souths.begin;
    const std::uint32_t* const souths_rising = groups_.south.rising() + souths.begin;
    for (std::uint32_t i = norths.begin; i < norths.end; ++i) {
      const std::size_t pairs_before = pairs;
      const auto falling = hn::Set(d, norths_falling[i]);
      const auto rising = hn::Set(d, norths_rising[i]);
      const std::uint32_t north = diagonals_of(central_, norths_falling[i], norths_rising[i]) |
                                  static_cast<std::uint32_t>(number + 1);
      const auto north_of_pair = hn::Set(d, north);
      for (std::uint32_t j = 0; j < souths.size(); j += lanes(d)) {
        const auto shared = hn::OrAnd(hn::And(falling, hn::LoadU(d, souths_falling + j)), rising,
                                      hn::LoadU(d, souths_rising + j));
        const auto fits = hn::And(hn::Eq(shared, hn::Zero(d)), hn::FirstN(d, souths.size() - j));
        const auto pair = hn::Or(north_of_pair, hn::LoadU(d, souths_of_pairs.data() + j));
        pairs += compress_store(d, pair, fits, pairs_out + pairs);
      }
      codes_out[number] = codes[i];
      norths_out[number] = north;
      number += pairs != pairs_before ? 1 : 0;  // a board without partners needs no block
    }
    norths_ = begin_.norths_end + number;
    pairs_ = pairs;
    if (number + souths_ - begin_.souths_end > batch_blocks) end_batch();
  }

  // Also writes the part of a pair for each.
  void add_souths(QuarterBoards::Range boards, std::uint32_t* of_pairs) {
    const CornerBoards& south = groups_.south;
    const hn::CappedTag<std::uint64_t, Block::words> words;
    std::uint64_t* const codes = quarters_.souths.data() + souths_;
    for (std::uint32_t j = 0; j < boards.size(); j += lanes(words))
      hn::StoreU(hn::LoadU(words, south.codes() + boards.begin + j), words, codes + j);
    const Halfwords d;
    std::uint32_t* const souths = halves_.souths.data() + souths_;
    auto numbers = hn::Iota(d, static_cast<std::uint32_t>(souths_ - begin_.souths_end + 1));
    for (std::uint32_t j = 0; j < boards.size(); j += lanes(d)) {
      const auto diagonals = diagonals_of(d, central_, hn::LoadU(d, south.falling() + boards.begin + j),
                                          hn::LoadU(d, south.rising() + boards.begin + j));
      hn::StoreU(hn::Or(diagonals, numbers), d, souths + j);
      hn::StoreU(hn::Or(diagonals, hn::ShiftLeft<8>(numbers)), d, of_pairs + j);
      numbers = hn::Add(numbers, hn::Set(d, lanes(d)));
    }
    souths_ += boards.size();
  }

  void end_batch() {
    if (pairs_ == begin_.pairs_end) {  // no board has a partner
      souths_ = begin_.souths_end;
      return;
    }
    halves_.size += pairs_ - begin_.pairs_end;
    pairs_ = halves_.pad(pairs_);
    begin_ = {norths_, souths_, pairs_};
    halves_.batches.push_back(begin_);
    quarters_.batches.push_back({norths_, souths_, strict_});
    begin_batch();
  }

  void begin_batch() {
    make_room(quarters_.norths, norths_ + EasternQuarters::most);
    make_room(quarters_.souths, souths_ + EasternQuarters::most);
    make_room(halves_.norths, norths_ + EasternQuarters::most);
    make_room(halves_.souths, souths_ + EasternQuarters::most);
  }

  const Groups& groups_;
  CentralDiagonals central_;
  EasternQuarters& quarters_;
  EasternHalves& halves_;
  bool strict_ = false;
  std::size_t norths_ = 0;
  std::size_t souths_ = 0;
  std::size_t pairs_ = 0;
  EasternHalves::Batch begin_;  // of the batch in progress
};

}  // namespace eightfold::halves::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();
#endif
