// Counts the pairs of a set of a list and a leaf of a tree that are disjoint, for up to 2,048 sets at a time.
//
// The list is bit-sliced: a plane for each element is the set of list members that have it. From these follow
// the planes of the pieces, the members that are disjoint from a piece. The members that are disjoint from a
// node's set are the intersection of its pieces' planes, so a node needs one AND with its parent, and the
// leaves below it need four ANDs and a bit count. No branch depends on the list: a program of words describes
// the tree, and runs once for each block. At 2,048 sets, the planes of 300 pieces fit in the second cache.
#include "core/cover/internal/disjoint_sets.hpp"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/cover/disjoint_sets.cpp"
#include <hwy/foreach_target.h>
// Highway requires foreach_target.h before highway.h.
#include <hwy/highway.h>

#include <algorithm>

#include "core/run/dispatch.hpp"

HWY_BEFORE_NAMESPACE();
namespace eightfold::disjoint::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

// 64 rows of `words` words: set s is bit column s % words of row s / words before, and the plane of element e
// is row e after. Exchanges the off-diagonal blocks of 64×64 bit matrices side by side, one in each lane
// (Henry S. Warren, Hacker's Delight, Section 7-3).
template <std::size_t words>
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

// `memory` has the sets and room for the planes of the pieces and of the path.
template <std::size_t words>
std::uint64_t count(const UnionTree& tree, std::size_t size, std::uint64_t* memory) {
  const hn::CappedTag<std::uint64_t, words> d;
  const std::size_t lanes = hn::Lanes(d);
  const auto pieces = tree.pieces();
  std::uint64_t* const planes = memory;
  std::uint64_t* const of_piece = planes + 64 * words;
  std::uint64_t* const of_path = of_piece + pieces.size() * words;

  transpose<words>(planes);
  for (std::size_t piece = 0; piece < pieces.size(); ++piece)
    for (std::size_t w = 0; w < words; w += lanes) {
      auto common = hn::Zero(d);
      for (SmallSet elements = pieces[piece]; elements != 0; elements &= elements - 1)
        common =
            hn::Or(common, hn::Load(d, planes + hwy::Num0BitsBelowLS1Bit_Nonzero64(elements) * words + w));
      hn::Store(hn::Not(common), d, of_piece + piece * words + w);
    }
  for (std::size_t w = 0; w < words; ++w) {
    const std::size_t sets = size / words + (w < size % words ? 1 : 0);
    of_path[w] = sets == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << sets) - 1;
  }

  auto total = hn::Zero(d);
  const std::uint64_t* word = tree.words().data();
  const std::uint64_t* const end = word + tree.words().size();
  while (word != end) {
    const std::uint64_t length = *word & 0xff;
    const std::uint64_t common = *word >> 8 & 0xff;
    const std::uint64_t leaves = *word >> 16;
    ++word;
    std::uint64_t* path = of_path + common * words;
    for (std::uint64_t depth = common; depth < length; ++depth, path += words) {
      const std::uint64_t* const plane = of_piece + *word++ * words;
      for (std::size_t w = 0; w < words; w += lanes)
        hn::Store(hn::And(hn::Load(d, path + w), hn::Load(d, plane + w)), d, path + words + w);
    }
    for (const std::uint64_t* const last = word + leaves; word != last; ++word) {
      const std::uint64_t* const first = of_piece + (*word & 0xffff) * words;
      const std::uint64_t* const second = of_piece + (*word >> 16 & 0xffff) * words;
      const std::uint64_t* const third = of_piece + (*word >> 32 & 0xffff) * words;
      const std::uint64_t* const fourth = of_piece + (*word >> 48) * words;
      for (std::size_t w = 0; w < words; w += lanes) {
        const auto both = hn::And(hn::Load(d, first + w), hn::Load(d, second + w));
        const auto others = hn::And(hn::Load(d, third + w), hn::Load(d, fourth + w));
        total = hn::Add(total, hn::PopulationCount(hn::And(hn::Load(d, path + w), hn::And(both, others))));
      }
    }
  }
  return hn::GetLane(hn::SumOfLanes(d, total));
}

}  // namespace

std::uint64_t Count(const UnionTree& tree, std::size_t size, std::size_t words, std::uint64_t* memory) {
  return words == 8    ? count<8>(tree, size, memory)
         : words == 16 ? count<16>(tree, size, memory)
                       : count<32>(tree, size, memory);
}

}  // namespace eightfold::disjoint::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace eightfold {
namespace disjoint {

HWY_EXPORT(Count);

namespace {

constexpr std::size_t most_words = 32;

std::uint64_t count(std::size_t dispatch_index, const UnionTree& tree, std::size_t size, std::size_t words,
                    std::uint64_t* memory) {
  return HWY_DISPATCH_TABLE(Count)[dispatch_index](tree, size, words, memory);
}

}  // namespace
}  // namespace disjoint

void UnionTree::clear() {
  pieces_.assign(1, 0);
  words_.clear();
  leaves_ = 0;
}

std::size_t UnionTree::add_piece(SmallSet piece) {
  pieces_.push_back(piece);
  return pieces_.size() - 1;
}

void UnionTree::add(std::span<const std::uint16_t> path, std::size_t common, std::span<const Leaf> leaves) {
  words_.push_back(path.size() | common << 8 | leaves.size() << 16);
  words_.insert(words_.end(), path.begin() + static_cast<std::ptrdiff_t>(common), path.end());
  words_.insert(words_.end(), leaves.begin(), leaves.end());
  leaves_ += leaves.size();
}

DisjointSets::DisjointSets(Kernel kernel) : dispatch_index_(dispatch_index(kernel)) {}

std::uint64_t DisjointSets::count(const UnionTree& tree, std::span<const SmallSet> sets) {
  using disjoint::most_words;
  const std::size_t needed = (64 + tree.pieces().size() + UnionTree::max_depth + 1) * most_words;
  if (needed > capacity_) {
    memory_ = hwy::AllocateAligned<std::uint64_t>(needed);
    capacity_ = needed;
  }
  std::uint64_t disjoint_pairs = 0;
  while (!sets.empty()) {
    const std::size_t size = std::min(sets.size(), 64 * most_words);
    const std::size_t words = size <= 64 * 8 ? 8 : size <= 64 * 16 ? 16 : most_words;
    std::copy_n(sets.data(), size, memory_.get());
    std::fill(memory_.get() + size, memory_.get() + 64 * words, 0);
    disjoint_pairs += disjoint::count(dispatch_index_, tree, size, words, memory_.get());
    pair_blocks_ += tree.leaves() * ((size + 511) / 512);
    sets = sets.subspan(size);
  }
  return disjoint_pairs;
}

}  // namespace eightfold
#endif
