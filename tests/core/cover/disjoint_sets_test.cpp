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

SmallSet random_set(RandomNumbers& random, std::uint64_t most_elements) {
  SmallSet set = 0;
  for (std::uint64_t elements = random.below(most_elements + 1); elements > 0; --elements)
    set |= SmallSet{1} << random.below(64);
  return set;
}

std::vector<SmallSet> random_sets(RandomNumbers& random, std::size_t sets, std::uint64_t most_elements) {
  std::vector<SmallSet> result;
  for (std::size_t i = 0; i < sets; ++i) result.push_back(random_set(random, most_elements));
  return result;
}

SmallSet first_elements(int elements) {
  return elements == 64 ? ~SmallSet{0} : (SmallSet{1} << elements) - 1;
}

std::uint64_t disjoint_pairs(const std::vector<SmallSet>& some, const std::vector<SmallSet>& others,
                             SmallSet compared = ~SmallSet{0}) {
  std::uint64_t pairs = 0;
  for (const SmallSet set : some)
    for (const SmallSet other : others) pairs += (set & other & compared) == 0 ? 1 : 0;
  return pairs;
}

TEST(DisjointSets, are_those_of_a_comparison_one_by_one) {
  RandomNumbers random(17);
  for (const std::size_t size : {0U, 1U, 7U, 8U, 9U, 63U, 64U, 65U, 511U, 512U, 513U, 1025U, 2049U, 9000U})
    for (const std::size_t other_size : {0U, 1U, 40U, 600U}) {
      const std::vector<SmallSet> sets = random_sets(random, size, 12);
      const std::vector<SmallSet> others = random_sets(random, other_size, 20);
      const std::uint64_t expected = disjoint_pairs(sets, others);
      for (const Kernel kernel : available_kernels()) {
        DisjointSets counter(kernel);
        EXPECT_EQ(counter.count(sets, others), expected) << size << " sets, " << name_of(kernel);
        EXPECT_EQ(counter.count(others, sets), expected) << size << " sets, " << name_of(kernel);
      }
    }
}

TEST(DisjointSets, have_none_of_the_first_elements_in_common) {
  RandomNumbers random(18);
  const std::vector<SmallSet> sets = random_sets(random, 3000, 16);
  const std::vector<SmallSet> others = random_sets(random, 50, 24);
  for (int elements = 0; elements <= 64; ++elements)
    for (const Kernel kernel : available_kernels())
      EXPECT_EQ(DisjointSets(kernel).count(sets, others, elements),
                disjoint_pairs(sets, others, first_elements(elements)))
          << elements << " elements, " << name_of(kernel);
}

TEST(DisjointSets, have_any_of_the_64_elements) {
  DisjointSets counter;
  std::vector<SmallSet> singles;
  for (int element = 0; element < 64; ++element) singles.push_back(SmallSet{1} << element);
  EXPECT_EQ(counter.count(singles, singles), 64U * 63);
  for (const SmallSet single : singles) {
    EXPECT_EQ(counter.count(std::vector<SmallSet>{single}, singles), 63U);
    EXPECT_EQ(
        counter.count(std::vector<SmallSet>{single}, std::vector<SmallSet>{single, 0, ~SmallSet{0}, ~single}),
        2U);
  }
}

// If all sets of the longer list have an element, those of the other list that have it are not compared.
TEST(DisjointSets, are_compared_in_blocks_of_the_same_class) {
  const SmallSet last = SmallSet{1} << 63;
  const std::vector<SmallSet> sets(2000, last);
  for (const Kernel kernel : available_kernels()) {
    DisjointSets counter(kernel);
    EXPECT_EQ(counter.count(sets, std::vector<SmallSet>{last, last | 1}), 0U);
    EXPECT_EQ(counter.pair_blocks(), 0U);
    EXPECT_EQ(counter.count(sets, std::vector<SmallSet>{last, 1, 0}), 4000U);
    EXPECT_EQ(counter.pair_blocks(), 2U * 4);  // 4 blocks of up to 512 sets
  }
}

TEST(DisjointSets, are_united_in_the_order_of_the_list) {
  RandomNumbers random(19);
  for (const Kernel kernel : available_kernels()) {
    const DisjointSets disjoint(kernel);
    SetList unions;
    std::vector<SmallSet> expected;
    for (std::size_t size = 0; size <= 40; ++size) {
      const std::vector<SmallSet> others = random_sets(random, size, 6);
      const SmallSet set = random_set(random, 10);
      disjoint.append_unions(set, others, unions);
      for (const SmallSet other : others)
        if ((set & other) == 0) expected.push_back(set | other);
      ASSERT_TRUE(std::ranges::equal(unions.sets(), expected)) << size << " sets, " << name_of(kernel);
    }
    unions.clear();
    EXPECT_EQ(unions.size(), 0U);
    unions.add(5);
    EXPECT_TRUE(std::ranges::equal(unions.sets(), std::vector<SmallSet>{5}));
  }
}

TEST(DisjointSets, need_a_kernel_of_the_processor) {
  for (const Kernel kernel : {Kernel::avx512, Kernel::avx2, Kernel::neon, Kernel::vsx}) {
    if (std::ranges::count(available_kernels(), kernel) != 0) continue;
    EXPECT_THROW(DisjointSets{kernel}, std::invalid_argument);
  }
}

}  // namespace
}  // namespace eightfold
