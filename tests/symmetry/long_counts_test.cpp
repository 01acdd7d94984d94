#include <gtest/gtest.h>

#include "eightfold/symmetry/fixed_solutions.hpp"
#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

TEST(LongCounts, of_solutions_fixed_by_the_half_turn_are_as_published) {
  for (int n = 24; n <= 28; ++n)
    EXPECT_EQ(count_half_turn_solutions({.n = n}, {.threads = 0}).solutions,
              test::published_counts(n).half_turn.value())
        << "n = " << n;
}

TEST(LongCounts, of_solutions_fixed_by_the_quarter_turn_are_as_published) {
  for (int n = 48; n <= 53; ++n)
    EXPECT_EQ(count_quarter_turn_solutions({.n = n}, {.threads = 0}).solutions,
              test::published_counts(n).quarter_turn.value())
        << "n = " << n;
}

}  // namespace
}  // namespace eightfold
