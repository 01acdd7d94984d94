#include "reports/pictures/internal/growth_curves.hpp"

#include <gtest/gtest.h>

#include <map>

#include "eightfold/symmetry/published_counts.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

using Numbers = std::map<int, std::uint64_t>;

Numbers numbers_of(const GrowthCurve& curve) {
  Numbers numbers;
  for (const GrowthPoint& point : curve.points) numbers[point.n] = point.value;
  return numbers;
}

TEST(GrowthCurves, use_published_counts_if_none_are_computed) {
  const GrowthCurves growth = growth_curves({}, last_published_n);
  std::map<std::string, Numbers> expected;
  for (int n = 1; n <= 69; ++n) {
    const test::PublishedCounts& row = test::published_counts(n);
    if (row.all) expected["Q"][n] = *row.all;
    if (row.fundamental) expected["U"][n] = *row.fundamental;
    if (row.half_turn) expected["H"][n] = *row.half_turn;
    if (row.quarter_turn) expected["R"][n] = *row.quarter_turn;
  }
  ASSERT_EQ(growth.curves.size(), 4U);
  for (const GrowthCurve& curve : growth.curves) {
    EXPECT_EQ(numbers_of(curve), expected[curve.symbol]) << curve.symbol;
    for (const GrowthPoint& point : curve.points) EXPECT_FALSE(point.computed);
  }
  EXPECT_TRUE(growth.contradictions.empty());
}

TEST(GrowthCurves, end_at_the_last_published_n) {
  EXPECT_EQ(growth_curves({}, last_published_n).curves[3].points.back().n, last_published_n);
  EXPECT_EQ(growth_curves({}, last_published_n + 9).curves[3].points.back().n, last_published_n);
}

TEST(GrowthCurves, prefer_computed_counts) {
  const GrowthCurves growth = growth_curves({{0, {1, 1, 1}}, {8, {92, 4, 0}}}, 9);
  EXPECT_TRUE(growth.contradictions.empty());
  for (const GrowthCurve& curve : growth.curves) {
    ASSERT_EQ(curve.points.size(), 10U) << curve.symbol;
    for (const GrowthPoint& point : curve.points)
      EXPECT_EQ(point.computed, point.n == 0 || point.n == 8) << curve.symbol << point.n;
  }
  EXPECT_EQ(growth.curves[1].points[8].value, 12U);
}

TEST(GrowthCurves, report_each_count_that_differs_from_the_published_one) {
  const GrowthCurves growth = growth_curves({{7, {40, 8, 0}}, {8, {104, 8, 4}}}, 10);
  EXPECT_EQ(
      growth.contradictions,
      (std::vector<std::string>{
          "Q(8): computed 104, published 92 (OEIS A000170)", "U(8): computed 15, published 12 (OEIS A002562)",
          "H(8): computed 8, published 4 (OEIS A032522)", "R(8): computed 4, published 0 (OEIS A033148)"}));
  EXPECT_EQ(growth.curves[0].points[7].value, 104U) << "the computed count is drawn";
  EXPECT_EQ(growth_curves({{8, {100, 4, 0}}}, 10).contradictions.size(), 2U) << "Q and U";
}

TEST(GrowthCurves, have_no_contradiction_without_a_published_count) {
  EXPECT_TRUE(growth_curves({{28, {1250901440, 1250901440, 32896}}}, 28).contradictions.empty());
}

}  // namespace
}  // namespace eightfold::reports
