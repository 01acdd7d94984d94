#include <gtest/gtest.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/reports/solutions/whole_report.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

TEST(OrbitReportJson, of_a_list_has_no_rule) {
  const std::vector<Placement> both = {{1, 3, 0, 2}, {2, 0, 3, 1}};
  const auto report = ordered_json::parse(orbit_report(both, test::json_params(4)));
  EXPECT_EQ(report["n"], 4);
  EXPECT_TRUE(report["rule"].is_null());
}

TEST(OrbitReportJson, of_solutions_needs_their_rule) {
  OrbitReportParams params = test::json_params(4);
  params.rule.reset();
  EXPECT_THROW(static_cast<void>(orbit_report(params)), std::invalid_argument);
}

TEST(OrbitReportJson, writes_numbers_beyond_doubles_exactly) {
  constexpr std::uint64_t beyond = 9007199254740993;  // 2^53 + 1
  const auto report = ordered_json::parse(
      test::whole_report(test::json_params(8), [](auto& count) { count.fixed_point_sum = beyond; }));
  EXPECT_EQ(report["burnside"]["sum"], beyond);
  EXPECT_EQ(report["burnside"]["sum_text"], "9007199254740993");
}

TEST(OrbitReportJson, shows_two_counts_that_disagree) {
  const auto report = ordered_json::parse(test::whole_report(test::json_params(8), [](auto& count) {
    count.fixed_point_sum = 88;
    count.burnside_orbits = 11;
  }));
  EXPECT_EQ(report["orbit_count"], 12);
  EXPECT_EQ(report["burnside"]["orbit_count"], 11);
  EXPECT_EQ(report["burnside"]["sum"], 88);
  EXPECT_EQ(report["burnside"]["agrees"], false);
}

TEST(OrbitCounter, throws_on_a_set_that_is_not_a_union_of_orbits) {
  OrbitCounter count;
  count.add({0, 4, 7, 5, 2, 6, 1, 3});
  EXPECT_THROW(static_cast<void>(count.finish()), std::domain_error);
}

}  // namespace
}  // namespace eightfold::reports
