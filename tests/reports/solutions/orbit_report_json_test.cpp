#include <gtest/gtest.h>

#include <cstdint>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/reports/solutions/whole_report.hpp"
#include "tests/support/golden.hpp"

namespace eightfold::reports {
namespace {

using nlohmann::ordered_json;

std::string report_on_solutions(int n, OrbitReportFormat format, bool members, Subgroup group, Rule rule) {
  return test::whole_report({.n = n, .rule = rule, .group = group, .format = format, .members = members});
}

// The same files as those of the commands in tests/program/golden_test.cpp.
TEST(OrbitReports, equal_the_golden_files_of_the_command) {
  for (const int n : {0, 1, 3, 4, 6, 8})
    for (const bool members : {false, true})
      test::expect_golden("orbits-" + std::to_string(n) + (members ? "-members.json" : ".json"),
                          report_on_solutions(n, OrbitReportFormat::json, members, full_group, Rule::queens));
  struct Report {
    std::string file;
    int n;
    OrbitReportFormat format;
    bool members = false;
    std::string_view group = "full";
    Rule rule = Rule::queens;
  };
  using enum OrbitReportFormat;
  for (const auto& [file, n, format, members, group, rule] :
       std::vector<Report>{{"orbits-0.txt", 0, text},
                           {"orbits-3.txt", 3, text},
                           {"orbits-4.txt", 4, text},
                           {"orbits-4-members.txt", 4, text, true},
                           {"orbits-8.txt", 8, text},
                           {"orbits-9.txt", 9, text},
                           {"orbits-10.txt", 10, text},
                           {"orbits-5-boards.txt", 5, boards},
                           {"orbits-6-boards.txt", 6, boards},
                           {"orbits-4.csv", 4, csv},
                           {"orbits-8.csv", 8, csv},
                           {"orbits-4-members.csv", 4, csv, true},
                           {"orbits-8-half-turn.csv", 8, csv, false, "half_turn"},
                           {"orbits-8-transpose.txt", 8, text, false, "transpose"},
                           {"orbits-8-half-turn.json", 8, json, false, "half_turn"},
                           {"orbits-6-rotations-members.json", 6, json, true, "rotations"},
                           {"orbits-5-rooks.txt", 5, text, false, "full", Rule::rooks},
                           {"orbits-5-rooks.json", 5, json, false, "full", Rule::rooks}})
    test::expect_golden(file, report_on_solutions(n, format, members, *Subgroup::named(group), rule));
}

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
