// A partial cover is a block of lanes, one an item, whose bits are the options left: choosing an option is
// one AND with a block from a table, and a lane that runs empty is a dead end. The search takes a batch of
// partial covers off a stack and sorts them. Where an item has one option left, it is chosen, and with it
// that of the last such item. Else an item with two is taken and both are tried, or one with more, of which
// one is chosen or crossed out. Which of the children live is only added to the stack's length: no branch
// depends on it, and the partial covers of a batch overlap in the processor.
#include "core/cover/cover_search.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/cover/cover_search.cpp"
#include <hwy/foreach_target.h>
// Highway wants foreach_target.h before highway.h.
#include <hwy/aligned_allocator.h>
#include <hwy/highway.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <type_traits>
#include <vector>

#ifndef EIGHTFOLD_COVER_SEARCH_TABLES
#define EIGHTFOLD_COVER_SEARCH_TABLES
namespace eightfold::cover {

// For blocks of lanes of one width. Blocks lie one after another, in the order of the options.
struct BlockTables {
  const void* kept = nullptr;                // what an option leaves when it is chosen
  const void* without = nullptr;             // what is left when it is crossed out
  const std::uint64_t* items = nullptr;      // what it covers
  const std::uint16_t* option_at = nullptr;  // by item × bits of a lane + bit
  int real_items = 0;
};

// Where covers go: the places of the options chosen for the first `told` items.
struct Found {
  void (*call)(void* context, const std::uint8_t* chosen) = nullptr;
  void* context = nullptr;
  std::size_t told = 0;
};

}  // namespace eightfold::cover
#endif

HWY_BEFORE_NAMESPACE();
namespace eightfold::cover::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

constexpr std::size_t batch = 16;

// One search, with its stack of partial covers: blocks, and the items that are open in each.
template <typename Lane, std::size_t lanes>
class BlockSearch {
 public:
  explicit BlockSearch(const BlockTables& tables)
      : kept_(static_cast<const Lane*>(tables.kept)),
        without_(static_cast<const Lane*>(tables.without)),
        items_(tables.items),
        option_at_(tables.option_at),
        real_items_(static_cast<std::size_t>(tables.real_items)) {
    grow(16 * batch);
  }

  template <typename Visit>
  std::uint64_t run(const Cover::Partial& start, const Visit& visit) {
    std::uint64_t open = 0;
    for (std::size_t item = 0; item < lanes; ++item) {
      const bool real = item < real_items_;
      blocks_[item] = static_cast<Lane>(real ? start.left[item] : 1);
      if (blocks_[item] == 0) return 0;
      if (real && (start.covered >> item & 1) == 0) open |= std::uint64_t{1} << item;
    }
    open_[0] = static_cast<Items>(open);
    if (open == 0) {
      visit(blocks_.get());
      return 1;
    }
    std::uint64_t found = 0;
    std::size_t size = 1;
    while (size > 0) {
      const std::size_t taken = std::min(size, batch);
      size -= taken;
      if (size + 2 * batch > capacity_) grow(2 * capacity_);
      take(size, taken);
      size = choose_forced(size, found, visit);
      size = choose_one(size, found, visit);
    }
    return found;
  }

 private:
  using Tag = hn::CappedTag<Lane, lanes>;
  using Vector = hn::Vec<Tag>;
  using Items = std::conditional_t<lanes == 64, std::uint64_t, std::uint32_t>;
  static constexpr std::size_t width = 8 * sizeof(Lane);

  void grow(std::size_t capacity) {
    auto blocks = hwy::AllocateAligned<Lane>(capacity * lanes);
    auto open = hwy::AllocateAligned<Items>(capacity);
    if (capacity_ > 0) {
      std::memcpy(blocks.get(), blocks_.get(), capacity_ * lanes * sizeof(Lane));
      std::memcpy(open.get(), open_.get(), capacity_ * sizeof(Items));
    }
    blocks_ = std::move(blocks);
    open_ = std::move(open);
    capacity_ = capacity;
  }

  static Items bits_of(Tag d, hn::Mask<Tag> mask) {
    // As many bytes as the mask has, so that the compiler keeps them in a register.
    using Bytes =
        std::conditional_t<(hn::MaxLanes(Tag()) > 16), std::uint32_t,
                           std::conditional_t<(hn::MaxLanes(Tag()) > 8), std::uint16_t, std::uint8_t>>;
    static_assert(hn::MaxLanes(Tag()) <= 32);
    Bytes bits = 0;
    hn::StoreMaskBits(d, mask, reinterpret_cast<std::uint8_t*>(&bits));
    return bits;
  }

  // Places of bits; the argument is not 0.
  static std::size_t lowest(std::uint64_t bits) { return hwy::Num0BitsBelowLS1Bit_Nonzero64(bits); }
  static std::size_t highest(std::uint64_t bits) { return 63 ^ hwy::Num0BitsAboveMS1Bit_Nonzero64(bits); }

  // An open item with the fewest options left, three or more.
  static HWY_INLINE std::size_t tightest(const Lane* block, Items open) {
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

  // 1 if a child stays on the stack, 0 if it is dead or complete.
  template <typename Visit>
  static HWY_INLINE std::size_t keep(bool lives, Items open, const Lane* block, std::uint64_t& found,
                                     const Visit& visit) {
    if (HWY_UNLIKELY(open == 0)) {
      if (lives) {
        visit(block);
        ++found;
      }
      return 0;
    }
    return static_cast<std::size_t>(lives);
  }

  // Takes partial covers off the stack into the batch, and sorts them: those with an item that has one option
  // left, which is forced, and the others.
  HWY_INLINE void take(std::size_t size, std::size_t taken) {
    const Tag d;
    const Vector one = hn::Set(d, Lane{1});
    const Vector zero = hn::Zero(d);
    const Lane* from = blocks_.get() + size * lanes;
    Lane* block = batch_.data();
    std::size_t forced = 0;
    std::size_t others = 0;
    for (std::size_t at = 0; at < taken; ++at, from += lanes, block += lanes) {
      Items singles = 0;
      Items pairs = 0;  // the singles among them
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

  // One child each: the first and the last forced option are chosen.
  template <typename Visit>
  HWY_INLINE std::size_t choose_forced(std::size_t size, std::uint64_t& found, const Visit& visit) {
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

  // Two children each: the one option of a pair and the other; or one chosen, and the same crossed out. The
  // second is stored after the first, or in its place if that is dead.
  template <typename Visit>
  HWY_INLINE std::size_t choose_one(std::size_t size, std::uint64_t& found, const Visit& visit) {
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
        const std::size_t item = tightest(block, open);
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
                                   std::uint64_t& found, const Visit& visit) {
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

  const Lane* kept_;
  const Lane* without_;
  const std::uint64_t* items_;
  const std::uint16_t* option_at_;
  std::size_t real_items_;
  std::size_t capacity_ = 0;
  hwy::AlignedFreeUniquePtr<Lane[]> blocks_;
  hwy::AlignedFreeUniquePtr<Items[]> open_;
  alignas(64) std::array<Lane, batch * lanes> batch_;
  std::array<Items, batch> batch_open_;
  std::array<Items, batch> batch_tight_;  // the items with the fewest options left: one, or else two
  std::array<std::uint8_t, batch + 1> forced_;
  std::array<std::uint8_t, batch + 1> others_;
  std::size_t forced_size_ = 0;
  std::size_t others_size_ = 0;
};

template <typename Lane, std::size_t lanes>
std::uint64_t search(const BlockTables& tables, const Cover::Partial& start, const Found& found) {
  BlockSearch<Lane, lanes> blocks(tables);
  if (found.call == nullptr) return blocks.run(start, [](const Lane*) {});
  return blocks.run(start, [&](const Lane* block) {
    std::array<std::uint8_t, lanes> chosen;
    for (std::size_t item = 0; item < found.told; ++item)
      chosen[item] = static_cast<std::uint8_t>(hwy::Num0BitsBelowLS1Bit_Nonzero64(block[item]));
    found.call(found.context, chosen.data());
  });
}

}  // namespace

std::uint64_t Search16x32(const BlockTables& tables, const Cover::Partial& start, const Found& found) {
  return search<std::uint16_t, 32>(tables, start, found);
}
std::uint64_t Search32x32(const BlockTables& tables, const Cover::Partial& start, const Found& found) {
  return search<std::uint32_t, 32>(tables, start, found);
}
std::uint64_t Search32x64(const BlockTables& tables, const Cover::Partial& start, const Found& found) {
  return search<std::uint32_t, 64>(tables, start, found);
}
std::uint64_t Search64x64(const BlockTables& tables, const Cover::Partial& start, const Found& found) {
  return search<std::uint64_t, 64>(tables, start, found);
}

}  // namespace eightfold::cover::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eightfold {
namespace cover {

HWY_EXPORT(Search16x32);
HWY_EXPORT(Search32x32);
HWY_EXPORT(Search32x64);
HWY_EXPORT(Search64x64);

namespace {

using SearchFunction = std::uint64_t (*)(const BlockTables&, const Cover::Partial&, const Found&);

// The blocks for a cover: lanes as narrow and as few as its options and items allow.
struct Shape {
  std::size_t lane_bytes;
  std::size_t lanes;
  SearchFunction search;
};

Shape shape_for(const Cover& cover, Kernel kernel) {
  hwy::ChosenTarget target;
  target.Update(hwy::SupportedTargets() & highway_targets(resolve(kernel)));
  const std::size_t at = target.GetIndex();
  std::size_t most_options = 0;
  for (int item = 0; item < cover.items(); ++item)
    most_options = std::max(most_options, cover.options_of(item).size());
  if (cover.items() <= 32 && most_options <= 16) return {2, 32, HWY_DISPATCH_TABLE(Search16x32)[at]};
  if (cover.items() <= 32 && most_options <= 32) return {4, 32, HWY_DISPATCH_TABLE(Search32x32)[at]};
  if (most_options <= 32) return {4, 64, HWY_DISPATCH_TABLE(Search32x64)[at]};
  return {8, 64, HWY_DISPATCH_TABLE(Search64x64)[at]};
}

}  // namespace
}  // namespace cover

struct CoverSearch::Tables {
  cover::Shape shape;
  hwy::AlignedFreeUniquePtr<std::uint8_t[]> kept;
  hwy::AlignedFreeUniquePtr<std::uint8_t[]> without;
  std::vector<std::uint64_t> items;
  std::vector<std::uint16_t> option_at;
  cover::BlockTables view;
};

// Lanes beyond the cover's items are never empty and never taken.
CoverSearch::CoverSearch(const Cover& cover, Kernel kernel)
    : cover_(cover), tables_(std::make_unique<Tables>()) {
  Tables& tables = *tables_;
  tables.shape = cover::shape_for(cover, kernel);
  const std::size_t lane_bytes = tables.shape.lane_bytes;
  const std::size_t block_bytes = lane_bytes * tables.shape.lanes;
  const std::size_t bytes = std::max<std::size_t>(1, cover.options()) * block_bytes;
  tables.kept = hwy::AllocateAligned<std::uint8_t>(bytes);
  tables.without = hwy::AllocateAligned<std::uint8_t>(bytes);
  std::memset(tables.kept.get(), 0xff, bytes);
  std::memset(tables.without.get(), 0xff, bytes);
  tables.option_at.assign(tables.shape.lanes * lane_bytes * 8, 0);
  static_assert(std::endian::native == std::endian::little, "the low bytes of a word are its first");
  const auto put = [&](std::uint8_t* blocks, std::size_t option, std::size_t item, std::uint64_t lane) {
    std::memcpy(blocks + option * block_bytes + item * lane_bytes, &lane, lane_bytes);
  };
  for (std::size_t option = 0; option < cover.options(); ++option) {
    tables.items.push_back(cover.items_of(option));
    const auto kept = cover.kept_by(option);
    for (std::size_t item = 0; item < kept.size(); ++item) put(tables.kept.get(), option, item, kept[item]);
  }
  for (int item = 0; item < cover.items(); ++item) {
    const auto options = cover.options_of(item);
    for (std::size_t place = 0; place < options.size(); ++place) {
      const auto at = static_cast<std::size_t>(item);
      tables.option_at[at * lane_bytes * 8 + place] = options[place];
      put(tables.without.get(), options[place], at, ~(std::uint64_t{1} << place));
    }
  }
  tables.view = {tables.kept.get(), tables.without.get(), tables.items.data(), tables.option_at.data(),
                 cover.items()};
}

CoverSearch::~CoverSearch() = default;

void CoverSearch::for_each(const Cover::Partial& partial, int told, const Visitor& visit) const {
  struct Context {
    const Visitor& visit;
    std::size_t told;
  } context = {visit, static_cast<std::size_t>(told)};
  const auto call = [](void* to, const std::uint8_t* chosen) {
    const auto& [visitor, items] = *static_cast<Context*>(to);
    visitor({chosen, items});
  };
  tables_->shape.search(tables_->view, partial, {call, &context, context.told});
}

std::uint64_t CoverSearch::count(const Cover::Partial& partial) const {
  return tables_->shape.search(tables_->view, partial, {});
}

CheckedCount CoverSearch::count(const Cover::Partial& partial, int threads, const Progress& progress) const {
  constexpr std::size_t enough_units = 2000;
  std::vector<Cover::Partial> units = {partial};
  CheckedCount total;
  // Breadth first, until there are enough partial covers to share out.
  for (std::size_t depth = 0; depth < 4 && !units.empty() && units.size() < enough_units; ++depth) {
    std::vector<Cover::Partial> next;
    for (const Cover::Partial& unit : units) {
      if (cover_.is_dead(unit)) continue;
      if (cover_.is_complete(unit)) {
        total.add(1);
        continue;
      }
      for (const std::uint16_t option : cover_.branches(unit)) {
        next.push_back(unit);
        cover_.choose(next.back(), option);
      }
    }
    units = std::move(next);
  }
  if (units.empty()) progress.tell(1);
  std::vector<std::uint64_t> counts(units.size());
  for_each_unit(units.size(), threads, progress,
                [&](std::size_t unit, std::size_t) { counts[unit] = count(units[unit]); });
  for (const std::uint64_t found : counts) total.add(found);
  return total;
}

}  // namespace eightfold
#endif
