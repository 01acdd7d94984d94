// Counts the pairs of a set of one list and a set of another that are disjoint.
//
// The longer list is cut into classes by the elements that most sets have, one element after another. In a
// class, such an element is in every set or in none. If it is in every set, those sets of the shorter list
// that have it are left out. If each element is in half of the sets of both lists, each leaves three quarters
// of the pairs, and ten leave a twentieth.
//
// A class is then compared in blocks of 512 sets that are bit-sliced: the plane of an element is the set of
// block members that have it. The unions of the planes of every five elements are tabulated. So the members
// that have an element in common with another set are the union of one table entry for each five elements,
// and a bit count gives their number. No branch depends on the sets.
#include "core/cover/internal/disjoint_sets.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/cover/disjoint_sets.cpp"
#include <hwy/foreach_target.h>
// Highway requires foreach_target.h before highway.h.
#include <hwy/highway.h>

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

#include "core/count/internal/compress-inl.hpp"
#include "core/cover/internal/aligned_memory.hpp"
#include "core/run/dispatch.hpp"

#ifndef EIGHTFOLD_DISJOINT_SETS_SIZES
#define EIGHTFOLD_DISJOINT_SETS_SIZES
namespace eightfold::disjoint {

constexpr std::size_t words = 8;  // of a plane
constexpr std::size_t block = 64 * words;
constexpr std::size_t group = 5;  // elements
constexpr std::size_t entries = std::size_t{1} << group;
constexpr std::size_t most_groups = (64 + group - 1) / group;

}  // namespace eightfold::disjoint
#endif

HWY_BEFORE_NAMESPACE();
namespace eightfold::disjoint::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

// 64 rows of `words` words: set s is bit column s % words of row s / words before, and the plane of element e
// is row e after. Exchanges the off-diagonal blocks of 64×64 bit matrices side by side, one in each lane
// (Henry S. Warren, Hacker's Delight, Section 7-3).
HWY_INLINE void transpose(std::uint64_t* rows) {
  const hn::CappedTag<std::uint64_t, words> d;
  std::uint64_t low = ~std::uint64_t{0};
  for (int step = 32; step > 0; step /= 2) {
    low ^= low << step;
    for (std::size_t row = 0; row < 64; ++row) {
      if ((row & static_cast<std::size_t>(step)) != 0) continue;
      std::uint64_t* const upper = rows + row * words;
      std::uint64_t* const lower = upper + static_cast<std::size_t>(step) * words;
      for (std::size_t w = 0; w < words; w += hn::Lanes(d)) {
        const auto above = hn::Load(d, upper + w);
        const auto below = hn::Load(d, lower + w);
        const auto moved = hn::And(hn::Xor(hn::ShiftRightSame(above, step), below), hn::Set(d, low));
        hn::Store(hn::Xor(above, hn::ShiftLeftSame(moved, step)), d, upper + w);
        hn::Store(hn::Xor(below, moved), d, lower + w);
      }
    }
  }
}

// The pairs of one of the others and a bit that is in one of its table entries.
template <std::size_t groups>
std::uint64_t count_common(std::span<const SmallSet> others, const std::uint64_t* tables) {
  const hn::CappedTag<std::uint64_t, words> d;
  auto pairs = hn::Zero(d);
  for (const SmallSet other : others)
    for (std::size_t w = 0; w < words; w += hn::Lanes(d)) {
      auto common = hn::Load(d, tables + other % entries * words + w);
      for (std::size_t g = 1; g < groups; ++g) {
        const std::size_t entry = g * entries + (other >> (g * group)) % entries;
        common = hn::Or(common, hn::Load(d, tables + entry * words + w));
      }
      pairs = hn::Add(pairs, hn::PopulationCount(common));
    }
  return hn::GetLane(hn::SumOfLanes(d, pairs));
}

// The loop over the groups is unrolled, which halves the time.
template <std::size_t... g>
std::uint64_t count_common_of(std::size_t groups, std::span<const SmallSet> others,
                              const std::uint64_t* tables, std::index_sequence<g...> /*groups - 1*/) {
  constexpr std::array counts = {&count_common<g + 1>...};
  return counts[groups - 1](others, tables);
}

}  // namespace

// The disjoint pairs of one of up to 512 sets and one of the others. `memory` is for planes, then tables.
std::uint64_t CountBlock(std::span<const SmallSet> sets, std::span<const SmallSet> others, int elements,
                         std::uint64_t* memory) {
  const hn::CappedTag<std::uint64_t, words> d;
  const std::size_t compared = static_cast<std::size_t>(elements);
  const std::size_t groups = std::max<std::size_t>(1, (compared + group - 1) / group);
  std::uint64_t* const planes = memory;
  std::uint64_t* const tables = planes + most_groups * group * words;
  std::copy(sets.begin(), sets.end(), planes);
  std::fill(planes + sets.size(), planes + block, 0);
  transpose(planes);
  std::fill(planes + compared * words, planes + groups * group * words, 0);

  for (std::size_t g = 0; g < groups; ++g) {
    std::uint64_t* const table = tables + g * entries * words;
    std::fill_n(table, words, 0);
    // No set is disjoint from a column that has none.
    for (std::size_t w = 0; w < words && g == 0; ++w)
      if (const std::size_t rows = (sets.size() + words - 1 - w) / words; rows < 64)
        table[w] = ~std::uint64_t{0} << rows;
    for (std::size_t entry = 1; entry < entries; ++entry) {
      const std::size_t element = g * group + hwy::Num0BitsBelowLS1Bit_Nonzero64(entry);
      const std::uint64_t* const rest = table + (entry & (entry - 1)) * words;
      for (std::size_t w = 0; w < words; w += hn::Lanes(d))
        hn::Store(hn::Or(hn::Load(d, rest + w), hn::Load(d, planes + element * words + w)), d,
                  table + entry * words + w);
    }
  }
  return others.size() * block -
         count_common_of(groups, others, tables, std::make_index_sequence<most_groups>());
}

// Returns the number of unions. `unions` has room for one with each of the others, and for seven more.
std::size_t Unite(SmallSet set, std::span<const SmallSet> others, SmallSet* unions) {
  SmallSet* next = unions;
  std::size_t i = 0;
#if HWY_TARGET <= HWY_AVX2
  const hn::ScalableTag<std::uint64_t> d;
  const hn::RepartitionToNarrow<decltype(d)> halves;
  const auto first = hn::Set(d, set);
  for (; i < others.size(); i += hn::Lanes(d)) {
    const auto lanes = hn::FirstN(d, others.size() - i);
    const auto second = hn::MaskedLoad(lanes, d, others.data() + i);
    const auto kept = hn::And(lanes, hn::Eq(hn::And(first, second), hn::Zero(d)));
    next += eightfold::HWY_NAMESPACE::compress_store(
                halves, hn::BitCast(halves, hn::Or(first, second)),
                hn::MaskFromVec(hn::BitCast(halves, hn::VecFromMask(d, kept))),
                reinterpret_cast<std::uint32_t*>(next)) /
            2;
  }
#endif
  for (; i < others.size(); ++i) {
    *next = set | others[i];
    next += (set & others[i]) == 0 ? 1 : 0;
  }
  return static_cast<std::size_t>(next - unions);
}

}  // namespace eightfold::disjoint::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eightfold {
namespace disjoint {

HWY_EXPORT(CountBlock);
HWY_EXPORT(Unite);

namespace {

constexpr int most_levels = 12;

std::uint64_t count_block(std::size_t dispatch_index, std::span<const SmallSet> sets,
                          std::span<const SmallSet> others, int elements, std::uint64_t* memory) {
  return HWY_DISPATCH_TABLE(CountBlock)[dispatch_index](sets, others, elements, memory);
}

std::size_t unite(std::size_t dispatch_index, SmallSet set, std::span<const SmallSet> others,
                  SmallSet* unions) {
  return HWY_DISPATCH_TABLE(Unite)[dispatch_index](set, others, unions);
}

}  // namespace
}  // namespace disjoint

DisjointSets::DisjointSets(Kernel kernel)
    : dispatch_index_(dispatch_index(kernel)),
      without_(disjoint::most_levels),
      memory_(allocate_aligned<std::uint64_t>(disjoint::most_groups * disjoint::words *
                                              (disjoint::group + disjoint::entries))) {}

void DisjointSets::append_unions(SmallSet set, std::span<const SmallSet> others, SetList& unions) const {
  unions.added(disjoint::unite(dispatch_index_, set, others, unions.room_for(others.size() + 7)));
}

std::uint64_t DisjointSets::count(std::span<const SmallSet> some, std::span<const SmallSet> others,
                                  int elements) {
  if (some.size() < others.size()) std::swap(some, others);
  elements_ = elements;
  levels_ = std::min(
      {elements, disjoint::most_levels, static_cast<int>(std::bit_width(2 * some.size() / disjoint::block))});
  const auto class_of = [this](SmallSet set) {
    return levels_ == 0 ? 0 : static_cast<std::size_t>(set << (64 - elements_) >> (64 - levels_));
  };
  begin_.assign((std::size_t{1} << levels_) + 1, 0);
  for (const SmallSet set : some) ++begin_[class_of(set)];
  std::uint32_t end = 0;
  for (std::uint32_t& begin : begin_) begin = end += begin;
  sets_.resize(some.size());
  for (const SmallSet set : some) sets_[--begin_[class_of(set)]] = set;
  return count_class(0, 0, others);
}

// With the sets of the longer list that have those of the last `level` elements that are in the prefix.
std::uint64_t DisjointSets::count_class(std::size_t prefix, int level, std::span<const SmallSet> others) {
  const int below = levels_ - level;
  const std::size_t begin = begin_[prefix << below];
  const std::size_t end = begin_[(prefix + 1) << below];
  if (begin == end || others.empty()) return 0;
  if (below > 0 && end - begin > disjoint::block) {
    const SmallSet element = SmallSet{1} << (elements_ - 1 - level);
    SetList& without = without_[static_cast<std::size_t>(level)];
    without.clear();
    SmallSet* next = without.room_for(others.size());
    for (const SmallSet other : others) {
      *next = other;
      next += (other & element) == 0 ? 1 : 0;
    }
    without.added(static_cast<std::size_t>(next - without.room_for(0)));
    return count_class(2 * prefix, level + 1, others) +
           count_class(2 * prefix + 1, level + 1, without.sets());
  }
  std::uint64_t disjoint_pairs = 0;
  for (std::size_t first = begin; first < end; first += disjoint::block) {
    const auto sets = std::span(sets_).subspan(first, std::min(disjoint::block, end - first));
    disjoint_pairs += disjoint::count_block(dispatch_index_, sets, others, elements_ - level, memory_.get());
    pair_blocks_ += others.size();
  }
  return disjoint_pairs;
}

}  // namespace eightfold
#endif
