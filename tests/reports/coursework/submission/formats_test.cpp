// One submission in each format is the same submission.
#include <gtest/gtest.h>

#include "eightfold/reports/coursework/submission/reader.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

std::string format_error_in(const std::string& text) {
  return test::message_of<reports::ParseError>([&] { read_submission(text); });
}

std::vector<Placement> placements_of(const std::optional<PlacementsClaim>& claim) {
  std::vector<Placement> placements;
  if (claim)
    for (const SubmittedPlacement& handed : claim->placements) placements.push_back(handed.placement);
  return placements;
}

void expect_the_same(const Submission& a, const Submission& b) {
  EXPECT_EQ(a.author, b.author);
  EXPECT_EQ(a.exercise, b.exercise);
  ASSERT_EQ(a.numbers.size(), b.numbers.size());
  for (const auto& [key, number] : a.numbers) EXPECT_EQ(number.value, b.numbers.at(key).value) << key;
  ASSERT_EQ(a.fixed_points.size(), b.fixed_points.size());
  for (std::size_t i = 0; i < a.fixed_points.size(); ++i) {
    EXPECT_EQ(a.fixed_points[i].key.elements, b.fixed_points[i].key.elements);
    EXPECT_EQ(a.fixed_points[i].number.value, b.fixed_points[i].number.value);
  }
  EXPECT_EQ(placements_of(a.representatives), placements_of(b.representatives));
  EXPECT_EQ(placements_of(a.solutions), placements_of(b.solutions));
  EXPECT_EQ(placements_of(a.placements), placements_of(b.placements));
  ASSERT_EQ(a.orbits.has_value(), b.orbits.has_value());
  for (std::size_t i = 0; a.orbits && i < a.orbits->orbits.size(); ++i)
    EXPECT_EQ(placements_of(a.orbits->orbits[i]), placements_of(b.orbits->orbits[i]));
  ASSERT_EQ(a.stabilizers.has_value(), b.stabilizers.has_value());
  for (std::size_t i = 0; a.stabilizers && i < a.stabilizers->size(); ++i) {
    EXPECT_EQ((*a.stabilizers)[i].stabilizer, b.stabilizers->at(i).stabilizer);
    EXPECT_EQ((*a.stabilizers)[i].placement.placement, b.stabilizers->at(i).placement.placement);
  }
  ASSERT_EQ(a.orbit_types.has_value(), b.orbit_types.has_value());
  for (std::size_t i = 0; a.orbit_types && i < a.orbit_types->size(); ++i)
    EXPECT_EQ((*a.orbit_types)[i].property, b.orbit_types->at(i).property);
}

constexpr const char* as_json = R"json({
  "author": "Example", "n": 4, "group": "rotations",
  "solutions": [[1,3,0,2], "[2 0 3 1]"], "solution_count": 2,
  "representatives": ["2413", "((1 3) (2 1) (3 4) (4 2))"],
  "orbits": [["[1 3 0 2]"], ["[2 0 3 1]"]],
  "stabilizers": [{"placement": [1,3,0,2], "stabilizer": "quarter_turn"}],
  "fixed_points": {"identity": 2, "quarter_turn": 2, "rotate180": 2},
  "burnside_sum": 8, "orbit_count": 2, "orbit_types": {"quarter_turn": 2}, "fundamental_count": "2/2"
})json";

constexpr const char* as_text = R"(# the same
Author: Example
n: 4
Group: rotations
Solutions:
[1,3,0,2]
[2 0 3 1]   # the mirror image

Solution count: 2
representatives:
2413
. . Q .
Q . . .
. . . Q
. Q . .

orbit:
[1 3 0 2]
orbit: [2 0 3 1]
stabilizer of [1 3 0 2]: quarter-turn
fixed points:
identity: 2
quarter turn: 2
rotate180: 2
burnside sum: 8
orbit count: 2
orbit types:
  quarter_turn: 2
fundamental count: 2/2
)";

TEST(SubmissionFormats, text_equals_json) {
  expect_the_same(read_submission(as_text), read_submission(as_json));
}

TEST(SubmissionFormats, csv_equals_json) {
  const Submission json =
      read_submission(R"({"n": 8, "fixed_points": {"identity": 92, "rotate180": 4}, "orbit_count": 12})");
  expect_the_same(read_submission("element,fixed\nn,8\nidentity,92\nrotate180,4\norbit_count,12\n"), json);
  expect_the_same(
      read_submission(
          "# a comment\r\n\r\nElement;Fixed;\r\n\"n\";\"8\";;\r\nIdentity;92\r\nrotate180;4\r\nOrbit "
          "count;12"),
      json);
  expect_the_same(read_submission("element\tfixed\nn\t8\nidentity\t92\nrotate180\t4\norbit-count\t12\n"),
                  json);
}

TEST(SubmissionFormats, an_orbit_report_claims_its_contents) {
  const Submission report = read_submission(R"({
    "$schema": "urn:eightfold:schema:orbit-report:1.0", "schema_version": "1.0", "n": 4, "rule": "queens",
    "board": {"rows": 4, "columns": 4},
    "group": {"name": "full", "order": 8, "elements": ["identity", "rotate90", "rotate180", "rotate270",
              "flip_horizontal", "flip_vertical", "transpose", "anti_transpose"]},
    "orbits": [{"index": 1, "representative": [1,3,0,2], "size": 2, "type": "quarter_turn",
                "stabilizer": ["identity", "rotate90", "rotate180", "rotate270"],
                "members": [{"columns": [1,3,0,2], "witness": "identity"}, {"columns": [2,0,3,1], "witness": "flip_horizontal"}]}],
    "solutions": 2, "solutions_text": "2", "orbit_count": 1, "orbit_count_text": "1",
    "orbit_types": [{"type": "quarter_turn", "orbit_size": 2, "orbits": 1, "orbits_text": "1", "solutions": 2,
                     "solutions_text": "2"}],
    "burnside": {"fixed_points": {"identity": 2, "rotate180": 2}, "fixed_points_text": {"identity": "2", "rotate180": "2"},
                 "sum": 8, "sum_text": "8", "group_order": 8, "orbit_count": 1, "orbit_count_text": "1",
                 "agrees": true}})");
  expect_the_same(
      report, read_submission(R"({"n": 4, "rule": "queens", "group": "full", "representatives": [[1,3,0,2]],
    "orbits": [[[1,3,0,2], [2,0,3,1]]], "stabilizers": [{"placement": [1,3,0,2], "stabilizer": "quarter_turn"}],
    "solution_count": 2, "orbit_count": 1, "orbit_types": {"quarter_turn": 1},
    "fixed_points": {"identity": 2, "rotate180": 2}, "burnside_sum": 8})"));
  EXPECT_EQ(report.conventions.representative, Representative::least);
}

TEST(SubmissionFormats, an_orbit_report_that_is_truncated_or_has_another_version_is_rejected) {
  EXPECT_TRUE(test::mentions(format_error_in(R"({"$schema": "urn:eightfold:schema:orbit-report:1.0"})"),
                             {"has no solutions"}));
  EXPECT_TRUE(test::mentions(format_error_in(R"({"$schema": "urn:eightfold:schema:orbit-report:2.0"})"),
                             {"must be", "orbit-report:1.0"}));
}

TEST(SubmissionFormats, an_orbit_report_gives_its_rule) {
  const reports::OrbitReportParams params = {
      .n = 4, .rule = Rule::rooks, .format = reports::OrbitReportFormat::json, .members = true};
  const Submission submission = read_submission(orbit_report(params));
  EXPECT_EQ(submission.exercise.rule, Rule::rooks);
  EXPECT_EQ(submission.notes, std::vector<std::string>());
  const std::vector<Placement> list = {{1, 3, 0, 2}, {2, 0, 3, 1}};
  const Submission of_list = read_submission(orbit_report(list, params));
  EXPECT_EQ(of_list.exercise.rule, Rule::queens);
  EXPECT_TRUE(test::mentions(of_list.notes.at(0), {"does not give its rule"}));
}

// A tool that keeps numbers as doubles changes the number and not the text.
TEST(SubmissionFormats, the_text_of_a_number_in_an_orbit_report_decides) {
  const std::string text = "9007199254740993";  // 2^53 + 1
  const std::string report = test::contents_of(EIGHTFOLD_DATA_DIR "/goldens/orbits-4-members.json");
  const auto with = [&](const std::string& number) {
    std::string changed = report;
    for (const auto& [from, to] : {std::pair<std::string, std::string>{"\"sum\": 8", "\"sum\": " + number},
                                   {"\"sum_text\": \"8\"", "\"sum_text\": \"" + text + '"'}})
      changed.replace(changed.find(from), from.size(), to);
    return changed;
  };
  for (const std::string number : {"9007199254740992", "9007199254740992.0", "9.007199254740992e15"}) {
    const Submission submission = read_submission(with(number));
    EXPECT_EQ(submission.numbers.at("burnside_sum").value, Rational(9007199254740993)) << number;
    EXPECT_EQ(submission.notes,
              std::vector<std::string>{"sum is " + number +
                                       ", a rounded number; sum_text is exact and counts: " + text});
  }
  EXPECT_EQ(read_submission(with(text)).notes, std::vector<std::string>());
  EXPECT_TRUE(
      test::mentions(format_error_in(with("9007199254740990")), {"contradicts itself", text, "exact"}));
}

// Each of these values is repeated in the report or follows from the rest.
TEST(SubmissionFormats, an_orbit_report_that_contradicts_itself_is_rejected) {
  const std::string report = test::contents_of(EIGHTFOLD_DATA_DIR "/goldens/orbits-4-members.json");
  ASSERT_NO_THROW(read_submission(report));
  const std::vector<std::pair<std::string, std::string>> changes = {
      {"\"columns\":4", "\"columns\":5"},
      {"\"order\":8", "\"order\":4"},
      {"\"name\":\"full\"", "\"name\":\"rotations\""},
      {"\"index\":1", "\"index\":2"},
      {"\"size\":2", "\"size\":4"},
      {"\"witness\":\"flip_horizontal\"", "\"witness\":\"rotate90\""},
      {"\"orbit_size\":2", "\"orbit_size\":4"},
      {"\"solutions\":2,", "\"solutions\":3,"},
      {"\"solutions\": 2", "\"solutions\": 3"},
      {"\"orbit_count\": 1", "\"orbit_count\": 2"},
      {"\"group_order\": 8", "\"group_order\": 4"},
      {"    \"orbit_count\": 1", "    \"orbit_count\": 2"},
      {"\"agrees\": true", "\"agrees\": false"}};
  for (const auto& [from, to] : changes) {
    std::string changed = report;
    const auto at = changed.find(from);
    ASSERT_NE(at, std::string::npos) << from;
    EXPECT_TRUE(test::mentions(format_error_in(changed.replace(at, from.size(), to)), {"line "})) << to;
  }
}

TEST(SubmissionFormats, placements_alone_can_be_in_every_notation_and_list) {
  const Placement placement = {0, 4, 7, 5, 2, 6, 1, 3};
  for (const reports::Notation& notation : reports::all_notations()) {
    std::string text;
    notation.append(text, {placement, 8}, 0);
    const Submission submission = read_submission(text + "\n");
    EXPECT_EQ(placements_of(submission.placements), std::vector{placement}) << notation.name;
    EXPECT_EQ(submission.exercise.n, 8) << notation.name;
  }
  for (const std::string list : {"[[0,4,7,5,2,6,1,3]]", "[\n  [0,4,7,5,2,6,1,3]\n]", "[\"15863724\"]",
                                 "{\"columns\":[0,4,7,5,2,6,1,3]}\n{\"total\":1}\n",
                                 "{\"columns\":[0,4,7,5,2,6,1,3]}\n"
                                 "{\"kind\":\"total\",\"total\":1,\"total_text\":\"1\"}\n"})
    EXPECT_EQ(placements_of(read_submission(list).placements), std::vector{placement}) << list;
}

TEST(SubmissionFormats, a_truncated_ndjson_list_has_an_unread_part) {
  const Submission submission = read_submission("{\"columns\":[1,3,0,2]}\n{\"total\":2}\n");
  ASSERT_EQ(submission.unread.size(), 1U);
  EXPECT_EQ(submission.unread[0].claim, "placements");
  EXPECT_EQ(submission.unread[0].place.line, 2U);
  EXPECT_TRUE(test::mentions(submission.unread[0].reason, {"total", "1 placement"}));
}

TEST(SubmissionFormats, text_without_any_claim_is_rejected_with_its_first_line_that_cannot_be_read) {
  EXPECT_TRUE(test::mentions(format_error_in("n: 4\nn: 5\n"), {"line 2", "\"n\" is given twice"}));
  EXPECT_TRUE(
      test::mentions(format_error_in("n: 4\norbit cuont: 1\n"), {"line 2", "orbit cuont", "orbit_count?"}));
  EXPECT_TRUE(test::mentions(format_error_in("n: 4\nhello\n"), {"line 2", "\"hello\""}));
  EXPECT_TRUE(test::mentions(format_error_in("element,fixed\n\"identity,1\n"), {"line 2", "identity,1"}));
}

TEST(DamagedLines, cost_only_the_claim_that_they_belong_to) {
  const Submission submission = read_submission(
      "author: M\xfcller\nn: 8\norbit count: 12\nburnside sum: "
      "9\x1b[2J6\nna\xefve\nrepresentatives:\n15863724\n\xff\n");
  EXPECT_EQ(submission.author, "M\xef\xbf\xbdller") << "the byte is replaced";
  EXPECT_TRUE(submission.numbers.contains("orbit_count"));
  EXPECT_EQ(submission.representatives->placements.size(), 1U);
  ASSERT_EQ(submission.unread.size(), 3U);
  EXPECT_EQ(submission.unread[0].claim, "burnside_sum");
  EXPECT_EQ(submission.unread[0].place, (Place{4, 16}));
  EXPECT_EQ(submission.unread[1].claim, "");
  EXPECT_EQ(submission.unread[1].reason, "the byte ef is not UTF-8; save the file as UTF-8");
  EXPECT_EQ(submission.unread[2].claim, "representatives");
}

}  // namespace
}  // namespace eightfold::coursework
