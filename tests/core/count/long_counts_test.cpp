#include <gtest/gtest.h>
#include <sys/resource.h>

#include <atomic>
#include <cstdint>
#include <limits>
#include <memory>
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

// Requests a stop at the poll of this number.
struct StopAtPoll {
  struct Polls {
    std::atomic<std::uint64_t> count = 0;
    std::atomic<std::uint64_t> last = std::numeric_limits<std::uint64_t>::max();
  };
  std::shared_ptr<Polls> polls = std::make_shared<Polls>();
  bool stop_requested() const { return ++polls->count >= polls->last; }
};

void expect_memory_below_a_gibibyte_and_a_half(int n) {
  rusage usage = {};
  ASSERT_EQ(getrusage(RUSAGE_SELF, &usage), 0);
  EXPECT_LT(usage.ru_maxrss, 1536 * 1024) << n;  // in KiB
  ::testing::Test::RecordProperty("peak_kib_" + std::to_string(n), std::to_string(usage.ru_maxrss));
}

// Of units that are spread over the whole count.
TEST(LongCounts, of_units_of_24_queens_use_less_than_a_gibibyte_and_a_half) {
  const auto units = count_units(24, Engine::halves, 1);
  const auto counter = units->counter(Kernel::automatic);
  for (std::size_t part = 5; part > 0; --part) {
    const std::size_t unit = units->size() / 10 * part;
    EXPECT_GT(counter->count(unit, unit + 1).value(), 0U) << "unit " << unit;
  }
  EXPECT_GT(counter->statistics().pair_blocks, 0U);
  expect_memory_below_a_gibibyte_and_a_half(24);
}

// A unit takes a quarter of an hour, so only a part of one is counted. A unit of an even board is polled at
// its beginning and before each block of its western half-boards. It is matched block by block, so the poll
// of this number proves that all blocks but the last were matched.
TEST(LongCounts, of_thousands_of_blocks_of_28_queens_use_less_than_a_gibibyte_and_a_half) {
  const StopAtPoll stop;
  const auto units = count_units(28, Engine::halves, 1, {.stop = StopToken(stop)});
  const auto counter = units->counter(Kernel::automatic);
  const std::size_t unit = units->size() / 2;
  stop.polls->last = stop.polls->count + 10'000;
  EXPECT_THROW(static_cast<void>(counter->count(unit, unit + 1)), Stopped);
  EXPECT_EQ(stop.polls->count, stop.polls->last);
  expect_memory_below_a_gibibyte_and_a_half(28);
}

}  // namespace
}  // namespace eightfold
