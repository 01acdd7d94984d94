#include "eightfold/symmetry/symmetry_set.hpp"

#include <gtest/gtest.h>

#include <ranges>
#include <vector>

#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

static_assert(std::ranges::contiguous_range<SymmetrySet>);

TEST(SymmetrySet, is_empty_at_first) {
  const SymmetrySet set;
  EXPECT_EQ(set.size(), 0);
  EXPECT_EQ(set.begin(), set.end());
  for (const Symmetry g : all_symmetries) EXPECT_FALSE(set.contains(g)) << g;
}

TEST(SymmetrySet, contains_the_elements_of_its_bits_in_order) {
  for (unsigned bits = 0; bits < 256; ++bits) {
    const SymmetrySet set = SymmetrySet::from_bits(bits);
    std::vector<Symmetry> expected;
    for (const Symmetry g : all_symmetries)
      if ((bits >> index_of(g)) % 2 == 1) expected.push_back(g);
    EXPECT_EQ(std::vector<Symmetry>(set.begin(), set.end()), expected);
    EXPECT_EQ(set.size(), static_cast<int>(expected.size()));
    EXPECT_EQ(set.bits(), bits);
    for (const Symmetry g : all_symmetries) EXPECT_EQ(set.contains(g), (bits >> index_of(g)) % 2 == 1) << g;
  }
}

TEST(SymmetrySet, contains_an_element_once) {
  SymmetrySet set{Symmetry::transpose, Symmetry::rotate90, Symmetry::transpose};
  set.insert(Symmetry::rotate90);
  EXPECT_EQ(set, (SymmetrySet{Symmetry::rotate90, Symmetry::transpose}));
  EXPECT_EQ(set.size(), 2);
}

TEST(SymmetrySet, contains_its_subsets) {
  for (unsigned bits = 0; bits < 256; ++bits)
    for (unsigned other = 0; other < 256; ++other)
      EXPECT_EQ(SymmetrySet::from_bits(bits).contains(SymmetrySet::from_bits(other)), (bits | other) == bits);
}

}  // namespace
}  // namespace eightfold
