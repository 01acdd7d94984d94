#include "eightfold/reports/solutions/internal/published_counts.hpp"

#include <gtest/gtest.h>

#include <limits>

#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

bool is_empty(const PublishedCounts& counts) {
  return !counts.all && !counts.fundamental && !counts.half_turn && !counts.quarter_turn;
}

// Compares two readers of data/reference/queens.tsv: the embedded one and the reader of the tests.
TEST(PublishedCounts, equal_the_table_in_data) {
  for (int n = 0; n <= 69; ++n) {
    const PublishedCounts counts = published_counts(n);
    const test::PublishedCounts& expected = test::published_counts(n);
    EXPECT_EQ(counts.all, expected.all) << n;
    EXPECT_EQ(counts.fundamental, expected.fundamental) << n;
    EXPECT_EQ(counts.half_turn, expected.half_turn) << n;
    EXPECT_EQ(counts.quarter_turn, expected.quarter_turn) << n;
  }
  EXPECT_THROW(test::published_counts(70), std::out_of_range) << "the table has more rows: extend this test";
}

// OEIS A000170 and A002562 for n = 8 and n = 27.
TEST(PublishedCounts, contain_the_best_known_terms) {
  EXPECT_EQ(published_counts(8).all, 92U);
  EXPECT_EQ(published_counts(8).fundamental, 12U);
  EXPECT_EQ(published_counts(27).all, 234907967154122528U);
  EXPECT_EQ(published_counts(27).fundamental, 29363495934315694U);
}

TEST(PublishedCounts, are_empty_outside_the_table) {
  for (const int n : {70, 71, 1000, -1, -8, std::numeric_limits<int>::max(), std::numeric_limits<int>::min()})
    EXPECT_TRUE(is_empty(published_counts(n))) << n;
  EXPECT_TRUE(is_empty(published_counts(68))) << "its row has no numbers";
}

TEST(PublishedCounts, distinguish_unknown_from_zero) {
  EXPECT_EQ(published_counts(2).all, 0U);
  EXPECT_EQ(published_counts(28).all, std::nullopt);
  EXPECT_EQ(published_counts(28).half_turn, 1250901440U);
  EXPECT_EQ(published_counts(33).half_turn, std::nullopt) << "published, but not copied";
  EXPECT_EQ(published_counts(30).quarter_turn, 0U);
}

}  // namespace
}  // namespace eightfold::reports
