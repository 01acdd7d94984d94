#include <gtest/gtest.h>

#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/reports/solutions/burnside_report.hpp"
#include "eightfold/symmetry/solution_counts.hpp"
#include "eightfold/symmetry/solution_orbits.hpp"
#include "tests/reports/plain_text.hpp"
#include "tests/reports/solutions/whole_report.hpp"
#include "tests/support/fixed_points.hpp"
#include "tests/support/golden.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/printing.hpp"
#include "tests/support/reference.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

// Every route that exists for the group. `direct` comes from published counts.
BurnsideReport report_of(int n, Subgroup group = full_group) {
  const auto& [size, all, fundamental, half_turn, quarter_turn] = test::published_counts(n);
  BurnsideReport report;
  report.n = n;
  report.group = group;
  report.listed = test::tail_of_solutions(n, group);
  report.direct = fixed_points_of_solutions(n, {*all, *half_turn, *quarter_turn}).restricted_to(group);
  if (group != full_group) return report;
  MarksTally marks;
  for (const Placement& solution : test::solutions_of(Board::square(n))) marks.add(solution);
  report.by_marks = decompose(marks.marks());
  report.published = fundamental;
  return report;
}

std::string check_of(int n, Subgroup group = full_group) { return burnside_text(report_of(n, group), {}); }

TEST(BurnsideText, shows_the_whole_computation_for_eight_queens) {
  EXPECT_TRUE(report_of(8).agrees());
  test::expect_golden("burnside-8.txt", burnside_text(report_of(8), {.width = 80}));
}

TEST(BurnsideText, names_only_the_elements_of_the_group) {
  const std::string text = check_of(8, *Subgroup::named("flip_vertical"));
  EXPECT_TRUE(mentions(text, {"under the top-bottom mirror group\n  (order 2)", "= 92 / 2 = 46\n",
                              "\nisomorph rejection                           46  ",
                              "\ndirect symmetric search                      46  (92 + 0) / 2\n",
                              "\nAll 3 routes agree.\n"}));
  for (const std::string_view other : {"turn", "diagonal", "left-right", "table of marks", "published"})
    EXPECT_FALSE(mentions(text, {other})) << other;
}

TEST(BurnsideText, divides_eight_by_eight_on_the_smallest_boards) {
  for (const int n : {0, 1})
    EXPECT_TRUE(mentions(check_of(n), {"= 8 / 8 = 1\n", "(1 + 1 + 1 + 1 + 1 + 1 + 1 + 1) / 8\n",
                                       "  1 fixed by all eight symmetries\n", "All 5 routes agree.\n"}));
}

TEST(BurnsideText, finds_no_orbits_if_there_is_no_solution) {
  for (const int n : {2, 3})
    EXPECT_TRUE(mentions(check_of(n), {"= 0 / 8 = 0\n", "(0 + 0 + 0 + 0 + 0 + 0 + 0 + 0) / 8\n", "  none\n",
                                       "All 5 routes agree.\n"}));
}

struct MissingRoute {
  std::string route;  ///< the start of its line, or the title of its column
  void (*drop)(BurnsideReport&);
  std::string verdict;
};

TEST(BurnsideText, omits_a_missing_route_and_counts_the_others) {
  const std::vector<MissingRoute> missing = {
      {"isomorph rejection", [](BurnsideReport& r) { r.listed.reset(); }, "All 3 routes agree.\n"},
      {"tally over all", [](BurnsideReport& r) { r.listed.reset(); }, "All 3 routes agree.\n"},
      {"fixed, by tally", [](BurnsideReport& r) { r.listed.reset(); }, "All 3 routes agree.\n"},
      {"direct symmetric search", [](BurnsideReport& r) { r.direct.reset(); }, "All 4 routes agree.\n"},
      {"fixed, by search", [](BurnsideReport& r) { r.direct.reset(); }, "All 4 routes agree.\n"},
      {"table of marks", [](BurnsideReport& r) { r.by_marks.reset(); }, "All 4 routes agree.\n"},
      {"published", [](BurnsideReport& r) { r.published.reset(); }, "All 4 routes agree.\n"}};
  for (const auto& [route, drop, verdict] : missing) {
    BurnsideReport report = report_of(8);
    EXPECT_TRUE(mentions(burnside_text(report, {}), {route}));
    drop(report);
    EXPECT_TRUE(report.agrees()) << route;
    const std::string text = burnside_text(report, {});
    EXPECT_FALSE(mentions(text, {route}));
    EXPECT_TRUE(mentions(text, {"= 96 / 8 = 12\n", verdict})) << route;
    EXPECT_TRUE(test::is_plain_text(text));
  }
}

TEST(BurnsideText, states_why_no_placement_was_listed) {
  BurnsideReport report = report_of(8);
  report.listed.reset();
  report.not_listed = "No time.";
  EXPECT_TRUE(mentions(burnside_text(report, {}), {"A002562\nNo time.\nAll 3 routes agree.\n"}));
}

TEST(BurnsideText, does_not_claim_agreement_for_a_single_route) {
  BurnsideReport report = report_of(8, *Subgroup::named("transpose"));
  report.listed.reset();
  const std::string text = burnside_text(report, {});
  EXPECT_TRUE(mentions(text, {"There is only one route, so there is nothing to compare.\n"}));
  EXPECT_FALSE(mentions(text, {"agree"}));
}

TEST(BurnsideText, throws_without_fixed_points) {
  BurnsideReport report = report_of(8);
  report.listed.reset();
  report.direct.reset();
  EXPECT_THROW(burnside_text(report, {}), std::invalid_argument);
}

struct Mistake {
  void (*make)(BurnsideReport&);
  std::vector<std::string> lines;  ///< after the verdict
};

// The changed numbers keep every division exact, so the division alone does not detect the mistake.
TEST(BurnsideText, names_every_number_that_contradicts_another) {
  const std::vector<Mistake> mistakes = {
      {[](BurnsideReport& r) { r.listed->counts.orbits = 13; },
       {"orbits: isomorph rejection 13, tally over all placements 12",
        "orbits: isomorph rejection 13, direct symmetric search 12",
        "orbits: isomorph rejection 13, table of marks 12", "orbits: isomorph rejection 13, published 12"}},
      {[](BurnsideReport& r) { r.listed->counts.placements = 93; },
       {"placements: 93 visited, 92 fixed by the identity"}},
      {[](BurnsideReport& r) {
         r.listed->counts.orbits_by_type = OrbitsByType({10, 2});
       },
       {"orbit types: 10 fixed by the identity only + 2 fixed by the half turn only by isomorph rejection, "
        "11 fixed by the identity only + 1 fixed by the half turn only by the table of marks"}},
      {[](BurnsideReport& r) {
         r.listed->fixed_points = test::fixed_points({92, 0, 12});
       },
       {"sum of the tallies: 104, but the dividend is 96",
        "fixed by the half turn: 12 by tally, 4 by search"}},
      {[](BurnsideReport& r) { r.listed->fixed_point_sum = 104; },
       {"sum of the tallies: 96, but the dividend is 104"}},
      {[](BurnsideReport& r) { r.listed->burnside_orbits = 13; },
       {"orbits: isomorph rejection 12, tally over all placements 13"}},
      {[](BurnsideReport& r) {
         r.direct = test::fixed_points({92, 0, 4, 0, 0, 0, 8});
       },
       {"orbits: isomorph rejection 12, direct symmetric search 13",
        "fixed by the mirror in the main diagonal: 0 by tally, 8 by search"}},
      {[](BurnsideReport& r) {
         r.direct = test::fixed_points({92, 4});
       },
       {"fixed by the clockwise quarter turn: 0 by tally, 4 by search",
        "fixed by the half turn: 4 by tally, 0 by search"}},
      {[](BurnsideReport& r) { ++(*r.by_marks)[SubgroupClass::quarter_turn]; },
       {"orbits: isomorph rejection 12, table of marks 13",
        "orbit types: 11 fixed by the identity only + 1 fixed by the half turn only by isomorph rejection, "
        "11 fixed by the identity only + 1 fixed by the half turn only + 1 fixed by the quarter turns by the "
        "table "
        "of marks"}},
      {[](BurnsideReport& r) { r.by_marks = OrbitsByType({12}); },
       {"orbit types: 11 fixed by the identity only + 1 fixed by the half turn only by isomorph rejection, "
        "12 fixed by the identity only by the table of marks"}},
      {[](BurnsideReport& r) { r.published = 13; }, {"orbits: isomorph rejection 12, published 13"}}};
  for (const auto& [make, lines] : mistakes) {
    BurnsideReport report = report_of(8);
    make(report);
    EXPECT_FALSE(report.agrees()) << lines.front();
    const std::string text = burnside_text(report, {.prose_width = 1000});
    std::string expected = "\nTHE ROUTES DISAGREE.\n";
    for (const std::string& line : lines) expected += line + '\n';
    EXPECT_TRUE(text.ends_with(expected)) << text;
    EXPECT_TRUE(test::is_plain_text(text));
  }
}

TEST(BurnsideText, detects_a_disagreement_without_a_listing) {
  BurnsideReport report = report_of(8);
  report.listed.reset();
  report.published = 11;
  EXPECT_FALSE(report.agrees());
  EXPECT_TRUE(mentions(burnside_text(report, {}),
                       {"\nTHE ROUTES DISAGREE.\norbits: direct symmetric search 12, published 11\n"}));
}

TEST(BurnsideText, throws_on_fixed_points_that_no_set_has) {
  BurnsideReport report = report_of(8);
  report.direct = test::fixed_points({92, 0, 5});
  EXPECT_THROW((void)report.agrees(), std::domain_error);
  EXPECT_THROW(burnside_text(report, {}), std::domain_error);
}

TEST(BurnsideText, is_plain_text_for_every_group_and_small_board) {
  for (int n = 0; n <= 8; ++n)
    for (const Subgroup group : all_subgroups()) {
      const std::string text = check_of(n, group);
      EXPECT_TRUE(test::is_plain_text(text));
      EXPECT_TRUE(mentions(text, {group == full_group ? "All 5 routes agree." : "All 3 routes agree."}))
          << "N = " << n << ", " << group;
    }
}

TEST(BurnsideText, adds_only_colors_on_request) {
  const std::string colored = burnside_text(report_of(8), {true});
  EXPECT_TRUE(mentions(colored, {"\x1b[32mAll 5 routes agree.\x1b[0m"}));
  EXPECT_EQ(test::without_color(colored), check_of(8));
  BurnsideReport wrong = report_of(8);
  wrong.published = 13;
  EXPECT_TRUE(mentions(burnside_text(wrong, {true}), {"\x1b[31mTHE ROUTES DISAGREE.\x1b[0m\n"}));
}

TEST(TakeBurnside, refuses_boards_beyond_the_limits) {
  for (const int n : {-1, 29})
    EXPECT_EQ(test::message_of<std::invalid_argument>([&] {
                static_cast<void>(take_burnside({.n = n}, [](BurnsidePass) { return RunOptions{}; }));
              }),
              "N = " + std::to_string(n) + " is not from 0 to 28");
}

}  // namespace
}  // namespace eightfold::reports
