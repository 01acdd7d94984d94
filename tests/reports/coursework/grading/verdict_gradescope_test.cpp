#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"
#include "tests/support/messages.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::json;

json gradescope_results_of(const GradedSubmission& submission) {
  return json::parse(verdict_gradescope({&submission, 1}));
}

TEST(VerdictGradescope, has_the_score_and_the_output_for_the_whole_submission) {
  const json results = gradescope_results_of(test::ann());
  EXPECT_EQ(results["score"], 2.5);
  EXPECT_EQ(results["output"],
            "8 queens, full group (order 8)\n"
            "Note: Columns are counted from 0, since a 0 occurs.\n"
            "1 right, 1 carried forward, 2 wrong, 1 missing.\n");
  EXPECT_EQ(results["output_format"], "text");
  EXPECT_EQ(results["visibility"], "visible");
  EXPECT_EQ(results["stdout_visibility"], "hidden");
  EXPECT_EQ(results["extra_data"]["claims"]["orbit_count"], "wrong");
  EXPECT_EQ(results["extra_data"]["mistakes"][0],
            json({{"claim", "orbit_count"}, {"id", "all_orbits_full"}}));
}

TEST(VerdictGradescope, has_a_test_for_each_claim) {
  const json tests = gradescope_results_of(test::ann())["tests"];
  ASSERT_EQ(tests.size(), 5U);
  for (std::size_t i = 0; i < tests.size(); ++i) {
    EXPECT_EQ(tests[i]["number"], std::to_string(i + 1));
    EXPECT_EQ(tests[i]["status"], i == 0 ? "passed" : "failed");
  }
  const json& tally = tests[1];
  EXPECT_EQ(tally["name"], "Fixed points");
  EXPECT_EQ(tally["score"], 0.5);
  EXPECT_EQ(tally["max_score"], 1);
  EXPECT_EQ(tally["name_format"], "text");
  EXPECT_EQ(tally["output_format"], "text");
  EXPECT_EQ(tally["visibility"], "visible");
  EXPECT_TRUE(
      test::mentions(tally["output"].get<std::string>(),
                     {"You submitted: 8 tallies\nOne of the eight tallies is off.\n- line 4, column 20: ",
                      "\n- and 300 more\n"}));
}

TEST(VerdictGradescope, has_only_keys_that_gradescope_documents) {
  const std::vector<std::string> known = {
      "score", "output", "output_format", "visibility", "stdout_visibility", "extra_data", "tests"};
  const std::vector<std::string> of_tests = {"score",  "max_score",     "status",
                                             "name",   "name_format",   "number",
                                             "output", "output_format", "visibility"};
  const json results = gradescope_results_of(test::ann());
  for (const auto& [key, value] : results.items()) EXPECT_EQ(std::ranges::count(known, key), 1) << key;
  for (const auto& [key, value] : results["tests"][0].items())
    EXPECT_EQ(std::ranges::count(of_tests, key), 1) << key;
}

TEST(VerdictGradescope, gives_no_points_for_an_unreadable_submission_and_explains_why) {
  GradedSubmission submission = test::cyd();
  submission.score = submission.max_score = 5;
  const json results = gradescope_results_of(submission);
  EXPECT_EQ(results["score"], 0);
  EXPECT_EQ(results["tests"], json::array());
  EXPECT_EQ(results["output"],
            "This submission cannot be read: line 3, column 7: unknown key \"orbit_cuont\"; did\n"
            "you mean orbit_count?\n");
}

TEST(VerdictGradescope, stays_json_of_plain_text_for_all_texts) {
  const json results = gradescope_results_of(test::mallory());
  EXPECT_EQ(results["tests"][1]["name"], reports::clean_line(test::hostile_text));
  for (const json& text : {results["output"], results["tests"][0]["output"], results["tests"][1]["output"]})
    for (const char c : text.get<std::string>())
      EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n');
}

TEST(VerdictGradescope, needs_exactly_one_submission) {
  const std::vector<GradedSubmission> two = {test::ann(), test::bob()};
  EXPECT_THROW(verdict_gradescope(two), std::invalid_argument);
  EXPECT_THROW(verdict_gradescope({}), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold::coursework
