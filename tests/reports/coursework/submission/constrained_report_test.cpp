// Orbit reports of boards with required and blocked squares.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "eightfold/reports/solutions/orbit_report.hpp"
#include "eightfold/symmetry/board_symmetry.hpp"
#include "tests/reports/coursework/cases.hpp"
#include "tests/support/drawings.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::json;
using test::Drawing;

const Subgroup trivial = Subgroup::named("trivial").value();

const std::vector<Drawing> drawings = {
    {".Q..", "....", "....", "...."},               // on b4: no other symmetry preserves it
    {"#...", "....", "....", "...#"},               // a4 and d1: four symmetries
    {"#....", ".....", "..Q..", ".....", "....#"},  // a required and two blocked squares: four symmetries
    {"......", "......", "..##..", "..##..", "......", "......"},  // all eight
    {"Q....", ".Q...", ".....", ".....", "....."},  // no solution: the queens attack each other
    {"!...", "....", "....", "...."},               // no solution: the square is required and blocked
    {"....", "####", "....", "...."},               // no solution: a rank without a square
};

json report_on(const Drawing& drawing, Rule rule, Subgroup group, bool whole_board = false) {
  reports::OrbitReportParams params = {.n = static_cast<int>(drawing.size()),
                                       .rule = rule,
                                       .group = group,
                                       .format = reports::OrbitReportFormat::json,
                                       .members = true};
  if (!whole_board) params.board = test::board_of(drawing);
  return json::parse(orbit_report(params));
}

GradedSubmission examined(const json& report, const std::string& options = "") {
  return examine("report.json", report.dump(), test::params_of(options));
}

// Visits the boards, rules and groups.
template <typename Visit>
void for_each_case(const Visit& visit) {
  for (const Drawing& drawing : drawings)
    for (const Rule rule : all_rules)
      for (const Subgroup group : all_subgroups())
        if (preserving_subgroup(test::board_of(drawing)).elements().contains(group.elements()))
          visit(drawing, rule, group);
}

TEST(ConstrainedReport, is_right_on_its_board) {
  for_each_case([](const Drawing& drawing, Rule rule, Subgroup group) {
    const GradedSubmission graded = examined(report_on(drawing, rule, group));
    EXPECT_TRUE(graded.all_right()) << test::text_of(drawing) << name_of(rule) << ' ' << name_of(group)
                                    << graded.unreadable;
    EXPECT_EQ(graded.claims.size(), 8U - (test::plain_solutions(drawing, rule).empty() ? 1U : 0U));
  });
  EXPECT_EQ(examined(report_on(drawings[2], Rule::queens, trivial)).exercise,
            "5 queens (queen on c3; a5 and e1 blocked), trivial group (order 1)");
}

// Each claim is right only if it is the same on both boards.
TEST(ConstrainedReport, with_the_numbers_of_the_whole_board_is_wrong) {
  int different_counts = 0;
  for_each_case([&](const Drawing& drawing, Rule rule, Subgroup group) {
    const json right = report_on(drawing, rule, group);
    json altered = report_on(drawing, rule, group, true);
    altered["constraints"] = right["constraints"];
    const GradedSubmission graded = examined(altered);
    EXPECT_EQ(graded.exercise, examined(right).exercise);
    const auto expect_same = [&](std::string_view name, bool is_same) {
      const auto claim =
          std::ranges::find(graded.claims, name, [](const auto& each) { return each.verdict.claim; });
      ASSERT_NE(claim, graded.claims.end()) << name << ' ' << graded.unreadable;
      EXPECT_EQ(claim->verdict.status == Status::right, is_same)
          << name << ": " << claim->verdict.summary << '\n'
          << test::text_of(drawing) << name_of(rule) << ' ' << name_of(group);
    };
    const auto expect_same_member = [&](std::string_view name, const char* member) {
      expect_same(name, altered[member] == right[member]);
    };
    expect_same_member("representatives", "orbits");
    expect_same_member("solution_count", "solutions");
    expect_same_member("orbit_count", "orbit_count");
    expect_same_member("orbit_types", "orbit_types");
    expect_same("fixed_points", altered["burnside"]["fixed_points"] == right["burnside"]["fixed_points"]);
    expect_same("burnside_sum", altered["burnside"]["sum"] == right["burnside"]["sum"]);
    different_counts += altered["orbit_count"] != right["orbit_count"] ? 1 : 0;
  });
  EXPECT_GT(different_counts, 40);
}

TEST(ConstrainedReport, names_a_required_square_that_is_empty_and_a_blocked_one_that_is_not) {
  const auto findings_of = [](const Drawing& drawing, const json& constraints) {
    json altered = report_on(drawing, Rule::queens, trivial, true);
    altered["constraints"] = constraints;
    std::string text;
    for (const GradedClaim& claim : examined(altered).claims)
      for (const Finding& finding : claim.verdict.findings) text += finding.text + '\n';
    return text;
  };
  const Drawing four(4, "....");
  EXPECT_TRUE(test::mentions(
      findings_of(four, {{"required", {"b4"}}, {"blocked", json::array()}, {"preserved_by", {"identity"}}}),
      {"[2 0 3 1] is not a solution: b4 is required, but empty"}));
  EXPECT_TRUE(test::mentions(
      findings_of(four, {{"required", json::array()}, {"blocked", {"b4"}}, {"preserved_by", {"identity"}}}),
      {"[1 3 0 2] is not a solution: b4 is blocked"}));
}

TEST(ConstrainedReport, with_a_tally_that_is_too_small_is_refuted_by_a_solution_on_its_board) {
  json report = report_on({".#...", ".....", ".....", ".....", "...#."}, Rule::queens,
                          Subgroup::named("half_turn").value());
  report["burnside"]["fixed_points"]["rotate180"] = 0;
  report["burnside"]["fixed_points_text"]["rotate180"] = "0";
  const GradedSubmission graded = examined(report);
  const auto tally = std::ranges::find(graded.claims, "fixed_points",
                                       [](const GradedClaim& claim) { return claim.verdict.claim; });
  ASSERT_NE(tally, graded.claims.end()) << graded.unreadable;
  EXPECT_TRUE(
      test::mentions(tally->verdict.findings.at(0).text, {"rotate180 fixes 1, not 0; it fixes [3 0 2 4 1]"}));
}

TEST(ConstrainedReport, that_contradicts_itself_is_rejected) {
  const auto error_in = [](const std::string& member, const json& value) {
    json report = report_on(drawings[1], Rule::queens, Subgroup::named("half_turn").value());
    report[json::json_pointer(member)] = value;
    return examined(report).unreadable;
  };
  EXPECT_EQ(error_in("/constraints/blocked", {"a4", "d1"}), "");
  EXPECT_TRUE(test::mentions(error_in("/constraints/blocked", {"a4"}),
                             {"line 1", "contradicts itself", "preserved_by"}));
  EXPECT_TRUE(test::mentions(
      error_in(
          "/constraints",
          {{"required", json::array()}, {"blocked", {"a4"}}, {"preserved_by", {"identity", "transpose"}}}),
      {"contradicts itself", "of its group, rotate180 moves the blocked square a4 to d1"}));
  EXPECT_TRUE(test::mentions(error_in("/constraints/required", {"e1"}), {"required: ", "e1"}));
  EXPECT_TRUE(test::mentions(error_in("/constraints/required", 4), {"required"}));
  EXPECT_TRUE(test::mentions(error_in("/constraints/preserved_by", {"rotate180"}), {"preserved_by"}));
  EXPECT_TRUE(test::mentions(error_in("/constraints", json::object()), {"has no required"}));
}

// Otherwise a student could submit an easier exercise.
TEST(ConstrainedReport, is_refused_if_the_exercise_of_a_rubric_has_the_whole_board) {
  const json report = report_on(drawings[0], Rule::queens, trivial);
  EXPECT_TRUE(examined(report, "--n 4 --group trivial").all_right());
  const std::string rubric = R"(--rubric {"exercise":{"n":4,"group":"trivial"},"points":{"orbit_count":1}})";
  EXPECT_TRUE(examined(report_on(drawings[0], Rule::queens, trivial, true), rubric).all_right());
  EXPECT_TRUE(
      test::mentions(examined(report, rubric).unreadable,
                     {"line 1", "constraints: queen on b4 in the submission, but none are expected"}));
  EXPECT_TRUE(examined(report, R"(--rubric {"points":{"orbit_count":1}})").all_right());
}

TEST(ConstrainedReport, of_a_board_that_takes_too_long_is_refused) {
  Drawing drawing(15, std::string(15, '.'));
  for (std::size_t row = 0; row < 12; ++row) drawing[row] = std::string(15, '#');
  EXPECT_TRUE(test::mentions(examined(report_on(drawing, Rule::queens, trivial)).unreadable,
                             {"n: 15", "queens with required or blocked squares", "n = 14"}));
}

}  // namespace
}  // namespace eightfold::coursework
