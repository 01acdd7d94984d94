#include "symmetry/internal/chains_above.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <set>
#include <utility>
#include <vector>

#include "tests/support/chains.hpp"

namespace eightfold {
namespace {

using test::Chain;

// A chain's least image, and the number of elements of the group that fix the chain.
struct Images {
  Chain least;
  std::uint64_t fixing;
};

template <typename ImagesOf>
std::vector<Images> images_of_all(const ChainSize& size, const ImagesOf& images_of) {
  std::vector<Images> all;
  for (const Chain& chain : test::all_chains(size)) {
    const std::vector<Chain> images = images_of(chain);
    all.push_back({test::least(images), static_cast<std::uint64_t>(std::ranges::count(images, chain))});
  }
  return all;
}

// The sum over the group of the chains that an element fixes and whose images are all greater.
std::uint64_t fixed_above(const std::vector<Images>& all, const Chain& bound) {
  std::uint64_t sum = 0;
  for (const auto& [least, fixing] : all)
    if (least > bound) sum += fixing;
  return sum;
}

std::set<Chain> prefixes_of_necklaces(const ChainSize& size) {
  std::set<Chain> prefixes;
  for (const Chain& chain : test::all_chains(size))
    if (test::least(test::rotations_of(chain)) == chain)
      for (auto end = chain.begin(); end != chain.end();) prefixes.emplace(chain.begin(), ++end);
  return prefixes;
}

TEST(ChainsAbove, are_the_fixed_chains_whose_images_are_greater_by_brute_force) {
  for (const auto& [colors, most_beads] : {std::pair(2, 10), {3, 7}, {4, 5}, {7, 3}})
    for (int beads = 1; beads <= most_beads; ++beads) {
      const ChainSize size = {beads, colors};
      const std::vector<Images> rotated = images_of_all(size, test::rotations_of);
      const std::vector<Images> reflected = images_of_all(size, test::rotations_and_reflections_of);
      for (const Chain& prefix : prefixes_of_necklaces(size)) {
        Chain greatest = prefix;
        greatest.resize(static_cast<std::size_t>(beads), colors - 1);
        EXPECT_TRUE(necklaces_above(size, prefix) == fixed_above(rotated, greatest))
            << ::testing::PrintToString(prefix) << " of " << beads << ", " << colors;
        EXPECT_TRUE(bracelets_above(size, prefix) == fixed_above(reflected, greatest))
            << ::testing::PrintToString(prefix) << " of " << beads << ", " << colors;
      }
    }
}

}  // namespace
}  // namespace eightfold
