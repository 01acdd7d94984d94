// Validates verdicts against their published schema.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "tests/program/schema_mutants.hpp"
#include "tests/program/schemas.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"
#include "tests/support/golden.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::json;

std::string verdict_violations(const json& document) { return test::violations_of("verdict-1.0", document); }

// Submission 0 is Ann's; submission 1 is unreadable.
json valid_verdict() {
  const std::vector<GradedSubmission> submissions = {test::ann(), test::cyd(), test::bob(), test::mallory()};
  return json::parse(verdict_json(submissions));
}

TEST(VerdictSchema, accepts_every_kind_of_submission_and_only_these_changes) {
  EXPECT_EQ(verdict_violations(valid_verdict()), "");
  EXPECT_EQ(verdict_violations(json::parse(verdict_json({}))), "");
  test::expect_golden("accepted-mutants-verdicts.txt", test::accepted_mutants({valid_verdict()}));
}

TEST(VerdictSchema, has_the_identifier_that_the_documents_refer_to) {
  EXPECT_EQ(test::published_schema("verdict-1.0")["$id"], valid_verdict()["$schema"]);
  EXPECT_EQ(test::published_schema("verdict-1.0")["$schema"], "http://json-schema.org/draft-07/schema#");
}

TEST(VerdictSchema, rejects_an_unreadable_submission_with_claims_or_without_a_reason) {
  const std::vector<std::pair<std::string, json>> changes = {
      {"/submissions/0/unreadable", "it has claims nevertheless"},
      {"/submissions/1/unreadable", ""},
      {"/submissions/1/all_right", true}};
  for (const auto& [place, value] : changes) {
    json changed = valid_verdict();
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(verdict_violations(changed), "") << place << " = " << value;
  }
}

}  // namespace
}  // namespace eightfold::coursework
