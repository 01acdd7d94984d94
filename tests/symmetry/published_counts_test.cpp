#include "eightfold/symmetry/published_counts.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <limits>
#include <sstream>
#include <string>

#include "tests/support/reference.hpp"

namespace eightfold {
namespace {

bool is_empty(const PublishedCounts& counts) {
  return !counts.all && !counts.fundamental && !counts.half_turn && !counts.quarter_turn;
}

// Compares two readers of data/reference/queens.tsv: published_counts.cmake and the reader of the tests.
TEST(PublishedCounts, equal_the_table_in_data) {
  for (int n = 0; n <= last_published_n; ++n) {
    const PublishedCounts counts = published_counts(n);
    const test::PublishedCounts& expected = test::published_counts(n);
    EXPECT_EQ(counts.all, expected.all) << n;
    EXPECT_EQ(counts.fundamental, expected.fundamental) << n;
    EXPECT_EQ(counts.half_turn, expected.half_turn) << n;
    EXPECT_EQ(counts.quarter_turn, expected.quarter_turn) << n;
  }
  EXPECT_THROW(test::published_counts(last_published_n + 1), std::out_of_range);
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

TEST(PublishedCounts, determine_the_numbers_of_orbits_if_all_three_are_published) {
  EXPECT_EQ(published_counts(8).solution_counts(), (SolutionCounts{92, 4, 0}));
  EXPECT_EQ(published_counts(28).solution_counts(), std::nullopt);
  EXPECT_EQ(published_counts(70).solution_counts(), std::nullopt);
}

// The comment on the table names the sequence of each column.
TEST(PublishedCounts, name_the_sources_that_the_table_names) {
  std::ostringstream text;
  text << std::ifstream(EIGHTFOLD_DATA_DIR "/reference/queens.tsv").rdbuf();
  const auto names = [&](const std::string& column, std::string_view source) {
    EXPECT_TRUE(source.starts_with("OEIS "));
    EXPECT_NE(text.str().find(" " + column + " = " + std::string(source.substr(5)) + " ("), std::string::npos)
        << column;
  };
  names("all", source_of_all);
  names("fundamental", source_of_fundamental);
  names("half_turn", source_of_half_turn);
  names("quarter_turn", source_of_quarter_turn);
}

TEST(PublishedCounts, distinguish_unknown_from_zero) {
  EXPECT_EQ(published_counts(2).all, 0U);
  EXPECT_EQ(published_counts(28).all, std::nullopt);
  EXPECT_EQ(published_counts(28).half_turn, 1250901440U);
  EXPECT_EQ(published_counts(33).half_turn, std::nullopt) << "published, but not copied";
  EXPECT_EQ(published_counts(30).quarter_turn, 0U);
}

}  // namespace
}  // namespace eightfold
