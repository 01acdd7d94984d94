#pragma once

#include <hwy/aligned_allocator.h>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "eightfold/core/count/kernel.hpp"

namespace eightfold {

/// A set of up to 64 elements.
using SmallSet = std::uint64_t;

/// A list of sets that keeps its memory when it is cleared.
class SetList {
 public:
  void clear() { size_ = 0; }
  void add(SmallSet set) {
    *room_for(1) = set;
    added(1);
  }

  /// Where up to `sets` more sets may be written; added() then says how many were.
  SmallSet* room_for(std::size_t sets) {
    if (memory_.size() < size_ + sets) memory_.resize(2 * size_ + sets);
    return memory_.data() + size_;
  }
  void added(std::size_t sets) { size_ += sets; }

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] std::span<const SmallSet> sets() const { return {memory_.data(), size_}; }

 private:
  std::vector<SmallSet> memory_;
  std::size_t size_ = 0;
};

/// Unites and counts disjoint sets with vectorized code (disjoint_sets.cpp). Holds working memory, so use one
/// for each thread.
class DisjointSets {
 public:
  /// Throws std::invalid_argument if the processor lacks the kernel.
  explicit DisjointSets(Kernel kernel = Kernel::automatic);

  /// Appends the union of `set` with each of the `others` that has no element in common with it.
  void append_unions(SmallSet set, std::span<const SmallSet> others, SetList& unions) const;

  /// The number of pairs of a set of each list that have none of the first `elements` elements in common, at
  /// most 64. It is found the sooner, the more sets have the last ones of these elements. Each list has less
  /// than 2^32 sets.
  std::uint64_t count(std::span<const SmallSet> some, std::span<const SmallSet> others, int elements = 64);

  /// Over all counts, the sets that were compared with a block of up to 512 sets.
  [[nodiscard]] std::uint64_t pair_blocks() const { return pair_blocks_; }

 private:
  std::uint64_t count_class(std::size_t prefix, int level, std::span<const SmallSet> others);

  std::size_t dispatch_index_;
  std::uint64_t pair_blocks_ = 0;
  int elements_ = 0;
  int levels_ = 0;                    // the elements by which the longer list is cut into classes
  std::vector<SmallSet> sets_;        // of the longer list, by class
  std::vector<std::uint32_t> begin_;  // of the classes, then the end
  std::vector<SetList> without_;      // by level, the sets of the shorter list that are left
  hwy::AlignedFreeUniquePtr<std::uint64_t[]> memory_;
};

}  // namespace eightfold
