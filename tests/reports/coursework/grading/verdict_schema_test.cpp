// Validates verdicts against their published schema.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "eightfold/reports/coursework/grading/verdict_report.hpp"
#include "tests/program/schemas.hpp"
#include "tests/reports/coursework/grading/graded_submissions.hpp"

namespace eightfold::coursework {
namespace {

using nlohmann::json;

std::string verdict_violations(const json& document) { return test::violations_of("verdict-1.0", document); }

// Submission 0 is Ann's; submission 1 is unreadable.
json valid_verdict() {
  const std::vector<GradedSubmission> submissions = {test::ann(), test::cyd(), test::bob(), test::mallory()};
  return json::parse(verdict_json(submissions));
}

TEST(VerdictSchema, accepts_every_kind_of_submission) {
  EXPECT_EQ(verdict_violations(valid_verdict()), "");
  EXPECT_EQ(verdict_violations(json::parse(verdict_json({}))), "");
}

TEST(VerdictSchema, has_the_identifier_that_the_documents_refer_to) {
  EXPECT_EQ(test::published_schema("verdict-1.0")["$id"], valid_verdict()["$schema"]);
  EXPECT_EQ(test::published_schema("verdict-1.0")["$schema"], "http://json-schema.org/draft-07/schema#");
}

TEST(VerdictSchema, rejects_every_missing_key) {
  const json valid = valid_verdict();
  const std::vector<std::pair<std::string, std::vector<std::string>>> keys = {
      {"", {"$schema", "schema_version", "generator", "submissions"}},
      {"/generator", {"name", "version"}},
      {"/submissions/0", {"name", "notes", "claims", "score", "max_score", "all_right"}},
      {"/submissions/0/claims/1",
       {"claim", "title", "status", "claimed", "summary", "findings", "omitted_findings", "mistakes", "score",
        "max_score"}},
      {"/submissions/0/claims/1/findings/0", {"kind", "text"}},
      {"/submissions/0/claims/3/mistakes/0", {"id", "title", "arithmetic", "advice"}}};
  for (const auto& [place, names] : keys)
    for (const std::string& name : names) {
      json without = valid;
      ASSERT_EQ(without[json::json_pointer(place)].erase(name), 1U) << place << ' ' << name;
      EXPECT_NE(verdict_violations(without), "") << place << ' ' << name;
    }
}

TEST(VerdictSchema, rejects_invalid_values) {
  const json valid = valid_verdict();
  const std::string claim = "/submissions/0/claims/1";
  const std::vector<std::pair<std::string, json>> changes = {
      {"/schema_version", "1.1"},
      {"/$schema", "urn:eightfold:schema:verdict:1.1"},
      {"/extra", 1},
      {"/generator/name", "another"},
      {"/generator/version", "1"},
      {"/submissions", json::object()},
      {"/submissions/0/extra", 1},
      {"/submissions/0/name", nullptr},
      {"/submissions/0/name", "a\nb"},
      {"/submissions/0/author", ""},
      {"/submissions/0/notes", "a note"},
      {"/submissions/0/score", -1},
      {"/submissions/0/score", "2.5"},
      {"/submissions/0/all_right", 0},
      {"/submissions/0/unreadable", "it has claims nevertheless"},
      {"/submissions/1/unreadable", ""},
      {"/submissions/1/all_right", true},
      {claim + "/claim", "beauty"},
      {claim + "/status", "Right"},
      {claim + "/status", "not checked"},
      {claim + "/title", ""},
      {claim + "/claimed", 8},
      {claim + "/summary", "\x1b[31m"},
      {claim + "/omitted_findings", -1},
      {claim + "/omitted_findings", 1.5},
      {claim + "/findings/0/place", nullptr},
      {claim + "/findings/0/line", 4},
      {claim + "/mistakes", nullptr},
      {claim + "/credit", 1}};
  for (const auto& [place, value] : changes) {
    json changed = valid;
    changed[json::json_pointer(place)] = value;
    EXPECT_NE(verdict_violations(changed), "") << place << " = " << value;
  }
}

}  // namespace
}  // namespace eightfold::coursework
