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
#include <utility>
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
  if (values.size() < size + more) values.resize(size + size / 4 + 2 * more);
}

// The central diagonals in the bits of an element of EasternHalves.
template <class D, class V>
HWY_INLINE V diagonals_of(D d, CentralDiagonals central, V falling, V rising) {
  const V low = hn::Set(d, (1U << CentralDiagonals::of_each_kind) - 1);
  const V falls = hn::And(hn::ShiftRightSame(falling, central.eastern), low);
  return hn::Or(hn::ShiftLeft<16>(falls), hn::ShiftLeft<24>(hn::ShiftRightSame(rising, central.eastern)));
}

// Consecutive quarter boards of a corner. The value of board i is first_value + i * value_step. One vector
// may be read past the end.
struct Side {
  const std::uint32_t* falling;
  const std::uint32_t* rising;
  std::uint32_t size;
  std::uint32_t first_value;
  std::uint32_t value_step;
};

// Calls visit(fits, falling, rising, value) for vectors of pairs of a board of one side and one of the other.
// `fits` has the pairs that share no diagonal; the other arguments are the crossings of all pairs and the
// sums of their values. The order is the same on every kernel: by the boards of the larger side.
//
// Most sides have 2 to 20 boards. If the smaller one fits into a vector twice, a vector has the pairs of
// several boards of the larger side.
template <class Visit>
HWY_INLINE void for_each_pair(Side few, Side many, Visit visit) {
  if (few.size > many.size) std::swap(few, many);
  const Halfwords d;
  using V = hn::Vec<Halfwords>;
  const auto visit_pairs = [&](auto within, V falling, V rising, V value, V other_falling, V other_rising,
                               V other_value) HWY_ATTR {
    const auto shared = hn::OrAnd(hn::And(falling, other_falling), rising, other_rising);
    visit(hn::And(within, hn::Eq(shared, hn::Zero(d))), hn::Or(falling, other_falling),
          hn::Or(rising, other_rising), hn::Add(value, other_value));
  };
  const auto values_of = [&](const Side& side, V i) HWY_ATTR {
    return hn::Add(hn::Set(d, side.first_value), hn::Mul(i, hn::Set(d, side.value_step)));
  };
  const V lane = hn::Iota(d, 0U);
  if (few.size > lanes(d) / 2) {
    const V first_values = values_of(few, lane);
    for (std::uint32_t i = 0; i < many.size; ++i) {
      const V falling = hn::Set(d, many.falling[i]);
      const V rising = hn::Set(d, many.rising[i]);
      const V value = hn::Set(d, many.first_value + i * many.value_step);
      V other_value = first_values;
      for (std::uint32_t j = 0; j < few.size; j += lanes(d)) {
        visit_pairs(hn::FirstN(d, few.size - j), falling, rising, value, hn::LoadU(d, few.falling + j),
                    hn::LoadU(d, few.rising + j), other_value);
        other_value = hn::Add(other_value, hn::Set(d, lanes(d) * few.value_step));
      }
    }
    return;
  }
  // Lane i has board i / few.size of the larger side and board i % few.size of the smaller one.
  const V quotient = hn::ShiftRight<16>(hn::Mul(lane, hn::Set(d, (1U << 16) / few.size + 1)));
  const V rest = hn::Sub(lane, hn::Mul(quotient, hn::Set(d, few.size)));
  const auto of_few = hn::IndicesFromVec(d, rest);
  const auto of_many = hn::IndicesFromVec(d, quotient);
  const V falling = hn::TableLookupLanes(hn::LoadU(d, few.falling), of_few);
  const V rising = hn::TableLookupLanes(hn::LoadU(d, few.rising), of_few);
  const V value = values_of(few, rest);
  V other_value = values_of(many, quotient);
  const std::uint32_t step = lanes(d) / few.size;
  for (std::uint32_t i = 0; i < many.size; i += step) {
    visit_pairs(hn::FirstN(d, std::min(step, many.size - i) * few.size), falling, rising, value,
                hn::TableLookupLanes(hn::LoadU(d, many.falling + i), of_many),
                hn::TableLookupLanes(hn::LoadU(d, many.rising + i), of_many), other_value);
    other_value = hn::Add(other_value, hn::Set(d, step * many.value_step));
  }
}

// The quarter boards of one half of the board.
struct Groups {
  const CornerBoards& north;
  const CornerBoards& south;
  Lines columns;

  // visit(norths, souths), given the northern columns
  template <class Visit>
  HWY_INLINE void visit(Lines northern, Visit visit) const {
    const auto norths = north.with_columns(northern);
    const auto souths = south.with_columns(columns ^ northern);
    if (!norths.empty() && !souths.empty()) visit(norths, souths);
  }
};

// Appends the western half-boards with the given northern columns to the list, with their origins or without.
template <bool with_origins>
inline void list_western(const Groups& groups, Lines columns, bool strict, Western& western) {
  groups.visit(columns, [&](QuarterBoards::Range norths, QuarterBoards::Range souths) HWY_ATTR {
    const std::size_t most = western.size + std::size_t{norths.size()} * souths.size();
    make_room(western.falling, most);
    make_room(western.rising, most);
    if constexpr (with_origins) make_room(western.origins, most);
    // Vector stores may alias any member, so loop-carried values are local: N = 17 takes a seventh less
    // time.
    std::uint32_t* const falling_out = western.falling.data();
    std::uint32_t* const rising_out = western.rising.data();
    [[maybe_unused]] std::uint32_t* const origins_out = western.origins.data();
    std::size_t size = western.size;
    const Halfwords d;
    const auto flag = hn::Set(d, strict ? Western::strict : 0);
    const auto side = [](const CornerBoards& boards, QuarterBoards::Range range, int shift) {
      return Side{boards.falling() + range.begin, boards.rising() + range.begin, range.size(),
                  range.begin << shift, 1U << shift};
    };
    for_each_pair(side(groups.north, norths, 16), side(groups.south, souths, 0),
                  [&](auto fits, auto falling, auto rising, [[maybe_unused]] auto origins) HWY_ATTR {
                    if constexpr (with_origins) compress_store(d, origins, fits, origins_out + size);
                    compress_store(d, falling, fits, falling_out + size);
                    size += compress_store(d, hn::Or(rising, flag), fits, rising_out + size);
                  });
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
    groups_.visit(columns, [&](QuarterBoards::Range norths, QuarterBoards::Range souths) HWY_ATTR {
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
    make_room(halves_.pairs, pairs_ + std::size_t{norths.size()} * souths.size());
    // A local variable for the same reason as above.
    std::uint32_t* const pairs_out = halves_.pairs.data();
    std::size_t pairs = pairs_;
    const Halfwords d;
    const Side north = add_boards(groups_.north, norths, norths_ - begin_.norths_end, 1,
                                  quarters_.norths.data() + norths_, halves_.norths.data() + norths_);
    const Side south = add_boards(groups_.south, souths, souths_ - begin_.souths_end, 1U << 8,
                                  quarters_.souths.data() + souths_, halves_.souths.data() + souths_);
    const CentralDiagonals central = central_;
    for_each_pair(north, south, [&](auto fits, auto falling, auto rising, auto numbers) HWY_ATTR {
      const auto pair = hn::Or(diagonals_of(d, central, falling, rising), numbers);
      pairs += compress_store(d, pair, fits, pairs_out + pairs);
    });
    if (pairs == pairs_) return;  // no board has a partner, and none needs a block
    pairs_ = pairs;
    norths_ += norths.size();
    souths_ += souths.size();
    if (norths_ - begin_.norths_end + souths_ - begin_.souths_end > batch_blocks) end_batch();
  }

  // Writes the codes and the elements of boards, whose numbers begin after `number`. The value of a board is
  // its part of the numbers in a pair.
  Side add_boards(const CornerBoards& boards, QuarterBoards::Range range, std::size_t number,
                  std::uint32_t value_step, std::uint64_t* codes, std::uint32_t* elements) const {
    const auto first = static_cast<std::uint32_t>(number + 1);
    const Side side = {boards.falling() + range.begin, boards.rising() + range.begin, range.size(),
                       first * value_step, value_step};
    const Halfwords d;
    const hn::CappedTag<std::uint64_t, Block::words> words;
    const std::uint64_t* const codes_in = boards.codes() + range.begin;
    auto numbers = hn::Iota(d, first);
    for (std::uint32_t j = 0; j < range.size(); j += lanes(d)) {
      for (std::uint32_t k = j; k < j + lanes(d); k += lanes(words))
        hn::StoreU(hn::LoadU(words, codes_in + k), words, codes + k);
      const auto diagonals =
          diagonals_of(d, central_, hn::LoadU(d, side.falling + j), hn::LoadU(d, side.rising + j));
      hn::StoreU(hn::Or(diagonals, numbers), d, elements + j);
      numbers = hn::Add(numbers, hn::Set(d, lanes(d)));
    }
    return side;
  }

  void end_batch() {
    if (pairs_ == begin_.pairs_end) return;
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
