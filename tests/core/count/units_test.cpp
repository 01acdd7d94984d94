#include <gtest/gtest.h>

#include <stdexcept>

#include "eightfold/core/count/count.hpp"
#include "eightfold/core/count/count_units.hpp"

namespace eightfold {
namespace {

TEST(CountUnits, are_of_halves_up_to_its_largest_n_and_of_lanes_beyond) {
  for (int n = 0; n <= 28; ++n) {
    EXPECT_EQ(engine_for_units(n, Engine::automatic), n <= 21 ? Engine::halves : Engine::lanes);
    for (const Engine engine : {Engine::backtrack, Engine::lanes, Engine::halves})
      EXPECT_EQ(engine_for_units(n, engine), engine);
  }
}

TEST(CountUnits, of_other_engines_do_not_exist) {
  EXPECT_THROW(count_units(8, Engine::automatic, 1), std::invalid_argument);
  EXPECT_THROW(count_units(8, Engine::backtrack, 1), std::invalid_argument);
}

TEST(CountUnits, end_at_the_limits_of_the_engine_and_of_64_bits) {
  for (const auto& [engine, largest] : {std::pair(Engine::halves, 21), std::pair(Engine::lanes, 28)}) {
    EXPECT_THROW(count_units(-1, engine, 1), std::invalid_argument);
    EXPECT_THROW(count_units(largest + 1, engine, 1), std::invalid_argument);
    EXPECT_GT(count_units(largest, engine, 1)->size(), 100U);
  }
}

}  // namespace
}  // namespace eightfold
