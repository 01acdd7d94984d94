#include "core/cover/internal/disjoint_sets.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "core/internal/random.hpp"

namespace eightfold {
namespace {

// A tree and the sets of its leaves. Paths have up to five pieces and begin like the previous one.
struct RandomTree {
  UnionTree tree;
  std::vector<SmallSet> leaves;
};

SmallSet random_set(RandomNumbers& random, std::uint64_t most_elements) {
  SmallSet set = 0;
  for (std::uint64_t elements = random.below(most_elements + 1); elements > 0; --elements)
    set |= SmallSet{1} << random.below(64);
  return set;
}

RandomTree random_tree(RandomNumbers& random, std::size_t pieces, int nodes) {
  RandomTree result;
  std::vector<SmallSet> sets = {0};
  for (std::size_t piece = 1; piece <= pieces; ++piece) {
    sets.push_back(random_set(random, 3));
    EXPECT_EQ(result.tree.add_piece(sets.back()), piece);
  }
  const auto some_piece = [&] { return random.below(sets.size()); };
  std::vector<std::uint16_t> path;
  for (int node = 0; node < nodes; ++node) {
    const std::size_t common = random.below(path.size() + 1);
    path.resize(common);
    for (std::uint64_t more = random.below(6 - common); more > 0; --more)
      path.push_back(static_cast<std::uint16_t>(some_piece()));
    SmallSet above = 0;
    for (const std::uint16_t piece : path) above |= sets[piece];
    std::vector<UnionTree::Leaf> leaves(random.below(4));
    for (UnionTree::Leaf& leaf : leaves) {
      SmallSet set = above;
      for (int place = 0; place < UnionTree::leaf_pieces; ++place) {
        const std::uint64_t piece = some_piece();
        leaf |= piece << (16 * place);
        set |= sets[piece];
      }
      result.leaves.push_back(set);
    }
    result.tree.add(path, common, leaves);
  }
  return result;
}

std::uint64_t disjoint_pairs(const std::vector<SmallSet>& some, const std::vector<SmallSet>& others) {
  std::uint64_t pairs = 0;
  for (const SmallSet set : some)
    for (const SmallSet other : others) pairs += (set & other) == 0 ? 1 : 0;
  return pairs;
}

TEST(DisjointSets, are_those_of_a_comparison_one_by_one) {
  RandomNumbers random(17);
  for (const std::size_t size :
       {0U, 1U, 63U, 64U, 65U, 511U, 512U, 513U, 1024U, 1025U, 2048U, 2049U, 5000U}) {
    std::vector<SmallSet> sets(size);
    std::ranges::generate(sets, [&] { return random_set(random, 8); });
    const RandomTree random_leaves = random_tree(random, 40, 30);
    const std::uint64_t expected = disjoint_pairs(random_leaves.leaves, sets);
    for (const Kernel kernel : available_kernels()) {
      DisjointSets counter(kernel);
      EXPECT_EQ(counter.count(random_leaves.tree, sets), expected) << size << " sets, " << name_of(kernel);
      EXPECT_EQ(counter.pair_blocks(), random_leaves.leaves.size() * ((size + 511) / 512));
    }
  }
}

TEST(DisjointSets, have_any_of_the_64_elements) {
  DisjointSets counter;
  std::vector<SmallSet> singles;
  for (int element = 0; element < 64; ++element) singles.push_back(SmallSet{1} << element);
  UnionTree tree;
  for (const SmallSet single : singles) {
    tree.clear();
    const std::vector<UnionTree::Leaf> leaf = {tree.add_piece(single)};
    tree.add({}, 0, leaf);
    EXPECT_EQ(counter.count(tree, singles), 63U);
    EXPECT_EQ(counter.count(tree, std::vector<SmallSet>{single, 0, ~SmallSet{0}, ~single}), 2U);
  }
}

TEST(DisjointSets, are_none_without_leaves) {
  DisjointSets counter;
  UnionTree tree;
  EXPECT_EQ(counter.count(tree, std::vector<SmallSet>{0, 1}), 0U);
  const std::vector<UnionTree::Leaf> empty_leaf = {0};
  tree.add({}, 0, empty_leaf);
  EXPECT_EQ(tree.leaves(), 1U);
  EXPECT_EQ(counter.count(tree, std::vector<SmallSet>{0, 1}), 2U);
  tree.clear();
  EXPECT_EQ(tree.leaves(), 0U);
  EXPECT_EQ(counter.count(tree, std::vector<SmallSet>{0, 1}), 0U);
}

TEST(DisjointSets, need_a_kernel_of_the_processor) {
  for (const Kernel kernel : {Kernel::avx512, Kernel::avx2, Kernel::neon, Kernel::vsx}) {
    if (std::ranges::count(available_kernels(), kernel) != 0) continue;
    EXPECT_THROW(DisjointSets{kernel}, std::invalid_argument);
  }
}

}  // namespace
}  // namespace eightfold
