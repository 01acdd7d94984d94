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

/// Many sets, formed along the paths of a tree: a node adds a piece to the set of its parent, and a leaf adds
/// up to four.
class UnionTree {
 public:
  static constexpr int leaf_pieces = 4;
  static constexpr int max_depth = 31;  ///< of the nodes above the leaves

  /// The pieces of a leaf, 16 bits each; unused ones are 0.
  using Leaf = std::uint64_t;

  void clear();

  /// Returns the number of the new piece; 0 is the empty set.
  std::size_t add_piece(SmallSet piece);

  /// Adds the leaves below a node. `path` has the pieces from the root to the node, of which the first
  /// `common` are those of the previous node that was added.
  void add(std::span<const std::uint16_t> path, std::size_t common, std::span<const Leaf> leaves);

  [[nodiscard]] std::size_t leaves() const { return leaves_; }
  [[nodiscard]] std::span<const SmallSet> pieces() const { return pieces_; }
  /// For each node, one word with the length of its path and of the common part and the number of its leaves,
  /// 8, 8 and 48 bits from the lowest; then a word for each piece past the common part; then its leaves.
  [[nodiscard]] std::span<const std::uint64_t> words() const { return words_; }

 private:
  std::vector<SmallSet> pieces_ = {0};
  std::vector<std::uint64_t> words_;
  std::size_t leaves_ = 0;
};

/// Counts pairs of disjoint sets, with vectorized code (disjoint_sets.cpp). Holds working memory, so use one
/// for each thread.
class DisjointSets {
 public:
  /// Throws std::invalid_argument if the processor lacks the kernel.
  explicit DisjointSets(Kernel kernel = Kernel::automatic);

  /// The number of pairs of a leaf of the tree and one of the `sets` that have no element in common.
  std::uint64_t count(const UnionTree& tree, std::span<const SmallSet> sets);

  /// Over all counts, the leaves times the blocks of up to 512 sets.
  [[nodiscard]] std::uint64_t pair_blocks() const { return pair_blocks_; }

 private:
  std::size_t dispatch_index_;
  std::size_t capacity_ = 0;
  hwy::AlignedFreeUniquePtr<std::uint64_t[]> memory_;
  std::uint64_t pair_blocks_ = 0;
};

}  // namespace eightfold
