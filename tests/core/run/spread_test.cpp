#include "core/run/spread.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <stdexcept>
#include <vector>

namespace eightfold {
namespace {

std::vector<std::size_t> places_of(std::size_t size) {
  std::vector<std::size_t> places;
  const Spread spread(size);
  for (std::size_t i = 0; i < size; ++i) places.push_back(spread[i]);
  return places;
}

TEST(Spread, is_a_permutation_of_every_size) {
  std::vector<std::size_t> sizes = {3299, 12283, 99991, 131072};
  for (std::size_t size = 1; size <= 400; ++size) sizes.push_back(size);
  for (const std::size_t size : sizes) {
    std::vector<bool> seen(size);
    for (const std::size_t place : places_of(size)) {
      ASSERT_LT(place, size);
      EXPECT_FALSE(seen[place]) << "size " << size << ", place " << place;
      seen[place] = true;
    }
  }
}

// In every run of consecutive places, each quarter of the range has a quarter of the run, within three.
TEST(Spread, spreads_every_run_over_the_range) {
  constexpr std::size_t parts = 4;
  for (const std::size_t size : {40, 100, 255, 256, 1000, 3299}) {
    const auto places = places_of(size);
    for (std::size_t part = 0; part < parts; ++part) {
      std::vector<std::size_t> before = {0};
      for (const std::size_t place : places)
        before.push_back(before.back() + (place * parts / size == part ? 1 : 0));
      for (const std::size_t run : {std::size_t{8}, std::size_t{20}, size / 5, size / 2})
        for (std::size_t begin = 0; begin + run <= size; ++begin) {
          const auto in_part = static_cast<double>(before[begin + run] - before[begin]);
          EXPECT_NEAR(in_part, static_cast<double>(run) / parts, 3)
              << "size " << size << ", from " << begin << " on " << run;
        }
    }
  }
}

TEST(Spread, steps_by_about_the_golden_ratio_of_sizes_past_32_bits) {
  for (const std::size_t size : {(std::size_t{1} << 40) + 12, (std::size_t{1} << 62) - 1}) {
    const Spread spread(size);
    const std::size_t step = spread[1];
    EXPECT_NEAR(static_cast<double>(step) / static_cast<double>(size), 0.6180339887, 1e-7);
    EXPECT_EQ(std::gcd(step, size), 1U);
    for (const std::size_t i : {size / 3, size - 2}) {
      const std::size_t place = spread[i];
      EXPECT_EQ(spread[i + 1], place < size - step ? place + step : place - (size - step));
    }
  }
}

TEST(Spread, refuses_indices_out_of_range) {
  EXPECT_THROW(Spread(0)[0], std::out_of_range);
  EXPECT_THROW(Spread(7)[7], std::out_of_range);
  EXPECT_EQ(Spread(1)[0], 0U);
}

}  // namespace
}  // namespace eightfold
