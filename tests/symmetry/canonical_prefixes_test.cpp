#include "symmetry/internal/canonical_prefixes.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <stdexcept>
#include <type_traits>
#include <vector>

#include "eightfold/symmetry/orbit.hpp"
#include "symmetry/internal/board_cover.hpp"
#include "tests/support/placements.hpp"
#include "tests/support/printing.hpp"

namespace eightfold {
namespace {

// The search refers to the board, so a temporary would dangle.
static_assert(
    std::is_constructible_v<CanonicalPrefixSearch, const Cover&, Cover::Partial, int, Subgroup, int>);
static_assert(!std::is_constructible_v<CanonicalPrefixSearch, Cover, Cover::Partial, int, Subgroup, int>);
static_assert(!std::is_constructible_v<CanonicalPrefixSearch, const Cover, Cover::Partial, int, Subgroup, int,
                                       Placement>);

std::vector<Placement> prefixes_of_length(int n, int length) {
  const Cover board = board_cover(n);
  std::vector<Placement> prefixes;
  CanonicalPrefixSearch search(board, board.start(), n, full_group, length);
  while (const auto prefix = search.next()) prefixes.push_back(prefix->rows);
  return prefixes;
}

bool begins_with(const Placement& solution, const Placement& prefix) {
  return std::equal(prefix.begin(), prefix.end(), solution.begin());
}

TEST(CanonicalPrefixes, of_every_length_are_in_order_and_begin_all_canonical_solutions) {
  for (int n = 0; n <= 10; ++n)
    for (int length = 0; length <= n; ++length) {
      const auto prefixes = prefixes_of_length(n, length);
      EXPECT_TRUE(std::ranges::is_sorted(prefixes, std::ranges::less_equal())) << n << ", " << length;
      for (const Placement& prefix : prefixes) EXPECT_EQ(prefix.rows(), length);
      for (const Placement& solution : test::solutions_of(Board::square(n)))
        if (is_canonical(solution)) {
          EXPECT_EQ(std::ranges::count_if(
                        prefixes, [&](const Placement& prefix) { return begins_with(solution, prefix); }),
                    1)
              << solution;
        }
    }
}

TEST(CanonicalPrefixes, of_full_length_are_the_canonical_solutions) {
  for (int n = 0; n <= 9; ++n) {
    auto solutions = test::solutions_of(Board::square(n));
    std::erase_if(solutions, [](const Placement& solution) { return !is_canonical(solution); });
    EXPECT_EQ(prefixes_of_length(n, n), solutions) << n;
  }
}

TEST(CanonicalPrefixes, are_as_short_as_the_minimum_count_allows) {
  for (const int n : {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 14, 15, 16})
    for (const std::size_t enough : {0U, 1U, 2U, 5U, 40U, 300U}) {
      const auto prefixes = canonical_prefixes(n, enough);
      ASSERT_FALSE(prefixes.empty());
      const int length = prefixes.front().rows();
      EXPECT_LE(length, canonical_depth(n));
      EXPECT_EQ(prefixes, prefixes_of_length(n, length)) << n;
      for (int other = 0; other <= canonical_depth(n); ++other) {
        const std::size_t size = prefixes_of_length(n, other).size();
        if (other < length) {
          EXPECT_LT(size, std::min(enough, prefixes.size())) << n << ", " << other << " rows";
        } else if (prefixes.size() < enough) {
          EXPECT_LE(size, prefixes.size()) << n << ", " << other << " rows";
        }
      }
    }
}

// Shards of different versions are compatible only if they are cut alike, so the sizes are fixed.
TEST(CanonicalPrefixes, are_cut_in_a_fixed_way) {
  EXPECT_EQ(canonical_prefixes(4, 1000).size(), 2U);
  EXPECT_EQ(canonical_prefixes(8, 1000).size(), 15U);
  EXPECT_EQ(canonical_prefixes(12, 1000).size(), 45U);
  EXPECT_EQ(canonical_prefixes(16, 1000).size(), 6359U);
  EXPECT_EQ(canonical_prefixes(20, 10000).size(), 21779U);
}

TEST(CanonicalPrefixes, are_the_empty_prefix_if_there_is_nothing_to_cut) {
  const std::vector<Placement> empty = {{}};
  for (const int n : {0, 2, 3}) EXPECT_EQ(canonical_prefixes(n, 1000), empty) << n;
  for (int n = 0; n <= 32; ++n) EXPECT_EQ(canonical_prefixes(n, 1), empty) << n;
}

TEST(CanonicalPrefixes, are_defined_for_0_to_32_rows) {
  for (const int n : {-1, 33}) EXPECT_THROW(canonical_prefixes(n, 1), std::invalid_argument) << n;
}

}  // namespace
}  // namespace eightfold
