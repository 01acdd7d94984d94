#include "eightfold/symmetry/pairings.hpp"

#include <gtest/gtest.h>

#include <array>
#include <bit>
#include <cstdint>
#include <stdexcept>

namespace eightfold {
namespace {

// Visits every pairing of the numbers in the set, the largest one first.
std::uint64_t plain_count(std::uint64_t numbers, std::uint64_t sums, std::uint64_t differences) {
  if (numbers == 0) return 1;
  const int largest = 63 - std::countl_zero(numbers);
  numbers ^= std::uint64_t{1} << largest;
  std::uint64_t count = 0;
  for (int other = 1; other < largest; ++other) {
    const std::uint64_t sum = std::uint64_t{1} << (largest + other);
    const std::uint64_t difference = std::uint64_t{1} << (largest - other);
    if ((numbers >> other & 1) != 0 && (sums & sum) == 0 && (differences & difference) == 0)
      count += plain_count(numbers ^ std::uint64_t{1} << other, sums | sum, differences | difference);
  }
  return count;
}

TEST(Pairings, are_those_of_a_plain_search) {
  for (int n = 0; n <= 9; ++n)
    EXPECT_EQ(count_pairings(n), plain_count((std::uint64_t{2} << 2 * n) - 2, 0, 0)) << n;
}

// OEIS A272363, from n = 0.
TEST(Pairings, are_as_published) {
  constexpr std::array<std::uint64_t, 13> published = {
      1, 1, 0, 2, 12, 64, 220, 1'886, 16'346, 142'420, 1'302'106, 14'467'384, 177'079'358};
  for (std::size_t n = 0; n < published.size(); ++n)
    EXPECT_EQ(count_pairings(static_cast<int>(n), {.threads = 2}), published[n]) << n;
}

TEST(Pairings, of_0_to_30_numbers_are_counted) {
  EXPECT_THROW((void)count_pairings(-1), std::invalid_argument);
  EXPECT_THROW((void)count_pairings(largest_paired_n + 1), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold
