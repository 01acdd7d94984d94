#include "reports/published_counts.hpp"

#include <gtest/gtest.h>

#include <stdexcept>

#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

// The tests read the table from its file.
TEST(PublishedCounts, are_those_of_the_table_in_the_data) {
  for (int n = 0; n <= 69; ++n) {
    const auto& expected = test::published_counts(n);
    const PublishedCounts counts = published_counts(n);
    EXPECT_EQ(counts.all, expected.all) << "n = " << n;
    EXPECT_EQ(counts.fundamental, expected.fundamental) << "n = " << n;
    EXPECT_EQ(counts.half_turn, expected.half_turn) << "n = " << n;
    EXPECT_EQ(counts.quarter_turn, expected.quarter_turn) << "n = " << n;
  }
}

TEST(PublishedCounts, of_eight_queens_are_well_known) {
  const PublishedCounts counts = published_counts(8);
  EXPECT_EQ(counts.all, 92U);
  EXPECT_EQ(counts.fundamental, 12U);
  EXPECT_EQ(counts.half_turn, 4U);
  EXPECT_EQ(counts.quarter_turn, 0U);
}

TEST(PublishedCounts, are_nothing_where_none_is_published) {
  for (const int n : {-1, 70, 71, 1000}) {
    const PublishedCounts counts = published_counts(n);
    EXPECT_FALSE(counts.all || counts.fundamental || counts.half_turn || counts.quarter_turn) << "n = " << n;
  }
  EXPECT_TRUE(published_counts(27).all);
  EXPECT_FALSE(published_counts(28).all);
  EXPECT_TRUE(published_counts(28).half_turn);
  EXPECT_FALSE(published_counts(68).quarter_turn);
  EXPECT_TRUE(published_counts(69).quarter_turn);
}

}  // namespace
}  // namespace eightfold::reports
