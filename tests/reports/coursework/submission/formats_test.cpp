// Formats that other parts of the program write.
#include <gtest/gtest.h>

#include "eightfold/reports/coursework/submission/reader.hpp"
#include "eightfold/reports/io/parse_error.hpp"
#include "eightfold/reports/notation/notation.hpp"
#include "eightfold/reports/solutions/orbit_report.hpp"
#include "tests/reports/coursework/cases.hpp"
#include "tests/support/messages.hpp"
#include "tests/support/run_program.hpp"

namespace eightfold::coursework {
namespace {

// The report on 4 queens with the first occurrence of each text replaced.
std::string changed_report(const std::vector<std::pair<std::string, std::string>>& changes) {
  std::string report = test::contents_of(EIGHTFOLD_DATA_DIR "/goldens/orbits-4-members.json");
  for (const auto& [from, to] : changes) {
    const auto at = report.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    report.replace(at, from.size(), to);
  }
  return report;
}

std::string format_error_in(const std::string& text) {
  return test::message_of<reports::ParseError>([&] { read_submission(text); });
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
  const auto with = [&](const std::string& number) {
    return changed_report(
        {{"\"sum\": 8", "\"sum\": " + number}, {"\"sum_text\": \"8\"", "\"sum_text\": \"" + text + '"'}});
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
  ASSERT_NO_THROW(read_submission(changed_report({})));
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
  for (const auto& change : changes)
    EXPECT_TRUE(test::mentions(format_error_in(changed_report({change})), {"line "})) << change.second;
}

TEST(SubmissionFormats, placements_alone_can_be_in_every_notation) {
  for (const reports::Notation& notation : reports::all_notations()) {
    std::string text;
    notation.append(text, {{0, 4, 7, 5, 2, 6, 1, 3}, 8}, 0);
    EXPECT_TRUE(test::mentions(test::reading_of({"", text + "\n"}),
                               {"8 queens", "\nplacements: [0 4 7 5 2 6 1 3]\n"}))
        << notation.name;
  }
}

}  // namespace
}  // namespace eightfold::coursework
