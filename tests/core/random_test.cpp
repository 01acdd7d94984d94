#include "core/internal/random.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <limits>
#include <random>
#include <vector>

namespace eightfold {
namespace {

constexpr std::uint64_t greatest = std::numeric_limits<std::uint64_t>::max();
constexpr std::uint64_t half = std::uint64_t{1} << 63;

std::vector<std::uint64_t> drawn(std::uint64_t seed, std::uint64_t bound, int draws) {
  RandomNumbers random(seed);
  std::vector<std::uint64_t> numbers;
  for (int i = 0; i < draws; ++i) numbers.push_back(random.below(bound));
  return numbers;
}

// [rand.predef] specifies the 10000th output of std::mt19937_64 with its default seed, 5489. With the bound
// 2^64 - 1 the outputs are not changed.
TEST(RandomNumbers, come_from_the_generator_that_the_standard_specifies) {
  EXPECT_EQ(drawn(5489, greatest, 10000).back(), 9981545732273789042U);
}

TEST(RandomNumbers, reject_the_lowest_2_to_the_64_modulo_bound_outputs) {
  struct Bound {
    std::uint64_t bound;
    std::uint64_t rejected;  // 2^64 modulo the bound
  };
  for (const auto& [bound, rejected] : {Bound{1, 0}, Bound{2, 0}, Bound{3, 1}, Bound{92, 16}, Bound{half, 0},
                                        Bound{half + 1, half - 1}, Bound{greatest, 1}}) {
    std::mt19937_64 outputs(7);
    for (const std::uint64_t number : drawn(7, bound, 1000)) {
      std::uint64_t output = outputs();
      while (output < rejected) output = outputs();
      ASSERT_EQ(number, output % bound) << "below " << bound;
    }
  }
}

// Computed with a second implementation, in Python, of the generator of Makoto Matsumoto and Takuji
// Nishimura.
TEST(RandomNumbers, are_fixed_by_the_seed) {
  using Numbers = std::vector<std::uint64_t>;
  EXPECT_EQ(drawn(0, 92, 8), (Numbers{66, 19, 85, 10, 72, 26, 87, 84}));
  EXPECT_EQ(drawn(7, 92, 8), (Numbers{31, 38, 10, 18, 13, 52, 33, 10}));
  EXPECT_EQ(drawn(greatest, 92, 8), (Numbers{56, 68, 51, 26, 26, 31, 60, 84}));
  EXPECT_EQ(drawn(0, 1'000'000'000'000, 3), (Numbers{278772165694, 765998365067, 693006235833}));
}

}  // namespace
}  // namespace eightfold
