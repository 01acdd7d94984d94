// Each misuse of the streaming writer is rejected, and leaves the report as it was.
#include "eightfold/reports/solutions/orbit_report_writer.hpp"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/reports/solutions/whole_report.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

// The orbits of the six-queens solutions, or of others, and their counts.
struct Classified {
  std::vector<Orbit> orbits;
  CheckedOrbitCount count;
};

Classified classified(int n, Subgroup group) {
  Classified result = {};
  OrbitCounter counter(group);
  for (const Placement& solution : test::solutions_of(Board::square(n)))
    if (const auto orbit = counter.add(solution)) result.orbits.push_back(*orbit);
  result.count = counter.finish();
  return result;
}

// A writer and what it has written.
struct Written {
  explicit Written(const OrbitReportParams& params)
      : writer(params, [this](std::string_view piece) { text += piece; }) {}
  std::string text = {};
  OrbitReportWriter writer;
};

TEST(OrbitReportWriter, numbers_the_orbits_from_1) {
  const auto [orbits, count] = classified(8, full_group);
  Written report(test::json_params(8));
  report.writer.add(orbits[0]);
  report.writer.add(std::span(orbits).subspan(1, 4));
  report.writer.add(std::span(orbits).subspan(5));
  report.writer.finish(count);
  const auto document = nlohmann::json::parse(report.text);
  ASSERT_EQ(document["orbits"].size(), 12U);
  for (std::size_t i = 0; i < 12; ++i) EXPECT_EQ(document["orbits"][i]["index"], i + 1);
  EXPECT_EQ(document["burnside"]["agrees"], true);
}

TEST(OrbitReportWriter, writes_nothing_before_the_first_orbit_or_the_end) {
  for (const OrbitReportFormat format : test::all_report_formats) {
    Written report({.n = 2, .format = format});
    EXPECT_EQ(report.text, "");
    report.writer.finish(CheckedOrbitCount());
    EXPECT_EQ(report.text, orbit_report({.n = 2, .format = format}));
  }
}

TEST(OrbitReportWriter, rejects_sizes_past_the_limits) {
  for (const OrbitReportFormat format : test::all_report_formats)
    for (const int n : {-1, 33})
      EXPECT_THROW(Written({.n = n, .format = format}), std::invalid_argument) << n;
}

// The members of the report: an orbit that is not rejected would be written with them.
void expect_rejected(const OrbitReportParams& params, const Orbit& orbit) {
  Written report(params);
  const auto [orbits, count] = classified(params.n, params.group);
  EXPECT_THROW(report.writer.add(orbit), std::invalid_argument);
  EXPECT_THROW(report.writer.add(std::vector{orbits[0], orbit}), std::invalid_argument);
  EXPECT_EQ(report.text, "");
  report.writer.add(orbits);
  report.writer.finish(count);
  EXPECT_EQ(report.text, orbit_report(params));
}

TEST(OrbitReportWriter, rejects_orbits_of_another_size_of_board) {
  for (const OrbitReportFormat format : test::all_report_formats) {
    expect_rejected({.n = 6, .format = format}, classified(5, full_group).orbits[0]);
    expect_rejected({.n = 6, .format = format}, {{}, full_group, 1});
  }
}

TEST(OrbitReportWriter, rejects_orbits_of_placements_that_are_no_permutations) {
  const Orbit orbit = {{0, 0, 1, 2, 3, 4}, *Subgroup::named("trivial"), 8};
  for (const OrbitReportFormat format : test::all_report_formats)
    expect_rejected({.n = 6, .format = format}, orbit);
}

TEST(OrbitReportWriter, rejects_orbits_of_another_group) {
  const Subgroup rotations = *Subgroup::named("rotations");
  for (const OrbitReportFormat format : test::all_report_formats) {
    expect_rejected({.n = 8, .format = format}, classified(8, rotations).orbits[0]);
    expect_rejected({.n = 8, .group = rotations, .format = format}, classified(8, full_group).orbits[0]);
  }
  // The sizes fit, but the half turn is not in the group.
  const Orbit fixed_by_half_turn = {{1, 3, 5, 0, 2, 4}, *Subgroup::named("half_turn"), 1};
  expect_rejected({.n = 6, .group = *Subgroup::named("transpose")}, fixed_by_half_turn);
}

TEST(OrbitReportWriter, rejects_orbits_whose_size_contradicts_their_stabilizer) {
  for (const int size : {-8, 0, 1, 4, 16}) {
    Orbit orbit = classified(8, full_group).orbits[0];
    orbit.size = size;
    expect_rejected({.n = 8}, orbit);
  }
}

TEST(OrbitReportWriter, rejects_counts_of_other_orbits_than_those_added) {
  const auto [orbits, count] = classified(8, full_group);
  for (const OrbitReportFormat format : test::all_report_formats) {
    Written report({.n = 8, .format = format});
    report.writer.add(std::span(orbits).first(11));
    const std::string before = report.text;
    EXPECT_THROW(report.writer.finish(count), std::invalid_argument);
    EXPECT_THROW(report.writer.finish(CheckedOrbitCount()), std::invalid_argument);
    EXPECT_THROW(report.writer.finish(classified(8, *Subgroup::named("rotations")).count),
                 std::invalid_argument);
    EXPECT_EQ(report.text, before);
    report.writer.add(orbits[11]);
    report.writer.finish(count);
    EXPECT_EQ(report.text, orbit_report({.n = 8, .format = format}));
  }
}

TEST(OrbitReportWriter, is_finished_once) {
  const auto [orbits, count] = classified(4, full_group);
  Written report({.n = 4});
  report.writer.add(orbits);
  report.writer.finish(count);
  EXPECT_THROW(report.writer.finish(count), std::logic_error);
  EXPECT_THROW(report.writer.add(orbits), std::logic_error);
  EXPECT_EQ(report.text, orbit_report({.n = 4}));
}

}  // namespace
}  // namespace eightfold::reports
