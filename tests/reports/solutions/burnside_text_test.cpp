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
#include "tests/support/messages.hpp"
#include "tests/support/printing.hpp"

namespace eightfold::reports {
namespace {

using test::mentions;

// Every route for eight queens. `direct` comes from published counts.
BurnsideReport report_of_8() {
  BurnsideReport report;
  report.n = 8;
  report.listed = test::tail_of_solutions(8);
  report.direct = fixed_points_of_solutions(8, {92, 4, 0});
  MarksTally marks;
  for (const Placement& solution : test::solutions_of(Board::square(8))) marks.add(solution);
  report.by_marks = decompose(marks.marks());
  report.published = 12;
  return report;
}

struct MissingRoute {
  std::vector<std::string_view> words;  ///< the starts of its lines, and the title of its column
  void (*drop)(BurnsideReport&);
  std::string left;
};

TEST(BurnsideText, omits_a_missing_route_and_counts_the_others) {
  const std::string all = burnside_text(report_of_8(), {});
  for (const auto& [words, drop, left] :
       std::vector<MissingRoute>{{{"isomorph rejection", "tally over all", "fixed, by tally"},
                                  [](BurnsideReport& r) { r.listed.reset(); },
                                  "3"},
                                 {{"direct symmetric search", "fixed, by search"},
                                  [](BurnsideReport& r) { r.direct.reset(); },
                                  "4"},
                                 {{"table of marks"}, [](BurnsideReport& r) { r.by_marks.reset(); }, "4"},
                                 {{"published"}, [](BurnsideReport& r) { r.published.reset(); }, "4"}}) {
    BurnsideReport report = report_of_8();
    drop(report);
    EXPECT_TRUE(report.agrees()) << left;
    const std::string text = burnside_text(report, {});
    for (const std::string_view word : words) EXPECT_TRUE(mentions(all, {word}) && !mentions(text, {word}));
    EXPECT_TRUE(mentions(text, {"= 96 / 8 = 12\n", "All " + left + " routes agree.\n"}));
    EXPECT_TRUE(test::is_plain_text(text));
  }
}

TEST(BurnsideText, throws_without_fixed_points) {
  BurnsideReport report = report_of_8();
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
    BurnsideReport report = report_of_8();
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
  BurnsideReport report = report_of_8();
  report.listed.reset();
  report.published = 11;
  EXPECT_FALSE(report.agrees());
  EXPECT_TRUE(
      mentions(burnside_text(report, {true}), {"\x1b[31mTHE ROUTES DISAGREE.\x1b[0m\n"
                                               "orbits: direct symmetric search 12, published 11\n"}));
}

TEST(BurnsideText, throws_on_fixed_points_that_no_set_has) {
  BurnsideReport report = report_of_8();
  report.direct = test::fixed_points({92, 0, 5});
  EXPECT_THROW((void)report.agrees(), std::domain_error);
  EXPECT_THROW(burnside_text(report, {}), std::domain_error);
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
