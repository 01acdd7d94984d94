#include <gtest/gtest.h>

#include <cstddef>
#include <string>

#include "eightfold/reports/notation/notation.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/reports/solutions/whole_report.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

std::string text_report_on(int n, Subgroup group = full_group, bool members = false) {
  return test::whole_report(test::report_params(n, group, members));
}

TEST(OrbitReportText, aligns_its_table_for_two_digit_column_indices) {
  const auto lines = test::lines_of(text_report_on(11));
  const auto column = lines.at(2).find("size");
  ASSERT_NE(column, std::string::npos);
  std::size_t orbits = 0;
  for (std::size_t i = 3; !lines.at(i).empty(); ++i, ++orbits)
    EXPECT_EQ(lines[i].find_first_of("48", column), column + 3) << lines[i];
  EXPECT_EQ(orbits, test::published_counts(11).fundamental.value());
}

TEST(OrbitReportText, is_plain_text_for_every_group_and_small_board) {
  for (int n = 0; n <= 8; ++n)
    for (const Subgroup group : all_subgroups())
      for (const bool members : {false, true})
        EXPECT_TRUE(test::is_plain_text(text_report_on(n, group, members))) << "N = " << n << ", " << group;
}

TEST(OrbitReportText, omits_boxes_rather_than_fold_a_placement) {
  OrbitReportParams params = test::report_params(8);
  for (int width = 44; width < 80; ++width) {
    params.style = {.unicode = true, .width = width};
    for (const auto& published : test::published_canonical_solutions())
      EXPECT_TRUE(mentions(test::whole_report(params), {as_vector(published.placement)})) << width;
  }
}

TEST(OrbitReportText, shows_a_disagreement_in_capitals_and_red) {
  const auto change = [](CheckedOrbitCount& count) { count.burnside_orbits = 11; };
  OrbitReportParams params = test::report_params(8);
  EXPECT_TRUE(
      mentions(test::whole_report(params, change), {"= 11\nIsomorph rejection: 12; THEY DISAGREE\n"}));
  params.style.color = true;
  EXPECT_TRUE(mentions(test::whole_report(params, change), {"\x1b[31mTHEY DISAGREE\x1b[0m"}));
}

TEST(OrbitSizeEquation, lists_sizes_in_descending_order_and_merges_equal_sizes) {
  OrbitCounts counts;
  EXPECT_EQ(orbit_size_equation(counts), "0 = 0");
  counts.placements = 8 + 2 + 2 + 1;
  counts.orbits_by_type[SubgroupClass::trivial] = 1;
  counts.placements_by_type[SubgroupClass::trivial] = 8;
  for (const SubgroupClass type : {SubgroupClass::diagonal_klein, SubgroupClass::quarter_turn}) {
    counts.orbits_by_type[type] = 1;
    counts.placements_by_type[type] = 2;
  }
  counts.orbits_by_type[SubgroupClass::full] = 1;
  counts.placements_by_type[SubgroupClass::full] = 1;
  EXPECT_EQ(orbit_size_equation(counts), "13 = 1×8 + 2×2 + 1×1");
}

}  // namespace
}  // namespace eightfold::reports
