#include <gtest/gtest.h>

#include "tests/core/count/methods.hpp"
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
TEST(LongCounts, of_19_queens_are_as_published) { expect_published(Engine::automatic, 19); }

}  // namespace
}  // namespace eightfold
