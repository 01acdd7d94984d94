// Knuth's Algorithm X with secondary items and the minimum-remaining-values rule (The Art of Computer
// Programming, Volume 4B, Section 7.2.2.1, 2022), on sets of bits instead of linked lists.
//
// A partial cover is a block of lanes, one lane per item, whose bits are the options that remain for the
// item. Choosing an option is one AND with a block from a table. The same AND applies the conflicts, which
// replace secondary items. An empty lane is a dead end. For 16 queens a block has 64 bytes, one to
// four vectors, so a child is a copy and nothing has to be undone, as it has with dancing links.
//
// The search pops a batch of 16 partial covers from a stack. Where an item has one option left, unit
// propagation chooses it, together with that of the last such item. Otherwise the search branches on an item
// with two options, or on the item with the fewest: one child chooses an option of it, and the other excludes
// that option. Whether a child is feasible is added to the length of the stack: no branch depends on it, and
// the partial covers of a batch overlap in the processor.
//
// The list of the canonical solutions of 16 queens takes 0.14 to 0.17 of the yardstick's time this way, three
// quarters of it for 37 million steps of 16 ns; with AVX2, 0.27 and 22 ns. Rejected: batches with branches
// (0.21), recursion on the tightest row or column (0.28), a row-by-row search with a column check (0.40) or a
// row check (0.42), and a third forced option in each step (3 % fewer steps in the same time).
#include "core/cover/internal/cover_kernel.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/cover/internal/cover_kernel.cpp"
#include <hwy/foreach_target.h>
// Highway requires foreach_target.h before highway.h.
#include <hwy/highway.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <type_traits>

#include "core/cover/internal/aligned_memory.hpp"

HWY_BEFORE_NAMESPACE();
namespace eightfold::cover::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

constexpr std::size_t batch = 16;
constexpr unsigned batches_between_polls = 4096;  // about a millisecond

// One search with its stack of partial covers: a block and the set of open items for each.
template <typename Lane, std::size_t lanes>
class BlockSearch {
 public:
  BlockSearch(const CoverTables& tables, const StopToken& stop)
      : tables_(tables),
        stop_(stop),
        kept_(reinterpret_cast<const Lane*>(tables.kept.get())),
        without_(reinterpret_cast<const Lane*>(tables.without.get())),
        items_(tables.covers.data()),
        option_at_(tables.option_at.data()) {
    grow(16 * batch);
  }

  template <typename Visit>
  Report run(const Start& start, Visit& visit) {
    for (std::size_t lane = 0; lane < lanes; ++lane) {
      blocks_[lane] = static_cast<Lane>(lane < tables_.items ? start.remaining[lane] : 1);
      if (blocks_[lane] == 0) return {};
    }
    open_[0] = static_cast<Items>(start.open);
    if (start.open == 0) {
      visit(blocks_.get());
      return {1, 0};
    }
    std::uint64_t found = 0;
    std::uint64_t steps = 0;
    std::size_t size = 1;
    for (unsigned batches = 1; size > 0 && !visit.is_stopped(); ++batches) {
      if (batches % batches_between_polls == 0) stop_.throw_if_requested();
      const std::size_t taken = std::min(size, batch);
      size -= taken;
      steps += taken;
      if (size + 2 * batch > capacity_) grow(2 * capacity_);
      fetch_batch(size, taken);
      size = choose_forced(size, found, visit);
      size = choose_one(size, found, visit);
    }
    return {found, steps};
  }

 private:
  using Tag = hn::CappedTag<Lane, lanes>;
  using Vector = hn::Vec<Tag>;
  using Items = std::conditional_t<lanes == 64, std::uint64_t, std::uint32_t>;
  static constexpr std::size_t width = 8 * sizeof(Lane);

  void grow(std::size_t capacity) {
    auto blocks = allocate_aligned<Lane>(capacity * lanes);
    auto open = allocate_aligned<Items>(capacity);
    if (capacity_ > 0) {
      std::memcpy(blocks.get(), blocks_.get(), capacity_ * lanes * sizeof(Lane));
      std::memcpy(open.get(), open_.get(), capacity_ * sizeof(Items));
    }
    blocks_ = std::move(blocks);
    open_ = std::move(open);
    capacity_ = capacity;
  }

  static Items bits_of(Tag d, hn::Mask<Tag> mask) {
    // StoreMaskBits may write 8 bytes. Reading exactly as many as the mask has keeps them in a register.
    using Bytes =
        std::conditional_t<(hn::MaxLanes(Tag()) > 16), std::uint32_t,
                           std::conditional_t<(hn::MaxLanes(Tag()) > 8), std::uint16_t, std::uint8_t>>;
    static_assert(hn::MaxLanes(Tag()) <= 32);
    std::array<std::uint8_t, 8> stored{};
    hn::StoreMaskBits(d, mask, stored.data());
    Bytes bits = 0;
    std::memcpy(&bits, stored.data(), sizeof bits);
    return bits;
  }

  // Positions of bits. Precondition: bits != 0.
  static std::size_t lowest(std::uint64_t bits) { return hwy::Num0BitsBelowLS1Bit_Nonzero64(bits); }
  static std::size_t highest(std::uint64_t bits) { return 63 ^ hwy::Num0BitsAboveMS1Bit_Nonzero64(bits); }

  // An open item with the fewest options, given that each has three or more.
  static HWY_INLINE std::size_t item_with_fewest_options(const Lane* block, Items open) {
    const Tag d;
    const Vector one = hn::Set(d, Lane{1});
    for (int options = 3;; ++options) {
      Items items = 0;
      for (std::size_t i = 0; i < lanes; i += hn::Lanes(d)) {
        Vector v = hn::Load(d, block + i);
        for (int drops = 0; drops < options; ++drops) v = hn::And(v, hn::Sub(v, one));
        items = static_cast<Items>(items | static_cast<Items>(bits_of(d, hn::Eq(v, hn::Zero(d)))) << i);
      }
      if ((items & open) != 0) return lowest(items & open);
    }
  }

  // 1 if a child stays on the stack, 0 if it is infeasible or complete.
  template <typename Visit>
  static HWY_INLINE std::size_t keep(bool feasible, Items open, const Lane* block, std::uint64_t& found,
                                     Visit& visit) {
    if (HWY_UNLIKELY(open == 0)) {
      if (feasible) {
        visit(block);
        ++found;
      }
      return 0;
    }
    return static_cast<std::size_t>(feasible);
  }

  // Moves partial covers from the stack to the batch and sorts them into those with a forced option, the only
  // one of its item, and the others.
  HWY_INLINE void fetch_batch(std::size_t size, std::size_t taken) {
    const Tag d;
    const Vector one = hn::Set(d, Lane{1});
    const Vector zero = hn::Zero(d);
    const Lane* from = blocks_.get() + size * lanes;
    Lane* block = batch_.data();
    std::size_t forced = 0;
    std::size_t others = 0;
    for (std::size_t at = 0; at < taken; ++at, from += lanes, block += lanes) {
      Items singles = 0;
      Items pairs = 0;  // items with at most two options
      for (std::size_t i = 0; i < lanes; i += hn::Lanes(d)) {
        const Vector v = hn::Load(d, from + i);
        hn::Store(v, d, block + i);
        const Vector less = hn::And(v, hn::Sub(v, one));
        const Vector least = hn::And(less, hn::Sub(less, one));
        singles = static_cast<Items>(singles | static_cast<Items>(bits_of(d, hn::Eq(less, zero))) << i);
        pairs = static_cast<Items>(pairs | static_cast<Items>(bits_of(d, hn::Eq(least, zero))) << i);
      }
      const Items open = open_[size + at];
      singles &= open;
      batch_open_[at] = open;
      batch_tight_[at] = singles != 0 ? singles : pairs & open;
      forced_[forced] = static_cast<std::uint8_t>(at);
      others_[others] = static_cast<std::uint8_t>(at);
      forced += static_cast<std::size_t>(singles != 0);
      others += static_cast<std::size_t>(singles == 0);
    }
    forced_size_ = forced;
    others_size_ = others;
  }

  // One child each: both the first and the last forced option are chosen.
  template <typename Visit>
  HWY_INLINE std::size_t choose_forced(std::size_t size, std::uint64_t& found, Visit& visit) {
    const Tag d;
    for (std::size_t index = 0; index < forced_size_; ++index) {
      const std::size_t at = forced_[index];
      const Lane* const block = batch_.data() + at * lanes;
      const std::size_t item = lowest(batch_tight_[at]);
      const std::size_t other = highest(batch_tight_[at]);
      const std::size_t first = option_at_[item * width + lowest(block[item])];
      const std::size_t second = option_at_[other * width + lowest(block[other])];
      const Lane* const first_block = kept_ + first * lanes;
      const Lane* const second_block = kept_ + second * lanes;
      Lane* const child = blocks_.get() + size * lanes;
      hn::Mask<Tag> dead = hn::FirstN(d, 0);
      for (std::size_t i = 0; i < lanes; i += hn::Lanes(d)) {
        const Vector v = hn::And(hn::And(hn::Load(d, block + i), hn::Load(d, first_block + i)),
                                 hn::Load(d, second_block + i));
        hn::Store(v, d, child + i);
        dead = i == 0 ? hn::Eq(v, hn::Zero(d)) : hn::Or(dead, hn::Eq(v, hn::Zero(d)));
      }
      const auto open = static_cast<Items>(batch_open_[at] & ~(items_[first] | items_[second]));
      open_[size] = open;
      size += keep(hn::AllFalse(d, dead), open, child, found, visit);
    }
    return size;
  }

  // Two children each: one for each option of a pair, or one with an option chosen and one with it excluded.
  // The second child overwrites the first if that is infeasible.
  template <typename Visit>
  HWY_INLINE std::size_t choose_one(std::size_t size, std::uint64_t& found, Visit& visit) {
    for (std::size_t index = 0; index < others_size_; ++index) {
      const std::size_t at = others_[index];
      const Lane* const block = batch_.data() + at * lanes;
      const Items open = batch_open_[at];
      std::size_t first = 0;
      const Lane* second_block = nullptr;
      std::uint64_t second_items = 0;
      if (HWY_LIKELY(batch_tight_[at] != 0)) {
        const std::size_t item = lowest(batch_tight_[at]);
        first = option_at_[item * width + lowest(block[item])];
        const std::size_t second = option_at_[item * width + highest(block[item])];
        second_block = kept_ + second * lanes;
        second_items = items_[second];
      } else {
        const std::size_t item = item_with_fewest_options(block, open);
        first = option_at_[item * width + lowest(block[item])];
        second_block = without_ + first * lanes;
      }
      size = add_child(size, block, kept_ + first * lanes, static_cast<Items>(open & ~items_[first]), found,
                       visit);
      size = add_child(size, block, second_block, static_cast<Items>(open & ~second_items), found, visit);
    }
    return size;
  }

  template <typename Visit>
  HWY_INLINE std::size_t add_child(std::size_t size, const Lane* block, const Lane* with, Items open,
                                   std::uint64_t& found, Visit& visit) {
    const Tag d;
    Lane* const child = blocks_.get() + size * lanes;
    hn::Mask<Tag> dead = hn::FirstN(d, 0);
    for (std::size_t i = 0; i < lanes; i += hn::Lanes(d)) {
      const Vector v = hn::And(hn::Load(d, block + i), hn::Load(d, with + i));
      hn::Store(v, d, child + i);
      dead = i == 0 ? hn::Eq(v, hn::Zero(d)) : hn::Or(dead, hn::Eq(v, hn::Zero(d)));
    }
    open_[size] = open;
    return size + keep(hn::AllFalse(d, dead), open, child, found, visit);
  }

  const CoverTables& tables_;
  const StopToken& stop_;
  const Lane* kept_;
  const Lane* without_;
  const std::uint64_t* items_;
  const std::uint16_t* option_at_;
  std::size_t capacity_ = 0;
  hwy::AlignedFreeUniquePtr<Lane[]> blocks_;
  hwy::AlignedFreeUniquePtr<Items[]> open_;
  alignas(64) std::array<Lane, batch * lanes> batch_;
  std::array<Items, batch> batch_open_;
  std::array<Items, batch> batch_tight_;  // the open items with one option, or else those with two
  std::array<std::uint8_t, batch + 1> forced_;
  std::array<std::uint8_t, batch + 1> others_;
  std::size_t forced_size_ = 0;
  std::size_t others_size_ = 0;
};

// Visitors of covers.

struct Ignore {
  template <typename Lane>
  void operator()(const Lane*) const {}
  static constexpr bool is_stopped() { return false; }
};

class Call {
 public:
  Call(const CoverTables& tables, const Start& start, const Found& found)
      : tables_(tables), found_(found), chosen_(start.chosen) {
    while (wanted_lanes_ < tables.items && tables.item_at[wanted_lanes_] < found.item_count) ++wanted_lanes_;
  }

  // The other covers of the batch in which a cover stops the search are not passed on.
  template <typename Lane>
  void operator()(const Lane* block) {
    constexpr std::size_t width = 8 * sizeof(Lane);
    if (stopped_) return;
    for (std::size_t lane = 0; lane < wanted_lanes_; ++lane)
      chosen_[tables_.item_at[lane]] =
          tables_.place_at[lane * width + hwy::Num0BitsBelowLS1Bit_Nonzero64(block[lane])];
    stopped_ = !(*found_.visit)({chosen_.data(), found_.item_count});
  }

  bool is_stopped() const { return stopped_; }

 private:
  const CoverTables& tables_;
  const Found& found_;
  std::array<std::uint8_t, Cover::max_items> chosen_;
  std::size_t wanted_lanes_ = 0;
  bool stopped_ = false;
};

template <typename Lane, std::size_t lanes>
Report search(const CoverTables& tables, const Start& start, const Found& found) {
  BlockSearch<Lane, lanes> blocks(tables, found.stop);
  if (found.visit == nullptr) {
    Ignore ignore;
    return blocks.run(start, ignore);
  }
  Call call(tables, start, found);
  return blocks.run(start, call);
}

}  // namespace

Report Search(const CoverTables& tables, const Start& start, const Found& found) {
  if (tables.lane_bytes == 2) return search<std::uint16_t, 32>(tables, start, found);
  if (tables.lane_bytes == 8) return search<std::uint64_t, 64>(tables, start, found);
  return tables.lanes == 32 ? search<std::uint32_t, 32>(tables, start, found)
                            : search<std::uint32_t, 64>(tables, start, found);
}

}  // namespace eightfold::cover::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eightfold::cover {

HWY_EXPORT(Search);

Report search(std::size_t dispatch_index, const CoverTables& tables, const Start& start, const Found& found) {
  return HWY_DISPATCH_TABLE(Search)[dispatch_index](tables, start, found);
}

}  // namespace eightfold::cover
#endif
