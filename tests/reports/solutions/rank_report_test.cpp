#include "eightfold/reports/solutions/rank_report.hpp"

#include <gtest/gtest.h>

namespace eightfold::reports {
namespace {

// The columns 1, 3, 5, ... and then 0, 2, 4, ... are a solution unless N mod 6 is 2 or 3 (Pauls, 1874).
Placement odd_and_even_columns(int n) {
  Placement placement;
  for (int column = 1; column < n; column += 2) placement.push_back(column);
  for (int column = 0; column < n; column += 2) placement.push_back(column);
  return placement;
}

TEST(RankReason, is_missing_for_solutions_of_up_to_28_rows) {
  EXPECT_EQ(why_unranked(odd_and_even_columns(10), Board::square(10)), std::nullopt);
  EXPECT_EQ(why_unranked(odd_and_even_columns(28), Board::square(28)), std::nullopt);
  EXPECT_EQ(why_unranked(odd_and_even_columns(30), Board::square(30)),
            "30 rows exceed the limit of 28; larger ranks need more than 64 bits");
}

}  // namespace
}  // namespace eightfold::reports
