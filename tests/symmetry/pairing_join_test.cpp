#include "symmetry/internal/pairing_join.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <set>
#include <tuple>
#include <vector>

#include "core/cover/internal/cover_search.hpp"
#include "symmetry/internal/symmetric_cover.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

std::vector<int> values_of(int n) {
  std::vector<int> values;
  for (int value = n - 1; value > 0; value -= 2) values.push_back(value);
  return values;
}

// Visits the pairings by definition, with the set of large values that are paired with each other.
template <typename Visit>
void for_each_pairing(const std::vector<int>& values, int large, std::uint64_t left, std::set<int> numbers,
                      PairingSplit split, const Visit& visit) {
  if (left == 0) return visit(split);
  const int i = std::countr_zero(left);
  left &= left - 1;
  for (int j = i + 1; j < static_cast<int>(values.size()); ++j) {
    if ((left >> j & 1) == 0) continue;
    const int sum = values[static_cast<std::size_t>(i)] + values[static_cast<std::size_t>(j)];
    const int difference = values[static_cast<std::size_t>(i)] - values[static_cast<std::size_t>(j)];
    std::set<int> more = numbers;
    if (!more.insert(sum).second || !more.insert(difference).second) continue;
    for_each_pairing(values, large, left ^ std::uint64_t{1} << j, more,
                     j < large ? split | PairingSplit{1} << i | PairingSplit{1} << j : split, visit);
  }
}

TEST(PairingJoin, counts_the_pairings_of_each_split_by_definition) {
  for (int n = 0; n <= 29; ++n) {
    if (n % 4 > 1) continue;
    const PairingCut cut = pairing_cut(n / 4 * 2, n);
    const std::vector<PairingSplit> splits = pairing_splits(cut);
    std::vector<std::uint64_t> pairings(splits.size(), 0);
    const std::vector<int> values = values_of(n);
    ASSERT_EQ(values.size(), static_cast<std::size_t>(cut.large + cut.small));
    for_each_pairing(values, cut.large, (std::uint64_t{1} << values.size()) - 1, {}, 0,
                     [&](PairingSplit split) {
                       const auto place = std::ranges::lower_bound(splits, split);
                       ASSERT_TRUE(place != splits.end() && *place == split);
                       ++pairings[static_cast<std::size_t>(place - splits.begin())];
                     });
    for (const Kernel kernel : available_kernels()) {
      PairingJoin join(cut, kernel);
      for (std::size_t i = 0; i < splits.size(); ++i)
        ASSERT_EQ(join.count(splits[i]), pairings[i]) << "n = " << n << ", split " << splits[i];
    }
  }
}

std::uint64_t pairings_by_join(const PairingCut& cut) {
  PairingJoin join(cut);
  std::uint64_t pairings = 0;
  for (const PairingSplit split : pairing_splits(cut)) pairings += join.count(split);
  return pairings;
}

TEST(PairingJoin, agrees_with_the_cover_search_and_the_published_numbers) {
  for (int n = 0; n <= 45; ++n) {
    if (n % 4 > 1) continue;
    const SymmetricCover solutions = symmetric_cover(n, Turn::quarter);
    const auto& [start, weight] = solutions.parts.front();
    const std::uint64_t pairings = pairings_by_join(pairing_cut(n / 4 * 2, n));
    EXPECT_EQ(pairings, CoverSearch(solutions.cover).count_alone(start).covers) << "n = " << n;
    EXPECT_EQ(pairings * weight, test::published_counts(n).quarter_turn.value()) << "n = " << n;
  }
}

TEST(PairingJoin, counts_the_same_for_every_cut) {
  for (const int n : {16, 29, 32})
    for (int small = 0; small <= n / 4 * 2; ++small) {
      const PairingCut cut = {.n = n, .large = n / 4 * 2 - small, .small = small};
      EXPECT_EQ(pairings_by_join(cut) << (n / 4), test::published_counts(n).quarter_turn.value())
          << "n = " << n << ", " << small << " small values";
    }
}

// Two splits with few pairings on the boards with the most values.
TEST(PairingJoin, agrees_with_the_cover_search_for_splits_of_many_values) {
  for (const auto& [n, split, pairings] : {std::tuple(68, PairingSplit{3'645'540}, std::uint64_t{630}),
                                           {69, PairingSplit{4'063'474}, std::uint64_t{558}}}) {
    const PairingCut cut = pairing_cut(n / 4 * 2, n);
    const auto splits = pairing_splits(cut);
    EXPECT_TRUE(std::ranges::binary_search(splits, split));
    EXPECT_EQ(PairingJoin(cut).count(split), pairings) << "n = " << n;
    const SymmetricCover solutions = symmetric_cover(n, Turn::quarter);
    Cover::Partial allowed = solutions.parts.front().start;
    const auto is_in_split = [s = split](int value) { return (s >> value & 1) != 0; };
    for (std::size_t option = 0; option < solutions.pairs.size(); ++option) {
      const auto [i, j] = solutions.pairs[option];
      const bool fits = j < cut.large   ? is_in_split(i) && is_in_split(j)
                        : i < cut.large ? !is_in_split(i)
                                        : true;
      if (!fits) solutions.cover.exclude(allowed, option);
    }
    EXPECT_EQ(CoverSearch(solutions.cover).count_alone(allowed).covers, pairings) << "n = " << n;
  }
}

TEST(PairingJoin, compares_the_same_blocks_with_every_kernel) {
  const PairingCut cut = pairing_cut(18, 36);
  for (const Kernel kernel : available_kernels()) {
    PairingJoin join(cut, kernel);
    for (const PairingSplit split : pairing_splits(cut)) (void)join.count(split);
    EXPECT_EQ(join.pair_blocks(), 4'763U) << name_of(kernel);
  }
}

}  // namespace
}  // namespace eightfold
