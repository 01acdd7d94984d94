#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/count/count_units.hpp"
#include "eightfold/core/run_options.hpp"

namespace eightfold {
namespace {

TEST(CountUnits, are_of_halves_up_to_its_largest_n_and_of_lanes_beyond) {
  for (int n = 0; n <= 32; ++n) {
    EXPECT_EQ(engine_for_units(n, Engine::automatic), n <= 28 ? Engine::halves : Engine::lanes);
    for (const Engine engine : {Engine::backtrack, Engine::lanes, Engine::halves})
      EXPECT_EQ(engine_for_units(n, engine), engine);
  }
}

TEST(CountUnits, of_other_engines_do_not_exist) {
  EXPECT_THROW(count_units(8, Engine::automatic, 1), std::invalid_argument);
  EXPECT_THROW(count_units(8, Engine::backtrack, 1), std::invalid_argument);
}

TEST(CountUnits, end_at_the_limits_of_the_engine_and_of_64_bits) {
  for (const auto& [engine, largest] : {std::pair(Engine::halves, 28), std::pair(Engine::lanes, 28)}) {
    EXPECT_THROW(count_units(-1, engine, 1), std::invalid_argument);
    EXPECT_THROW(count_units(largest + 1, engine, 1), std::invalid_argument);
    EXPECT_GT(count_units(largest, engine, 1)->size(), 100U);
  }
}

// Those of lanes look at the token less often.
TEST(CountUnits, of_halves_are_stopped_one_by_one_by_the_token_that_they_were_cut_with) {
  for (const int n : {4, 7, 8}) {
    std::atomic<bool> stop = false;
    const auto units = count_units(n, Engine::halves, 1, {.stop = StopToken(stop)});
    const auto searching = units->counter(Kernel::automatic);
    const auto plain = units->plain_counter();
    for (std::size_t unit = 0; unit < units->size(); ++unit) {
      stop = false;
      EXPECT_EQ(searching->count(unit, unit + 1).value(), plain->count(unit, unit + 1).value());
      stop = true;
      EXPECT_THROW(searching->count(unit, unit + 1), Stopped) << "n = " << n << ", unit " << unit;
      EXPECT_THROW(plain->count(unit, unit + 1), Stopped) << "n = " << n << ", unit " << unit;
    }
  }
}

}  // namespace
}  // namespace eightfold
