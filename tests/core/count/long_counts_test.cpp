#include <gtest/gtest.h>
#include <sys/resource.h>

#include <chrono>
#include <string>

#include "eightfold/core/count/count_units.hpp"
#include "tests/core/count/methods.hpp"
#include "tests/core/count/unit_sums.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

void expect_published(Engine engine, int n) {
  for (const test::Method& method : test::methods_of(engine))
    EXPECT_EQ(test::count_by(method, n, {}, 0).solutions, test::published_counts(n).all)
        << method << ", n = " << n;
}

TEST(LongCounts, of_15_queens_are_as_published_by_lanes) { expect_published(Engine::lanes, 15); }
TEST(LongCounts, of_16_queens_are_as_published_by_lanes) { expect_published(Engine::lanes, 16); }
TEST(LongCounts, of_17_queens_are_as_published_by_halves) { expect_published(Engine::halves, 17); }
TEST(LongCounts, of_18_queens_are_as_published_by_halves) { expect_published(Engine::halves, 18); }
TEST(LongCounts, of_19_queens_are_as_published_by_halves) { expect_published(Engine::halves, 19); }

TEST(LongCounts, of_17_queens_are_as_published_by_lanes) {
  EXPECT_EQ(test::count_by({Engine::lanes, Kernel::automatic}, 17, {}, 0).solutions,
            test::published_counts(17).all);
}

TEST(LongCounts, of_17_to_19_queens_are_the_same_with_any_number_of_threads) {
  for (const int n : {17, 18, 19}) {
    const CountResult expected = test::count_by({Engine::halves, Kernel::automatic}, n, {}, 0);
    for (const int threads : {1, 3}) {
      const CountResult counted = test::count_by({Engine::halves, Kernel::automatic}, n, {}, threads);
      EXPECT_EQ(counted.solutions, expected.solutions) << "n = " << n << ", " << threads << " threads";
      EXPECT_EQ(counted.residues, expected.residues) << "n = " << n << ", " << threads << " threads";
      EXPECT_EQ(counted.statistics, expected.statistics) << "n = " << n << ", " << threads << " threads";
    }
  }
}

TEST(LongCounts, of_17_to_19_queens_add_up_in_units) {
  for (const int n : {17, 18, 19}) {
    const auto units = count_units(n, Engine::halves, 1);
    for (const std::size_t ranges : {7, 200}) {
      const auto counter = units->counter(Kernel::automatic);
      EXPECT_EQ(test::sum_of_ranges(*units, *counter, ranges).value(), test::published_counts(n).all)
          << "n = " << n << ", " << ranges << " ranges";
    }
  }
}

struct Timer {
  std::chrono::steady_clock::time_point end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  bool stop_requested() const { return std::chrono::steady_clock::now() >= end; }
};

// Of units that are spread over the whole count, for 20 seconds. A unit takes minutes at N = 28.
TEST(LongCounts, of_units_of_24_and_28_queens_use_less_than_a_gibibyte_and_a_half) {
  for (const int n : {24, 28}) {
    const auto units = count_units(n, Engine::halves, 1, {.stop = StopToken(Timer{})});
    const auto counter = units->counter(Kernel::automatic);
    std::size_t counted = 0;
    try {
      for (std::size_t part = 5; part > 0; --part, ++counted)
        static_cast<void>(counter->count(units->size() / 10 * part, units->size() / 10 * part + 1));
      EXPECT_GT(counter->statistics().pair_blocks, 0U) << n;
    } catch (const Stopped&) {
    }
    EXPECT_TRUE(n == 28 || counted == 5) << n;
    rusage usage = {};
    ASSERT_EQ(getrusage(RUSAGE_SELF, &usage), 0);
    EXPECT_LT(usage.ru_maxrss, 1536 * 1024) << n;  // in KiB
    RecordProperty("peak_kib_" + std::to_string(n), std::to_string(usage.ru_maxrss));
  }
}

}  // namespace
}  // namespace eightfold
