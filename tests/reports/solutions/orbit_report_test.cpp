// One call that writes a whole report, compared with the same report written orbit by orbit.
#include "eightfold/reports/solutions/orbit_report.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/symmetry/closure.hpp"
#include "tests/reports/solutions/whole_report.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

TEST(OrbitReport, of_all_solutions_is_that_of_their_orbits_one_by_one) {
  for (const OrbitReportFormat format : test::all_report_formats)
    for (const Subgroup group : all_subgroups())
      for (const bool members : {false, true})
        for (int n = 0; n <= 7; ++n) {
          const OrbitReportParams params = {.n = n, .group = group, .format = format, .members = members};
          EXPECT_EQ(orbit_report(params), test::whole_report(params)) << n << ", " << group;
        }
}

TEST(OrbitReport, of_another_rule_is_that_of_its_orbits_one_by_one) {
  for (const Rule rule : {Rule::superqueens, Rule::torus, Rule::rooks})
    for (int n = 0; n <= 5; ++n)
      EXPECT_EQ(orbit_report({.n = n, .rule = rule}), test::whole_report({.n = n, .rule = rule})) << n;
}

TEST(OrbitReport, of_a_list_is_that_of_the_solutions_in_it_in_any_order) {
  for (const OrbitReportFormat format : test::all_report_formats)
    for (int n = 1; n <= 7; ++n) {
      auto solutions = test::solutions_of(Board::square(n));
      std::rotate(solutions.begin(), solutions.begin() + static_cast<std::ptrdiff_t>(solutions.size() / 3),
                  solutions.end());
      OrbitReportParams params = {.n = n, .format = format, .set_name = "placements at hand"};
      std::string expected = test::whole_report(params);
      if (const auto rule = expected.find("\"queens\""); rule != std::string::npos)
        expected.replace(rule, 8, "null");
      EXPECT_EQ(orbit_report(solutions, params), expected) << n;
    }
}

TEST(OrbitReport, of_a_list_is_titled_by_default) {
  const std::vector<Placement> list = {{1, 3, 0, 2}, {2, 0, 3, 1}};
  EXPECT_TRUE(orbit_report(list, {.n = 4}).starts_with("Orbits of the placements under the full group"));
  EXPECT_TRUE(orbit_report({}, {.n = 4}).starts_with("Orbits of the placements under the full group"));
}

TEST(OrbitReport, does_not_depend_on_the_number_of_threads) {
  EXPECT_EQ(orbit_report({.n = 9}, {.threads = 3}), orbit_report({.n = 9}));
}

TEST(OrbitReport, returns_the_counts_that_it_shows) {
  const CheckedOrbitCount count = write_orbit_report({.n = 8}, [](std::string_view) {});
  EXPECT_EQ(count.counts.orbits, 12U);
  EXPECT_EQ(count.counts.placements, 92U);
  EXPECT_TRUE(count.agrees());
}

TEST(OrbitReport, is_written_in_pieces_that_do_not_grow_with_its_length) {
  for (const int n : {8, 10}) {
    std::size_t longest = 0;
    write_orbit_report({.n = n, .group = *Subgroup::named("trivial"), .format = OrbitReportFormat::json},
                       [&](std::string_view text) { longest = std::max(longest, text.size()); });
    EXPECT_LT(longest, 60'000U) << n;
  }
}

// Why `list` is not a union of orbits.
ClosureFlaws flaws_of_report(const std::vector<Placement>& list, const OrbitReportParams& params) {
  try {
    static_cast<void>(orbit_report(list, params));
  } catch (const NotUnionOfOrbits& error) {
    return error.flaws();
  }
  return {};
}

TEST(OrbitReport, of_a_list_that_is_no_union_of_orbits_throws_the_flaws) {
  const ClosureFlaws missing = flaws_of_report({{1, 3, 0, 2}}, {.n = 4});
  EXPECT_EQ(missing.missing_count, 1U);
  ASSERT_EQ(missing.missing_images.size(), 1U);
  EXPECT_EQ(missing.missing_images[0].missing, (Placement{2, 0, 3, 1}));
  const ClosureFlaws twice = flaws_of_report({{1, 3, 0, 2}, {2, 0, 3, 1}, {1, 3, 0, 2}}, {.n = 4});
  EXPECT_EQ(twice.missing_count, 0U);
  ASSERT_EQ(twice.duplicates.size(), 1U);
  EXPECT_EQ(twice.duplicates[0].position, 2U);
  EXPECT_EQ(twice.duplicates[0].first_position, 0U);
  EXPECT_TRUE(flaws_of_report({{1, 3, 0, 2}}, {.n = 4, .group = *Subgroup::named("rotations")}).none());
}

TEST(OrbitReport, writes_nothing_of_a_list_that_it_rejects) {
  const auto sink = [](std::string_view text) { ADD_FAILURE() << text; };
  ClosureCheck lacks_an_image(full_group);
  lacks_an_image.add({1, 3, 0, 2}, 7);
  EXPECT_THROW(write_orbit_report(lacks_an_image, {.n = 4}, sink), NotUnionOfOrbits);
  ClosureCheck of_rotations(*Subgroup::named("rotations"));
  of_rotations.add({1, 3, 0, 2}, 7);
  EXPECT_THROW(write_orbit_report(of_rotations, {.n = 4}, sink), std::invalid_argument) << "another group";
  EXPECT_THROW(write_orbit_report(of_rotations, {.n = 5, .group = *Subgroup::named("rotations")}, sink),
               std::invalid_argument)
      << "another size";
  ClosureCheck no_permutation(full_group);
  no_permutation.add({0, 0}, 7);
  EXPECT_THROW(write_orbit_report(no_permutation, {.n = 2}, sink), std::invalid_argument);
}

TEST(OrbitReport, stops_on_request) {
  std::atomic<bool> stop = false;
  const auto sink = [&](std::string_view) { stop = true; };
  for (const int threads : {1, 3})
    EXPECT_THROW(write_orbit_report({.n = 14}, sink, {.threads = threads, .stop = StopToken(stop)}), Stopped);
}

TEST(OrbitReport, of_a_list_stops_on_request) {
  const std::atomic<bool> stop = true;
  EXPECT_THROW(static_cast<void>(
                   orbit_report(test::solutions_of(Board::square(4)), {.n = 4}, {.stop = StopToken(stop)})),
               Stopped);
}

TEST(OrbitReport, rejects_sizes_past_the_limits) {
  for (const int n : {-1, 33}) EXPECT_THROW(orbit_report({.n = n}), std::invalid_argument) << n;
}

TEST(OrbitReport, rethrows_what_the_sink_throws) {
  for (const int threads : {1, 3})
    EXPECT_THROW(
        write_orbit_report({.n = 8}, [](std::string_view) { throw std::runtime_error("the disk is full"); },
                           {.threads = threads}),
        std::runtime_error);
}

}  // namespace
}  // namespace eightfold::reports
