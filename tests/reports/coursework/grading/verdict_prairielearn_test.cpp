#include <gtest/gtest.h>

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

json prairielearn_results_of(const GradedSubmission& submission) {
  return json::parse(verdict_prairielearn({&submission, 1}));
}

TEST(VerdictPrairielearn, gives_the_score_as_a_fraction) {
  EXPECT_EQ(prairielearn_results_of(test::ann())["score"], 0.5);
  EXPECT_EQ(prairielearn_results_of(test::bob())["score"], 1);
  EXPECT_EQ(prairielearn_results_of(test::ann())["gradable"], true);
  EXPECT_EQ(prairielearn_results_of(test::ann())["message"],
            "1 right, 1 carried forward, 2 wrong, 1 missing.");
}

TEST(VerdictPrairielearn, never_divides_by_zero) {
  GradedSubmission submission = test::bob();
  submission.score = submission.max_score = 0;
  EXPECT_EQ(prairielearn_results_of(submission)["score"], 1);
  submission.claims[0].verdict.status = Status::wrong;
  EXPECT_EQ(prairielearn_results_of(submission)["score"], 0);
  submission.claims.clear();
  EXPECT_EQ(prairielearn_results_of(submission)["score"], 0);
}

TEST(VerdictPrairielearn, has_a_test_for_each_claim) {
  const json tests = prairielearn_results_of(test::ann())["tests"];
  ASSERT_EQ(tests.size(), 5U);
  const json& orbits = tests[3];
  EXPECT_EQ(orbits["name"], "Number of orbits");
  EXPECT_EQ(orbits["description"], "You submitted: 11.5");
  EXPECT_EQ(orbits["points"], 0);
  EXPECT_EQ(orbits["max_points"], 1);
  EXPECT_EQ(orbits["message"], "wrong: There are 12 orbits; a number of orbits is whole.\n");
  EXPECT_TRUE(test::mentions(
      orbits["output"].get<std::string>(),
      {"It looks as if every orbit was taken to be full.\n  Your number is Q / order = 92 / 8 = 23/2\n"}));
  EXPECT_EQ(tests[4]["message"], "missing: This claim is required but was not submitted.\n");
}

TEST(VerdictPrairielearn, does_not_grade_an_unreadable_submission) {
  const json results = prairielearn_results_of(test::cyd());
  EXPECT_EQ(results["gradable"], false);
  EXPECT_EQ(results["format_errors"], json::array({test::cyd().unreadable}));
  EXPECT_FALSE(results.contains("score"));
}

TEST(VerdictPrairielearn, stays_json_of_plain_text_for_all_texts) {
  const json results = prairielearn_results_of(test::mallory());
  EXPECT_EQ(results["tests"][1]["name"], reports::clean_line(test::hostile_text));
  for (const json& test : results["tests"])
    for (const char c : test["message"].get<std::string>() + test["output"].get<std::string>())
      EXPECT_TRUE(static_cast<unsigned char>(c) >= 0x20 || c == '\n');
  GradedSubmission unreadable = test::cyd();
  unreadable.unreadable = test::hostile_text;
  EXPECT_EQ(prairielearn_results_of(unreadable)["format_errors"][0], reports::clean_line(test::hostile_text));
}

TEST(VerdictPrairielearn, needs_exactly_one_submission) {
  const std::vector<GradedSubmission> two = {test::ann(), test::bob()};
  EXPECT_THROW(verdict_prairielearn(two), std::invalid_argument);
  EXPECT_THROW(verdict_prairielearn({}), std::invalid_argument);
}

}  // namespace
}  // namespace eightfold::coursework
