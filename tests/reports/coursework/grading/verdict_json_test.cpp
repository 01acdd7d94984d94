#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "reports/text/internal/utf8.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::json;

json submission_of(const GradedSubmission& submission) {
  return json::parse(verdict_json({&submission, 1}))["submissions"][0];
}

TEST(VerdictJson, names_its_schema_and_the_program) {
  const std::string text = verdict_json({});
  const json document = json::parse(text);
  EXPECT_EQ(document["$schema"], "urn:eightfold:schema:verdict:1.0");
  EXPECT_EQ(document["schema_version"], "1.0");
  EXPECT_EQ(document["generator"]["name"], "eightfold");
  EXPECT_EQ(document["submissions"], json::array());
  EXPECT_EQ(text.back(), '\n');
}

TEST(VerdictJson, has_every_part_of_a_submission) {
  const json ann = submission_of(test::ann());
  EXPECT_EQ(ann["name"], "ann.json");
  EXPECT_EQ(ann["author"], "Ann Ahn");
  EXPECT_EQ(ann["exercise"], "8 queens, full group (order 8)");
  EXPECT_FALSE(ann.contains("unreadable"));
  EXPECT_EQ(ann["notes"], json::array({"Columns are counted from 0, since a 0 occurs."}));
  EXPECT_EQ(ann["score"], 2.5);
  EXPECT_EQ(ann["max_score"], 5);
  EXPECT_EQ(ann["all_right"], false);
  ASSERT_EQ(ann["claims"].size(), 5U);
  std::vector<std::string> statuses;
  for (const json& claim : ann["claims"]) statuses.push_back(claim["status"]);
  EXPECT_EQ(statuses, (std::vector<std::string>{"right", "wrong", "carried", "wrong", "missing"}));
}

TEST(VerdictJson, has_every_part_of_a_claim) {
  const json claims = submission_of(test::ann())["claims"];
  EXPECT_EQ(claims[1]["claim"], "fixed_points");
  EXPECT_EQ(claims[1]["title"], "Fixed points");
  EXPECT_EQ(claims[1]["claimed"], "8 tallies");
  EXPECT_EQ(claims[1]["summary"], "One of the eight tallies is off.");
  EXPECT_EQ(claims[1]["findings"][0]["kind"], "tally");
  EXPECT_EQ(claims[1]["findings"][0]["place"], "line 4, column 20");
  EXPECT_FALSE(claims[1]["findings"][1].contains("place"));
  EXPECT_EQ(claims[1]["omitted_findings"], 300);
  EXPECT_EQ(claims[1]["score"], 0.5);
  EXPECT_EQ(claims[3]["mistakes"][0]["id"], "all_orbits_full");
  EXPECT_EQ(claims[3]["mistakes"][0]["arithmetic"], "Q / order = 92 / 8 = 23/2");
  EXPECT_EQ(claims[3]["mistakes"].size(), 2U);
}

TEST(VerdictJson, omits_the_missing_parts_of_an_unreadable_submission) {
  const json cyd = submission_of(test::cyd());
  EXPECT_EQ(cyd["unreadable"], test::cyd().unreadable);
  EXPECT_FALSE(cyd.contains("author"));
  EXPECT_FALSE(cyd.contains("exercise"));
  EXPECT_EQ(cyd["claims"], json::array());
  EXPECT_EQ(cyd["all_right"], false);
}

TEST(VerdictJson, rounds_sums_of_points) {
  GradedSubmission submission = test::bob();
  submission.score = 0.1 + 0.2;
  EXPECT_EQ(submission_of(submission)["score"], 0.3);
}

TEST(VerdictJson, stays_json_for_all_texts) {
  const json mallory = submission_of(test::mallory());
  const std::string clean = reports::clean_line(test::hostile_text);
  EXPECT_EQ(mallory["name"], clean);
  EXPECT_EQ(mallory["notes"][0], clean);
  EXPECT_EQ(mallory["claims"][1]["findings"][0]["text"], clean);
  EXPECT_EQ(mallory["claims"][1]["mistakes"][0]["advice"], clean);
}

}  // namespace
}  // namespace eightfold::coursework
